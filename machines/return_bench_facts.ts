/** What the machine of the returns bench looks at: a parcel, its garments, and how its calls ended. Pure. */
import type { Grade, ReturnReason } from "../api/workshop/returns.ts";

/** What is known of a garment in the parcel, as far as the machine looks at it. */
export interface BenchUnit {
  readonly _id: string;
  readonly returned: { readonly _id: string } | null;
}
export interface BenchParcel {
  readonly _id: string;
  readonly code: string;
  readonly units: readonly BenchUnit[];
}

/** How a call ended: `unknown` where no answer came. */
export type Ended<Done> =
  | ({ readonly kind: "done" } & Done)
  | { readonly kind: "refused" | "unknown"; readonly failure: unknown };

/** What became of a code. */
export interface BenchScan<Parcel extends BenchParcel = BenchParcel> {
  readonly outcome: string;
  readonly code: string;
  readonly text: string;
  readonly parcel: Parcel | null;
  readonly unit_id: string | null;
}
export type Opened = Ended<{ readonly scan: BenchScan }>;
export type Graded = Ended<{ readonly returned: BenchReturn }>;
export interface BenchReturn {
  readonly _id: string;
  readonly unit_id: string;
  readonly ticket: string;
  readonly outcome: string;
  readonly undo_until: number | null;
}

/** What is shown large: of a scan or of a grade. */
export interface Verdict {
  /** done, open, asks, refused, unknown; restocked, kept, scrapped; undone, reopened. */
  readonly said: string;
  readonly code: string;
  readonly text: string;
  /** The parcel or garment that it is about. */
  readonly about: string;
}

/** A code as it was read. */
export interface Read {
  readonly code: string;
  readonly typed: boolean;
  readonly key: string;
}

/** Codes that are read while an answer is waited for: more than anybody scans meanwhile. */
export const MOST_READ = 20;

export interface ReturnBenchContext {
  /** What was read meanwhile, in its order. */
  readonly next: readonly Read[];
  /** What is opened. */
  readonly code: string;
  /** True after a person confirmed that the package is here. */
  readonly back: boolean;
  readonly typed: boolean;
  readonly parcel: BenchParcel | null;
  /** It is Returned: its garments can be graded. */
  readonly isBack: boolean;
  /** The garment that a grade is for. */
  readonly unit: string | null;
  readonly grade: Grade;
  readonly reason: ReturnReason | null;
  readonly note: string;
  readonly key: string;
  /** The last grade of this bench: what can be taken back. */
  readonly last: BenchReturn | null;
  /** The package that this bench called Returned last, as long as none of its garments is graded: that can be taken back. */
  readonly opened: { readonly _id: string; readonly code: string } | null;
  readonly verdict: Verdict | null;
  readonly failure: unknown;
}

export type ReturnBenchEvent =
  | ({ readonly type: "code.read" } & Read)
  | { readonly type: "parcel.confirm"; readonly key: string }
  | { readonly type: "parcel.leave" }
  /** Somebody else changed it. */
  | { readonly type: "parcel.changed"; readonly parcel: BenchParcel }
  | { readonly type: "unit.pick"; readonly unit: string }
  | { readonly type: "grade.asNew"; readonly key: string }
  | { readonly type: "grade.damaged" }
  | { readonly type: "reason.pick"; readonly reason: ReturnReason; readonly key: string }
  | { readonly type: "reason.cancel" }
  | { readonly type: "note.type"; readonly note: string }
  | { readonly type: "grade.again" }
  | { readonly type: "grade.undo"; readonly key: string }
  | { readonly type: "return.undo"; readonly key: string };

export type OpenDone = { readonly output: Opened };
export type GradeDone = { readonly output: Graded };
export type Reopened = Ended<{ readonly code: string }>;
export type ReopenDone = { readonly output: Reopened };

export const NOTHING: ReturnBenchContext = {
  next: [],
  code: "",
  back: false,
  typed: false,
  parcel: null,
  isBack: false,
  unit: null,
  grade: "A",
  reason: null,
  note: "",
  key: "",
  last: null,
  opened: null,
  verdict: null,
  failure: null,
};

/** The first that nobody graded; null where all are. */
export const nextUnit = (parcel: BenchParcel): string | null =>
  parcel.units.find(({ returned }) => returned === null)?._id ?? null;

export const isUngraded = (parcel: BenchParcel | null, unit: string | null): boolean =>
  parcel?.units.some(({ _id, returned }) => _id === unit && returned === null) ?? false;

/** The one that was picked, as long as it waits; else the first that does. */
export const pickedIn = (parcel: BenchParcel, unit: string | null): string | null =>
  isUngraded(parcel, unit) ? unit : nextUnit(parcel);

export const withGrade = (parcel: BenchParcel | null, unit: string, returned: BenchUnit["returned"]) =>
  parcel && {
    ...parcel,
    units: parcel.units.map((each) => each._id === unit ? { ...each, returned } : each),
  };

export const opens = (output: Opened, outcomes: readonly string[]): boolean =>
  output.kind === "done" && outcomes.includes(output.scan.outcome) && output.scan.parcel !== null;

export function isIn(parcel: BenchParcel | null, unit: string): boolean {
  return parcel?.units.some(({ _id }) => _id === unit) ?? false;
}
