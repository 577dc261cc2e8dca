/**
 * Converts between a list's address and its query. Precedence: defaults < `{filter}` segment < query string; a segment
 * or a query with the segment's filter replaces all defaults. In the query that filter is called `status`, whatever its
 * column; the column's own name means the same, or is a second filter beside it. Source: docs/requirements.md S2.0.
 */
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE, MAX_PAGED_ROWS, PAGE_SIZES } from "../api/constants.ts";
import { ANY_STATUS } from "../api/people/people.ts";
import { slugOf } from "../api/statuses.ts";
import type { FilterValues, Resource } from "./define.ts";
import { argsOf, takesMany } from "./document.ts";
import { supportedValue } from "./supported_values.ts";
import { addedColumns, defaultLayout, type ListLayout, readLayout, writeLayout } from "./list_layout.ts";
import { joinNames, STATUS } from "./status_filter.ts";

/** The state of a list, from which the URL, the request and the table's header follow. */
export interface ListQuery {
  /** By argument name; several values are joined by commas, a leading `!` excludes. Absent means no filter. */
  readonly filters: FilterValues;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  /** Absent for the list's own layout. */
  readonly layout?: ListLayout;
}

export interface RowsQuery extends Omit<ListQuery, "layout"> {
  /** Hidden columns that are shown, joined by commas; absent for none. */
  readonly extra?: string;
}

/** Returns the query without its layout: addresses that differ only in layout ask for the same rows. */
export function rowsQuery(resource: Resource, { layout, ...query }: ListQuery): RowsQuery {
  const extra = addedColumns(resource, layout ?? defaultLayout(resource, query.filters));
  return extra ? { ...query, extra } : query;
}

export const layoutOf = (resource: Resource, { layout, filters }: ListQuery): ListLayout =>
  layout ?? defaultLayout(resource, filters);

const ALL = "all";

/** Returns true for a value that stands for no filter. A search may be for the word itself. */
export const isNoFilter = ({ filters }: Resource, key: string, value: string | undefined): boolean =>
  !value ||
  (value.toLowerCase() === ALL && !filters.some((filter) => filter.kind === "search" && filter.key === key));

/** Segments with another meaning; a status of the same name is written in the query string. */
const RESERVED: ReadonlySet<string> = new Set([ALL, "new"]);

export function filterArgs(resource: Resource): readonly string[] {
  return resource.filters.flatMap(argsOf);
}

function statusOf({ filters, segment }: Resource, slug: string): string | null {
  if (RESERVED.has(slug)) return null;
  const values = filters.find(({ key }) => key === segment)?.values ?? [];
  return values.find((value) => slugOf(value) === slug) ?? null;
}

export function isSegment(resource: Resource, segment: string): boolean {
  return segment === ALL || statusOf(resource, segment) !== null;
}

/** True for a segment allowed in an address: any in a list with statuses, since an unknown one matches nothing. */
export const takesSegment = (resource: Resource, segment: string): boolean =>
  hasStatuses(resource) || isSegment(resource, segment);

const hasStatuses = (resource: Resource): boolean => filterArgs(resource).includes(STATUS);

export function sortOf(resource: Resource, text: string | null): string {
  const key = (text ?? "").replace(/^-/, "");
  return resource.columns.some((column) => column.sortable && column.key === key) ? text! : resource.sort;
}

/** Reads an address and drops unreadable parts: a broken link still opens the list. */
export function readUrl(resource: Resource, segment: string | undefined, search: URLSearchParams): ListQuery {
  const key = hasStatuses(resource) ? STATUS : resource.segment;
  const isNamed = segment || search.has(key) || search.has(resource.segment);
  const filters: Record<string, string | undefined> = isNamed ? {} : { ...resource.defaults };
  if (segment) filters[key] = supportedValue(resource, key, segment);
  for (const name of filterArgs(resource)) {
    const value = search.get(name)?.replaceAll("\0", "").trim();
    if (value !== undefined) filters[name] = supportedValue(resource, name, value);
  }
  for (const [key, value] of Object.entries(filters)) {
    if (isNoFilter(resource, key, value)) delete filters[key];
  }
  if (filters["start"] || filters["end"]) delete filters["range"];
  const size = Number(search.get("per_page"));
  const perPage = (PAGE_SIZES as readonly number[]).includes(size) ? size : DEFAULT_PAGE_SIZE;
  const page = Number(search.get("page"));
  const last = Math.floor(MAX_PAGED_ROWS / perPage);
  const joined = joinNames(resource, filters);
  const layout = readLayout(resource, search, joined);
  return {
    filters: joined,
    sort: sortOf(resource, search.get("sort")),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, last) : DEFAULT_PAGE,
    perPage,
    ...(layout && { layout }),
  };
}

/** Returns true when only the defaults are requested, so that the address can be the bare menu link. */
function isDefault(resource: Resource, filters: FilterValues): boolean {
  const wanted = Object.entries(resource.defaults).filter(([, value]) =>
    value && value.toLowerCase() !== ALL
  );
  const given = Object.entries(filters).filter(([, value]) => value);
  return wanted.length === given.length && wanted.every(([key, value]) => filters[key] === value);
}

/**
 * Writes an address that readUrl() reads back. One status becomes the segment, which is `all` without one; defaults are
 * left out.
 *
 * @param recordId the record that is open over the list
 *
 * @param isExplicit writes the defaults too: the bare link leads to the role's default view
 */
export function writeUrl(
  resource: Resource,
  query: ListQuery,
  recordId?: string,
  isExplicit = false,
): string {
  const search = new URLSearchParams();
  const bare = isDefault(resource, query.filters) && recordId === undefined && !isExplicit;
  let segment = "";
  if (!bare) {
    const named = query.filters[STATUS] ? STATUS : resource.segment;
    const status = query.filters[named];
    const single = status && !status.includes(",") && statusOf(resource, slugOf(status)) === status;
    segment = `/${single ? slugOf(status) : ALL}`;
    for (const key of filterArgs(resource)) {
      const value = query.filters[key];
      if (value && !(single && key === named)) search.set(key, value);
    }
  }
  if (query.sort !== resource.sort) search.set("sort", query.sort);
  if (query.perPage !== DEFAULT_PAGE_SIZE) search.set("per_page", String(query.perPage));
  if (query.page !== DEFAULT_PAGE) search.set("page", String(query.page));
  if (query.layout) writeLayout(resource, query.layout, search, query.filters);
  const text = search.toString();
  return `${resource.path}${segment}${recordId ? `/${encodeURIComponent(recordId)}` : ""}${
    text && `?${text}`
  }`;
}

/** Returns the variables of the list's document: lists split, empty values left out. */
export function variablesOf(
  resource: Resource,
  query: Pick<ListQuery, "filters" | "sort">,
): Record<string, unknown> {
  const variables: Record<string, unknown> = { sort: query.sort };
  for (const filter of resource.filters) {
    for (const key of argsOf(filter)) {
      const value = query.filters[key];
      if (value) {
        // Source: docs/requirements.md S5.5.
        if (filter.kind === "status" && value === ANY_STATUS) variables[key] = "";
        else {variables[key] = takesMany(filter)
            ? value.split(",").map((each) => each.trim()).filter(Boolean)
            : value;}
      }
    }
  }
  return variables;
}
