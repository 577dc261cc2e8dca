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

export interface Count {
  readonly count: number;
  readonly capped: boolean;
}

type NotFetched = { readonly kind: "failed"; readonly failure: unknown };

/** What became of a page. `incomplete`: the answer had errors beside the rows. */
export type FetchedRows =
  | { readonly kind: "rows"; readonly rows: readonly Row[]; readonly incomplete: boolean }
  | NotFetched;
export type FetchedCount = { readonly kind: "count"; readonly count: Count } | NotFetched;
/** Rows that changed, as they are now, and the ids of those that the filters still let through. */
export type FetchedChanged =
  | { readonly kind: "changed"; readonly rows: readonly Row[]; readonly matching: readonly string[] }
  | NotFetched;

export interface ListContext {
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  readonly incomplete: boolean;
  /** Of the last fetch; beside rows it means that they may be old. */
  readonly failure: unknown;
  readonly count: Count | null;
  /** What the count was when the rows were fetched: the difference is what is new. */
  readonly countThen: number | null;
  /** True when rows changed since the last count was asked for. */
  readonly isRecountDue: boolean;
  /** How many the words of the search find without the other filters; null while unknown. */
  readonly outside: Count | null;
  /** Ids that somebody changed and that are not fetched yet. */
  readonly changed: readonly string[];
  /** Ids of which the answer is awaited. */
  readonly asked: readonly string[];
  /** Shown rows that the filters no longer let through. */
  readonly gone: readonly string[];
}

export interface ListInput {
  readonly query: ListQuery;
  /** Rows that are there already; none to fetch them. */
  readonly given?: readonly Row[];
}

export const newList = ({ query, given = [] }: ListInput): ListContext => ({
  query,
  rows: given,
  incomplete: false,
  failure: null,
  count: null,
  countThen: null,
  isRecountDue: false,
  outside: null,
  changed: [],
  asked: [],
  gone: [],
});

/** How many records match that the rows do not show yet; 0 where the count is capped. */
export function newsOf({ count, countThen, gone }: ListContext): number {
  if (!count || count.capped || countThen === null) return 0;
  return Math.max(0, count.count - countThen + gone.length);
}
