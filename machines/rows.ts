/** A higher version is newer. */
export interface Row {
  readonly _id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

export type Filters = Readonly<Record<string, string | undefined>>;

/** Has the same structure as RowsQuery in resources/url.ts. */
export interface ListQuery {
  readonly filters: Filters;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  /** Extra columns, joined by commas; absent for none. */
  readonly extra?: string;
}

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

/** Returns the newer row. If nothing changed, it is the known object, so that the row is not drawn again. */
export function newer(known: Row | undefined, fetched: Row): Row {
  if (!known) return fetched;
  return known.version > fetched.version || isSame(known, fetched) ? known : fetched;
}

export const idsOf = (rows: readonly Row[]) => rows.map((row) => row._id);
export const intersect = (some: readonly string[], others: readonly string[]) => {
  const set = new Set(others);
  return some.filter((each) => set.has(each));
};

export interface Count {
  readonly count: number;
  readonly capped: boolean;
}

type NotFetched = { readonly kind: "failed"; readonly failure: unknown };

/** `incomplete`: the answer had errors as well as rows. */
export type FetchedRows =
  | { readonly kind: "rows"; readonly rows: readonly Row[]; readonly incomplete: boolean }
  | NotFetched;
export type FetchedCount = { readonly kind: "count"; readonly count: Count } | NotFetched;
/** `matching` lists the ids that still match the filters. */
export type FetchedChanged =
  | { readonly kind: "changed"; readonly rows: readonly Row[]; readonly matching: readonly string[] }
  | NotFetched;

export interface ListContext {
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  readonly incomplete: boolean;
  /** Why the last fetch failed; rows shown meanwhile may be old. */
  readonly failure: unknown;
  readonly count: Count | null;
  /** The count when the rows were fetched; `countNewRows` compares it with `count`. */
  readonly countAtFetch: number | null;
  /** Records changed since the last count was requested. */
  readonly isRecountDue: boolean;
  /** Number of records that the search finds without the other filters; null while unknown. */
  readonly outside: Count | null;
  /** Changed ids that are not fetched yet. */
  readonly changed: readonly string[];
  readonly requestedIds: readonly string[];
  /** Shown rows that no longer match the filters. */
  readonly gone: readonly string[];
}

export interface ListInput {
  readonly query: ListQuery;
  readonly given?: readonly Row[];
}

export const newList = ({ query, given = [] }: ListInput): ListContext => ({
  query,
  rows: given,
  incomplete: false,
  failure: null,
  count: null,
  countAtFetch: null,
  isRecountDue: false,
  outside: null,
  changed: [],
  requestedIds: [],
  gone: [],
});

/** Returns the number of new matching records that are not shown yet; 0 if the count is capped or unknown. */
export function countNewRows({ count, countAtFetch, gone }: ListContext): number {
  if (!count || count.capped || countAtFetch === null) return 0;
  return Math.max(0, count.count - countAtFetch + gone.length);
}
