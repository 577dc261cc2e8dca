import { STEPS } from "./locations.ts";

export const STATION_STEPS = [...STEPS, "box"] as const;

/** Steps whose stations may pass the open unit with the next ticket's scan, because nobody inspects units there. */
export const AUTO_PASS_STEPS: readonly string[] = ["cutting", "print", "sewing"];

/** Default width of a sheet: that of common transfer film. */
export const SHEET_W_MM = 558;

/** Default capacity of a bin, in units: enough for most orders of several units. */
export const BIN_CAPACITY = 12;

/** Maximum number of bins that are made at once. Reason: their labels fill a sheet or two. */
export const MAX_BINS_AT_ONCE = 200;
export const MAX_BIN_CAPACITY = 1_000;

/** Maximum length of a typed range: two labels and a separator. */
export const RANGE_CHARS = 50;
/** Separators of a range; a hyphen may be part of a label too. */
const BETWEEN = /-|–|—|\.\./gu;
const END = /^(.*?)(\d{1,6})$/u;

/** Returns the labels of a row of bins, at most one above the limit; null if the two are not its ends. */
function between(from: string, to: string): readonly string[] | null {
  const [, before = "", first = ""] = END.exec(from) ?? [];
  const [, again = "", last = ""] = END.exec(to) ?? [];
  const count = Number(last) - Number(first) + 1;
  const isRow = first !== "" && first.length === last.length && count > 0;
  if (!isRow || (again !== "" && again !== before)) return null;
  return Array.from(
    { length: Math.min(count, MAX_BINS_AT_ONCE + 1) },
    (_, at) => before + String(Number(first) + at).padStart(first.length, "0"),
  );
}

function isMeantAsRange(text: string): boolean {
  const [first = "", second = ""] = text.split("-");
  return /[–—]|\.\./u.test(text) || (second !== "" && /^\D/u.test(second) && second[0] === first[0]);
}

/** Reads one label, or a range such as `A01–A12` or `A01–12`, with as many digits in both. Null for another range. */
export function labelsIn(text: string): readonly string[] | null {
  const given = text.trim();
  if (given === "" || given.length > RANGE_CHARS) return null;
  for (const { 0: sign, index } of given.matchAll(BETWEEN)) {
    const found = between(given.slice(0, index).trimEnd(), given.slice(index + sign.length).trimStart());
    if (found) return found;
  }
  return isMeantAsRange(given) ? null : [given];
}
