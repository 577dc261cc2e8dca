/** What a list asks for and what it gets, as its machines see it. */

/** One row as the list's document asks for it. A later version is newer. */
export interface Row {
  readonly _id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

export type Filters = Readonly<Record<string, string | undefined>>;

/** Which rows a list shows, and which of their fields. Structurally the RowsQuery of resources/url.ts. */
export interface ListQuery {
  readonly filters: Filters;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  /** Hidden columns that are shown, by commas; absent for none. */
  readonly extra?: string;
}

/** True when both have the same values under the same names. */
export function isSame(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}

export function isSameQuery(
  { filters, ...rest }: ListQuery,
  { filters: others, ...other }: ListQuery,
): boolean {
  return isSame(rest, other) && isSame(filters, others);
}

/** The newer of two states of a row; the known object where nothing changed, so that it is not drawn again. */
export function newer(known: Row | undefined, fetched: Row): Row {
  if (!known) return fetched;
  return known.version > fetched.version || isSame(known, fetched) ? known : fetched;
}

export const idsOf = (rows: readonly Row[]) => rows.map((row) => row._id);
/** Those of the first list that the second has too, in the first one's order. */
export const common = (some: readonly string[], others: readonly string[]) => {
  const set = new Set(others);
  return some.filter((each) => set.has(each));
};
