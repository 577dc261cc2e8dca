/**
 * What the flight recorder keeps of a tab, and what a report of a problem carries: steps of machines in a form that
 * can hold no data of anybody. Pure.
 */
import type { Chart, TransitionKind } from "./chart.ts";
import type { Drawing } from "./drawing.ts";

export const RECORDING_FORMAT = "pressdock.flow";
export const RECORDING_VERSION = 1;

/** Steps that are kept. */
export const MAX_ENTRIES = 500;
/** Of the steps as JSON, in characters. */
export const MAX_BUFFER_SIZE = 256 * 1024;
/** Of a whole recording as JSON, in characters. */
export const MAX_RECORDING_SIZE = 1024 * 1024;
export const MAX_SENTENCE_LENGTH = 1_000;

/** By path, `output.failure.kind`: a word of a closed list, a switch, or a count. */
export type RecordedFields = Readonly<Record<string, string | number | boolean>>;

/** One step of one machine. */
export interface Entry {
  /** Milliseconds since 1970. */
  readonly t: number;
  /** Name of the machine's file. */
  readonly flow: string;
  /** Tells several actors of one machine apart. */
  readonly actor: string;
  readonly kind: "start" | "event" | "stop";
  /** What called it, in the manner of the chart. Empty for a start and a stop; `?` for an event that it does not know. */
  readonly cause: TransitionKind;
  readonly event: string;
  /** What the event carried, as far as it may be told. */
  readonly fields: RecordedFields;
  /** What the machine knew after it, as far as it may be told. */
  readonly context: RecordedFields;
  /** Paths of the innermost states, before and after. */
  readonly from: readonly string[];
  readonly value: readonly string[];
  /** Ids of the ways that were taken, in their order. */
  readonly ways: readonly string[];
  /** Guards that were false. */
  readonly refused: readonly string[];
  readonly requestId: string;
  /** How often in a row, where nothing else changed. */
  readonly times: number;
  /** True when the machine broke down in it. */
  readonly isBroken: boolean;
}

export interface RecordedChart {
  readonly chart: Chart;
  /** Null where there was none. */
  readonly drawing: Drawing | null;
}

export interface Recording {
  readonly format: typeof RECORDING_FORMAT;
  readonly version: typeof RECORDING_VERSION;
  readonly app: { readonly version: string; readonly commit: string };
  /** When it was made; milliseconds since 1970. */
  readonly at: number;
  readonly language: string;
  readonly role: string;
  readonly viewport: readonly [width: number, height: number];
  /** Without what stands behind `?`. */
  readonly path: string;
  /** The number of the record that was open, or its id where it is called by a name; empty for none. */
  readonly record: string;
  readonly sentence: string;
  readonly entries: readonly Entry[];
  readonly charts: Readonly<Record<string, RecordedChart>>;
}
