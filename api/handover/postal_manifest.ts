/** Lists of packages for the postal service. Pure. Source: docs/post.md. */
import { checkNumber } from "../shipping/postal_numbers.ts";
import { reverseDay } from "../time/day_text.ts";
import { startOf } from "../time/dates.ts";

/** The postage of a manifest is in dong, whatever the currency of a label's cost. */
export const MANIFEST_CURRENCY = "VND";
/** Number of packages of an accepted manifest that one transaction hands over. */
export const ACCEPTED_AT_ONCE = 100;

const ISSUER = "VN";

export function isManifestNumber(code: string): boolean {
  const { kind, problem, country } = checkNumber(code);
  return kind === "s10" && problem === null && country === ISSUER;
}

/** Returns the first instant of a day that is written as YYYY-MM-DD. */
export const dayStart = (day: string, timeZone: string): number => startOf(reverseDay(day), timeZone) ?? 0;

export interface ManifestSums {
  readonly items_count: number;
  readonly weight_g: number;
  /** Null if the postage of an item is unknown. */
  readonly postage_minor: number | null;
}

export const sumsOfItems = (
  items: readonly { readonly weight_g: number; readonly postage_minor: number | null }[],
): ManifestSums => ({
  items_count: items.length,
  weight_g: items.reduce((sum, { weight_g }) => sum + weight_g, 0),
  postage_minor: items.reduce<number | null>(
    (sum, { postage_minor }) => sum === null || postage_minor === null ? null : sum + postage_minor,
    0,
  ),
});
