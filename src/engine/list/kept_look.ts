/** How a person had a list last, as it came with them, and what it makes of an address that says nothing of it. */
import type { Resource } from "../../../resources/define.ts";
import {
  fitColumns,
  isDefaultLayout,
  isDensity,
  type LayoutColumn,
  type ListLayout,
} from "../../../resources/look.ts";
import { layoutOf, type ListQuery } from "../../../resources/url.ts";
import type { Me } from "../../lib/person.ts";

export type OwnLook = Pick<ListLayout, "columns" | "density">;

/** What came with the person, as far as this build's list has such columns; null for nothing. */
export function keptIn({ list_looks }: Me, resource: Resource): OwnLook | null {
  const kept = list_looks && Object.hasOwn(list_looks, resource.id) ? list_looks[resource.id] : null;
  if (typeof kept !== "object" || kept === null) return null;
  const { columns, density } = kept as { readonly columns?: unknown; readonly density?: unknown };
  return {
    columns: fitColumns(resource, Array.isArray(columns) ? columns as LayoutColumn[] : []),
    density: typeof density === "string" && isDensity(density) ? density : "normal",
  };
}

/** Where the address says nothing of the look, it is the one that the person had last. */
export function withKept(resource: Resource, said: ListQuery, kept: OwnLook | null): ListQuery {
  const look = layoutOf(resource, said);
  return kept && isDefaultLayout(resource, look) ? { ...said, look: { ...look, ...kept } } : said;
}
