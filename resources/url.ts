/**
 * A list's address and what it asks for. Precedence: defaults < `{filter}` segment < query string; a segment or
 * a query that names the segment's filter replaces all defaults. In the query that filter is `status`, whatever its
 * column is called; the column's own name stays a filter beside it. Source: docs/requirements.md S2.0.
 */
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE, MAX_PAGE_REACH, PAGE_SIZES } from "../api/constants.ts";
import { OPENED } from "../api/people/people.ts";
import { slugOf } from "../api/statuses.ts";
import type { FilterValues, Resource } from "./define.ts";
import { argsOf, takesMany } from "./document.ts";
import { knownValue } from "./known.ts";
import { extraOf, type Look, ownLook, readLook, writeLook } from "./look.ts";
import { joinNames, STATUS } from "./status_filter.ts";

/** What a list shows: one value for the URL, the request and the table's header. */
export interface ListQuery {
  /** By argument name; several values joined by commas, a leading `!` excludes. Absent means no filter. */
  readonly filters: FilterValues;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  /** Absent for the list's own look. */
  readonly look?: Look;
}

/** What of an address decides which rows are asked for, and which of their fields. */
export interface RowsQuery extends Omit<ListQuery, "look"> {
  /** Hidden columns that are shown, by commas; absent for none. */
  readonly extra?: string;
}

/** An address that only looks different asks for the same rows. */
export function rowsQuery(resource: Resource, { look, ...query }: ListQuery): RowsQuery {
  const extra = extraOf(resource, look ?? ownLook(resource, query.filters));
  return extra ? { ...query, extra } : query;
}

export const lookOf = (resource: Resource, { look, filters }: ListQuery): Look =>
  look ?? ownLook(resource, filters);

const ALL = "all";
/** Segments that mean something else than a status: such a status is written in the query. */
const RESERVED: ReadonlySet<string> = new Set([ALL, "new"]);

/** Names of every argument a person may set. */
export function filterArgs(resource: Resource): readonly string[] {
  return resource.filters.flatMap(argsOf);
}

/** The status a segment's slug stands for; null when this list has no such status. */
function statusOf({ filters, segment }: Resource, slug: string): string | null {
  if (RESERVED.has(slug)) return null;
  const values = filters.find(({ key }) => key === segment)?.values ?? [];
  return values.find((value) => slugOf(value) === slug) ?? null;
}

/** True when the segment is a filter of this list, not a record or a foreign word. */
export function isSegment(resource: Resource, segment: string): boolean {
  return segment === ALL || statusOf(resource, segment) !== null;
}

/** True when an address may have this segment: of a list with statuses any, for one that it does not have matches nothing. */
export const takesSegment = (resource: Resource, segment: string): boolean =>
  hasStatuses(resource) || isSegment(resource, segment);

const hasStatuses = (resource: Resource): boolean => filterArgs(resource).includes(STATUS);

export function sortOf(resource: Resource, text: string | null): string {
  const key = (text ?? "").replace(/^-/, "");
  return resource.columns.some((column) => column.sortable && column.key === key) ? text! : resource.sort;
}

/** Reads an address. What it cannot read it leaves out: a broken link still opens the list. */
export function readUrl(resource: Resource, segment: string | undefined, search: URLSearchParams): ListQuery {
  const key = hasStatuses(resource) ? STATUS : resource.segment;
  const isNamed = segment || search.has(key) || search.has(resource.segment);
  const filters: Record<string, string | undefined> = isNamed ? {} : { ...resource.defaults };
  if (segment) filters[key] = knownValue(resource, key, segment);
  for (const name of filterArgs(resource)) {
    const value = search.get(name)?.replaceAll("\0", "").trim();
    if (value !== undefined) filters[name] = knownValue(resource, name, value);
  }
  for (const [key, value] of Object.entries(filters)) {
    if (!value || value.toLowerCase() === ALL) delete filters[key];
  }
  if (filters["start"] || filters["end"]) delete filters["range"];
  const size = Number(search.get("per_page"));
  const perPage = (PAGE_SIZES as readonly number[]).includes(size) ? size : DEFAULT_PAGE_SIZE;
  const page = Number(search.get("page"));
  const last = Math.floor(MAX_PAGE_REACH / perPage);
  const look = readLook(resource, search);
  return {
    filters: joinNames(resource, filters),
    sort: sortOf(resource, search.get("sort")),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, last) : DEFAULT_PAGE,
    perPage,
    ...(look && { look }),
  };
}

/** True when nothing but the resource's own defaults is asked for, so the address can be the bare menu link. */
function isDefault(resource: Resource, filters: FilterValues): boolean {
  const wanted = Object.entries(resource.defaults).filter(([, value]) =>
    value && value.toLowerCase() !== ALL
  );
  const given = Object.entries(filters).filter(([, value]) => value);
  return wanted.length === given.length && wanted.every(([key, value]) => filters[key] === value);
}

/**
 * Writes an address: readUrl() of it gives the same query back. One status becomes the segment, which is `all`
 * where there is none; what equals a default is left out.
 * @param recordId The record that is open over the list.
 * @param isExplicit The bare link leads to the view that a role begins with: the defaults are written out.
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
  if (query.look) writeLook(resource, query.look, search);
  const text = search.toString();
  return `${resource.path}${segment}${recordId ? `/${encodeURIComponent(recordId)}` : ""}${
    text && `?${text}`
  }`;
}

/** The variables of the list's document: lists split, empties left out. */
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
        if (filter.kind === "status" && value === OPENED) variables[key] = "";
        else {variables[key] = takesMany(filter)
            ? value.split(",").map((each) => each.trim()).filter(Boolean)
            : value;}
      }
    }
  }
  return variables;
}
