/** The address of a record that fills the page. */
import type { Resource } from "../../../resources/define.ts";
import { type ListQuery, writeUrl } from "../../../resources/url.ts";

/** Marks an address whose record fills the page. */
export const PAGE_VIEW = "view=page";

/** The address of a record as a page. */
export function pageUrl(resource: Resource, query: ListQuery, id: string): string {
  const url = writeUrl(resource, query, id);
  return `${url}${url.includes("?") ? "&" : "?"}${PAGE_VIEW}`;
}
