/** The address of a record that fills the page. */
import type { Resource } from "../../../resources/define.ts";
import { type ListQuery, writeUrl } from "../../../resources/url.ts";

/** Marks an address whose record fills the page. */
export const PAGE_VIEW = "view=page";

/** Stands for an id; what stands before it in an address holds none. */
const MARK = "\0";

/** The addresses of a list's records as pages: what they have in common is written once. */
export function pageUrls(resource: Resource, query: ListQuery): (id: string) => string {
  const url = writeUrl(resource, query, MARK);
  const at = url.indexOf(encodeURIComponent(MARK));
  const [before, after] = [url.slice(0, at), url.slice(at + encodeURIComponent(MARK).length)];
  const end = `${after}${after.includes("?") ? "&" : "?"}${PAGE_VIEW}`;
  return (id) => `${before}${encodeURIComponent(id)}${end}`;
}

/** The address of a record as a page. */
export const pageUrl = (resource: Resource, query: ListQuery, id: string): string =>
  pageUrls(resource, query)(id);
