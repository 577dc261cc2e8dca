import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE } from "../api/constants.ts";
import type { SavedView, ViewInput } from "../api/generated/schema.ts";
import type { Column, FilterValues, Resource } from "./define.ts";
import { supportedValue } from "./supported_values.ts";
import { fitColumns, isDensity, isSameColumns, ownColumns } from "./list_layout.ts";
import { joinNames } from "./status_filter.ts";
import { filterArgs, isNoFilter, layoutOf, type ListQuery, sortOf } from "./url.ts";

/** The client's fields of a view, as in `viewsDocumentOf`. */
export type View = Omit<SavedView, "resource" | "created_at" | "updated_at">;

/** Returns the values that are texts and known to this list: a view may be older than the list. */
function filtersOf(resource: Resource, filters: Readonly<Record<string, unknown>>): FilterValues {
  const known = filterArgs(resource).flatMap((key) => {
    const given = Object.hasOwn(filters, key) ? filters[key] : undefined;
    const value = typeof given === "string" ? supportedValue(resource, key, given) : "";
    return isNoFilter(resource, key, value) ? [] : [[key, value]];
  });
  return joinNames(resource, Object.fromEntries(known));
}

export function queryOfView(resource: Resource, view: View, perPage: number = DEFAULT_PAGE_SIZE): ListQuery {
  return {
    filters: filtersOf(resource, view.filters),
    sort: sortOf(resource, view.sort),
    page: DEFAULT_PAGE,
    perPage,
    layout: {
      columns: fitColumns(resource, view.columns),
      density: isDensity(view.density) ? view.density : "normal",
      view: view._id,
    },
  };
}

/** Returns the view of an address, without columns that the person may not see. */
export function viewOfQuery(
  resource: Resource,
  query: ListQuery,
  allowed: readonly Column[],
): Required<Pick<ViewInput, "columns" | "density" | "filters" | "sort">> {
  const { columns, density } = layoutOf(resource, query);
  const isAllowed = ({ key }: { readonly key: string }) => allowed.some((column) => column.key === key);
  const isOwn = isSameColumns(columns.filter(isAllowed), ownColumns(resource).filter(isAllowed));
  const filters = filtersOf(resource, query.filters);
  return { columns: isOwn ? [] : columns.filter(isAllowed), density, filters, sort: query.sort };
}

export function isSameView(
  resource: Resource,
  view: View,
  query: ListQuery,
  allowed: readonly Column[],
): boolean {
  const text = (each: ListQuery) => {
    const { filters, ...layout } = viewOfQuery(resource, each, allowed);
    return JSON.stringify([Object.entries(filters ?? {}).sort(), layout]);
  };
  return text(queryOfView(resource, view)) === text(query);
}
