/** Garments that came back: what their grade says, and what becomes of them. Pure. */
import { REJECT_REASONS } from "./reject_reasons.ts";

/** A: as new. B: damaged. */
export const GRADES = ["A", "B"] as const;
export type Grade = (typeof GRADES)[number];
export const DAMAGED_GRADE = "B" satisfies Grade;

/** Restocked: a blank again. Kept: put aside as it is. Scrapped: thrown away. */
export const OUTCOMES = ["restocked", "kept", "scrapped"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const isOutcome = (text: string): text is Outcome => (OUTCOMES as readonly string[]).includes(text);

export type ReturnReason = "carrier" | Exclude<(typeof REJECT_REASONS)[number], "artwork">;
/**
 * Why a garment is not as new, as people pick it with a digit: on its way, or by us. A digit means the same as where a
 * garment is rejected: what its carrier did has the one of the artwork, which is no reason here.
 */
export const RETURN_REASONS: readonly ReturnReason[] = REJECT_REASONS.map((reason) =>
  reason === "artwork" ? "carrier" : reason
);

/** Parcels that wait to be graded, as the bench shows them. */
export const MAX_RETURNS_SHOWN = 20;
/** What was graded there last. */
export const LAST_RETURNS = 5;
/** How long a grade may be taken back, by whoever gave it. */
export const RETURN_UNDO_SECONDS = 120;
/** Kinds of garments on the shelf, as the bench names them. */
export const MAX_SHELF_KINDS = 50;
export const MAX_RETURN_NOTE = 500;

/** What decides whether a garment is a blank again. */
export interface Restockable {
  /** Something is, or may be, printed on it. */
  readonly bearsArt: boolean;
  /** Blanks of its item are counted at the bench's location. */
  readonly isCounted: boolean;
}

/** Only what was never printed is a blank again, and only where somebody counts them. */
export function outcomeOf(grade: Grade, { bearsArt, isCounted }: Restockable): Outcome {
  if (grade === DAMAGED_GRADE) return "scrapped";
  return isCounted && !bearsArt ? "restocked" : "kept";
}
