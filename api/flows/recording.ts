/** Reports of problems contain recordings: steps of machines without personal data. */
import type { Chart, TransitionKind } from "./chart.ts";
import type { Drawing } from "./drawing.ts";

export const RECORDING_FORMAT = "pressdock.flow";
export const RECORDING_VERSION = 1;

export const MAX_ENTRIES = 500;
/** Bound on the steps as JSON, in characters. */
export const MAX_BUFFER_SIZE = 256 * 1024;
/** Bound on a whole recording as JSON, in characters. */
export const MAX_RECORDING_SIZE = 1024 * 1024;
export const MAX_SENTENCE_LENGTH = 1_000;

/** By path, `output.failure.kind`: a word of a closed list, a switch, or a count. */
export type RecordedFields = Readonly<Record<string, string | number | boolean>>;

export interface Entry {
  /** Milliseconds since 1970. */
  readonly t: number;
  readonly flow: string;
  readonly actor: string;
  readonly kind: "start" | "event" | "stop";
  /** Cause of the step, as in the chart. Empty for a start and a stop; `?` for an unknown event. */
  readonly cause: TransitionKind;
  readonly event: string;
  readonly fields: RecordedFields;
  readonly context: RecordedFields;
  /** Paths of the innermost states, before and after. */
  readonly from: readonly string[];
  readonly value: readonly string[];
  readonly ways: readonly string[];
  readonly refused: readonly string[];
  readonly requestId: string;
  readonly times: number;
  readonly isBroken: boolean;
}

export interface RecordedChart {
  readonly chart: Chart;
  /** Null if there was none. */
  readonly drawing: Drawing | null;
}

export interface Recording {
  readonly format: typeof RECORDING_FORMAT;
  readonly version: typeof RECORDING_VERSION;
  readonly app: { readonly version: string; readonly commit: string };
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly language: string;
  readonly role: string;
  readonly viewport: readonly [width: number, height: number];
  /** Without the query. */
  readonly path: string;
  /** The number of the open record, or its id if that is not a name; empty for none. */
  readonly record: string;
  readonly sentence: string;
  readonly entries: readonly Entry[];
  readonly charts: Readonly<Record<string, RecordedChart>>;
}
