/** Applies the columns that the person chose last, to addresses that name no columns. They are loaded with the person. */
import type { Resource } from "../../../../resources/define.ts";
import {
  fitColumns,
  isDefaultLayout,
  isDensity,
  type LayoutColumn,
  type ListLayout,
} from "../../../../resources/list_layout.ts";
import { layoutOf, type ListQuery } from "../../../../resources/url.ts";
import type { Me } from "../../../lib/person.ts";

export type OwnLayout = Pick<ListLayout, "columns" | "density">;

/** Reads the stored layout without columns that this build does not have; null if nothing is stored. */
export function storedLayout({ list_looks }: Me, resource: Resource): OwnLayout | null {
  const stored = list_looks && Object.hasOwn(list_looks, resource.id) ? list_looks[resource.id] : null;
  if (typeof stored !== "object" || stored === null) return null;
  const { columns, density } = stored as { readonly columns?: unknown; readonly density?: unknown };
  return {
    columns: fitColumns(resource, Array.isArray(columns) ? columns as LayoutColumn[] : []),
    density: typeof density === "string" && isDensity(density) ? density : "normal",
  };
}

export function withStoredLayout(resource: Resource, query: ListQuery, stored: OwnLayout | null): ListQuery {
  const layout = layoutOf(resource, query);
  return stored && isDefaultLayout(resource, layout, query.filters)
    ? { ...query, layout: { ...layout, ...stored } }
    : query;
}
