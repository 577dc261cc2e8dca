/** Defines the context of the returns bench, and computes parts of it without side effects. */
import type { Grade, Release, ReturnReason, ShelfReason } from "../../api/workshop/returns.ts";

export interface BenchUnit {
  readonly _id: string;
  readonly returned: { readonly _id: string; readonly outcome: string } | null;
}
export interface BenchPackage {
  readonly _id: string;
  readonly code: string;
  readonly units: readonly BenchUnit[];
}

/** The result is `unknown` if there was no answer. */
export type CallResult<Done> =
  | ({ readonly kind: "done" } & Done)
  | { readonly kind: "refused" | "unknown"; readonly failure: unknown };

export interface BenchScan<Scanned extends BenchPackage = BenchPackage> {
  readonly outcome: string;
  readonly code: string;
  readonly text: string;
  readonly parcel: Scanned | null;
  readonly unit_id: string | null;
}
export type OpenResult = CallResult<{ readonly scan: BenchScan }>;
export type GradeResult = CallResult<{ readonly returned: BenchReturn }>;
export interface BenchReturn {
  readonly _id: string;
  readonly unit_id: string;
  readonly ticket: string;
  readonly outcome: string;
  readonly undo_until: number | null;
}

export interface Verdict {
  /** Result of a scan (done, open, asks, refused, unknown), a grade (restocked, kept, scrapped) or an undo. */
  readonly result: string;
  readonly code: string;
  readonly text: string;
  /** Code of the package or garment that the message is about. */
  readonly about: string;
}

export type BenchReason = ReturnReason | ShelfReason;

export interface BenchCode {
  readonly code: string;
  readonly typed: boolean;
  readonly key: string;
}

/** Maximum number of scans queued during a request: more than a person makes in that time. */
export const MAX_QUEUED_SCANS = 20;

export interface ReturnBenchContext {
  readonly next: readonly BenchCode[];
  readonly code: string;
  /** A person confirmed that the package is here. */
  readonly back: boolean;
  readonly typed: boolean;
  readonly parcel: BenchPackage | null;
  /** The package is Returned: its garments can be graded. */
  readonly isBack: boolean;
  readonly unit: string | null;
  /** A grade, or how a kept garment leaves the shelf. */
  readonly grade: Grade | Release;
  readonly reason: BenchReason | null;
  readonly note: string;
  readonly key: string;
  /** The last grade given at this bench, which can be undone. */
  readonly last: BenchReturn | null;
  /** The package returned last on this bench; its return can be undone until a garment is graded. */
  readonly opened: { readonly _id: string; readonly code: string } | null;
  readonly verdict: Verdict | null;
  readonly failure: unknown;
}

export type ReturnBenchEvent =
  | ({ readonly type: "code.read" } & BenchCode)
  | { readonly type: "parcel.confirm"; readonly key: string }
  | { readonly type: "parcel.leave" }
  | { readonly type: "parcel.changed"; readonly parcel: BenchPackage }
  | { readonly type: "unit.pick"; readonly unit: string }
  | { readonly type: "grade.asNew"; readonly key: string }
  | { readonly type: "grade.damaged" }
  | { readonly type: "kept.release"; readonly release: Release }
  | { readonly type: "reason.pick"; readonly reason: BenchReason; readonly key: string }
  | { readonly type: "reason.cancel" }
  | { readonly type: "note.type"; readonly note: string }
  | { readonly type: "grade.again" }
  | { readonly type: "grade.undo"; readonly key: string }
  | { readonly type: "return.undo"; readonly key: string };

export type OpenDone = { readonly output: OpenResult };
export type GradeDone = { readonly output: GradeResult };
export type ReopenResult = CallResult<{ readonly code: string }>;
export type ReopenDone = { readonly output: ReopenResult };

export const EMPTY_BENCH: ReturnBenchContext = {
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

export const openWith = ({ code, typed, key }: BenchCode) => ({
  code,
  back: false,
  typed,
  key,
  verdict: null,
  failure: null,
});

type PackageChanged = { readonly event: { readonly parcel: BenchPackage } };

/** A change that comes meanwhile is shown, but the garment stays chosen: its grade may be sent again. */
export const showChange = {
  "parcel.changed": {
    actions: { type: "keepUnits" as const, params: ({ event }: PackageChanged) => event },
  },
};

/** Scans during a request are queued. */
export const readMeanwhile = {
  ...showChange,
  "code.read": {
    actions: { type: "keepNext" as const, params: ({ event }: { readonly event: BenchCode }) => event },
  },
};

const keepUndoKey = {
  type: "keepUndoKey" as const,
  params: ({ event }: { readonly event: { readonly key: string } }) => event,
};
export const leavePackage = { "parcel.leave": { target: "resting" as const, actions: "leave" as const } };

export const undoLast = {
  "grade.undo": { target: "undoing" as const, guard: "hasLast" as const, actions: keepUndoKey },
  "return.undo": { target: "undoingReturn" as const, guard: "hasOpened" as const, actions: keepUndoKey },
};

export const nextUnit = (pkg: BenchPackage): string | null =>
  pkg.units.find(({ returned }) => returned === null)?._id ?? null;

const unitOf = (pkg: BenchPackage | null, unit: string | null): BenchUnit | undefined =>
  pkg?.units.find(({ _id }) => _id === unit);

export const isUngraded = (pkg: BenchPackage | null, unit: string | null): boolean =>
  unitOf(pkg, unit)?.returned === null;

export const isOnShelf = (pkg: BenchPackage | null, unit: string | null): boolean =>
  unitOf(pkg, unit)?.returned?.outcome === "kept";

export const isPickable = (pkg: BenchPackage | null, unit: string | null): boolean =>
  isUngraded(pkg, unit) || isOnShelf(pkg, unit);

export const selectedUnit = (pkg: BenchPackage, unit: string | null): string | null =>
  isPickable(pkg, unit) ? unit : nextUnit(pkg);

export const withGrade = (pkg: BenchPackage | null, unit: string, returned: BenchUnit["returned"]) =>
  pkg && {
    ...pkg,
    units: pkg.units.map((each) => each._id === unit ? { ...each, returned } : each),
  };

export const opens = (output: OpenResult, outcomes: readonly string[]): boolean =>
  output.kind === "done" && outcomes.includes(output.scan.outcome) && output.scan.parcel !== null;

export function isIn(pkg: BenchPackage | null, unit: string): boolean {
  return pkg?.units.some(({ _id }) => _id === unit) ?? false;
}

/** Returns the newer units of the open package, whose chosen unit stays. */
export const changedUnits = ({ parcel: known }: Pick<ReturnBenchContext, "parcel">, pkg: BenchPackage) =>
  pkg._id === known?._id ? { parcel: pkg } : {};

/**
 * Returns false if the chosen unit no longer waits for its grade, or left the shelf; changes of other packages end
 * nothing.
 */
export const isStillGradeable = (
  { parcel: known, unit }: Pick<ReturnBenchContext, "parcel" | "unit">,
  pkg: BenchPackage,
): boolean =>
  pkg._id !== known?._id || (isUngraded(known, unit) ? isUngraded(pkg, unit) : isOnShelf(pkg, unit));
