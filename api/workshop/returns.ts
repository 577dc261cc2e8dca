import { REJECT_REASONS } from "./reject_reasons.ts";

/** A: as new. B: damaged. */
export const GRADES = ["A", "B"] as const;
export type Grade = (typeof GRADES)[number];
export const DAMAGED_GRADE = "B" satisfies Grade;

/** Restocked: a blank again. Kept: set aside unchanged. Scrapped: thrown away. */
export const OUTCOMES = ["restocked", "kept", "scrapped"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type ReturnReason = "carrier" | Exclude<(typeof REJECT_REASONS)[number], "artwork">;
/** Each reason has the same digit as for rejects; `carrier` has that of `artwork`, which is no reason for a return. */
export const RETURN_REASONS: readonly ReturnReason[] = REJECT_REASONS.map((reason) =>
  reason === "artwork" ? "carrier" : reason
);

/** Outcomes with which a person takes a kept garment off the shelf; a remedy order takes it off too. */
export const RELEASES = ["restocked", "scrapped"] as const satisfies readonly Outcome[];
export type Release = (typeof RELEASES)[number];
export const isRelease = (text: string): text is Release => (RELEASES as readonly string[]).includes(text);

/** Reasons to take a kept garment off the shelf, picked by a digit. */
export const SHELF_REASONS = ["unclaimed", "sellerAsked", "another", "spoilt", "lost"] as const;
export type ShelfReason = (typeof SHELF_REASONS)[number];
const ENDED_REASONS: readonly ShelfReason[] = ["spoilt", "lost"];
/** A spoilt or lost garment can only be scrapped. */
export const releaseReasons = (release: Release): readonly ShelfReason[] =>
  release === "scrapped" ? SHELF_REASONS : SHELF_REASONS.filter((reason) => !ENDED_REASONS.includes(reason));

export const MAX_RETURNS_SHOWN = 20;
export const LAST_RETURNS = 5;
/** The person who graded a return can undo it for this long. */
export const RETURN_UNDO_SECONDS = 120;
export const MAX_SHELF_KINDS = 50;
export const MAX_SHELF_SHOWN = 20;
export const MAX_RETURN_NOTE = 500;

export interface Restockable {
  /** True if something is, or may be, printed on the garment. */
  readonly bearsArt: boolean;
  /** True if blanks of the garment's item are counted at the bench's location. */
  readonly isCounted: boolean;
}

/** Only an unprinted unit becomes a blank again, and only if blanks are counted. */
export function outcomeOf(grade: Grade, { bearsArt, isCounted }: Restockable): Outcome {
  if (grade === DAMAGED_GRADE) return "scrapped";
  return isCounted && !bearsArt ? "restocked" : "kept";
}
