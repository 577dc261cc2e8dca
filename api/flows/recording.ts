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

/** Keys are paths such as `output.failure.kind`; values are words of closed lists, switches or counts. */
export type RecordedFields = Readonly<Record<string, string | number | boolean>>;

export interface Entry {
  /** Milliseconds since 1970. */
  readonly t: number;
  readonly flow: string;
  readonly actor: string;
  readonly kind: "start" | "event" | "stop";
  /** As in the chart; `event` is empty for a start and a stop, and `?` for an unknown event. */
  readonly cause: TransitionKind;
  readonly event: string;
  readonly fields: RecordedFields;
  readonly context: RecordedFields;
  /**
   * Paths of the innermost states before (`from`) and after (`value`); ids of the taken `ways`; guards that were
   * false.
   */
  readonly from: readonly string[];
  readonly value: readonly string[];
  readonly ways: readonly string[];
  readonly refused: readonly string[];
  readonly requestId: string;
  /** Number of equal steps in a row that this entry stands for. */
  readonly times: number;
  /** True if the step ended the machine with an error. */
  readonly isBroken: boolean;
}

export interface RecordedChart {
  readonly chart: Chart;
  /** Null if the flow has none, or if it was dropped to make the recording smaller. */
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
  /** The number of the open record, else its id, never its name, which may be a person's; empty for none. */
  readonly record: string;
  /** The person's own description of the problem; the only free text. */
  readonly sentence: string;
  readonly entries: readonly Entry[];
  readonly charts: Readonly<Record<string, RecordedChart>>;
}
