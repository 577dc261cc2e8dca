import type { Resource } from "../../../resources/define.ts";
import { type ListQuery, writeUrl } from "../../../resources/url.ts";

/** Part of the query that marks an address whose record fills the page. */
export const PAGE_VIEW = "view=page";

/** Placeholder for the id; no address contains this character. */
const MARK = "\0";

/** Returns a function that makes the address of a record; the common part is computed only once. */
export function pageUrls(resource: Resource, query: ListQuery): (id: string) => string {
  const url = writeUrl(resource, query, MARK);
  const at = url.indexOf(encodeURIComponent(MARK));
  const [before, after] = [url.slice(0, at), url.slice(at + encodeURIComponent(MARK).length)];
  const end = `${after}${after.includes("?") ? "&" : "?"}${PAGE_VIEW}`;
  return (id) => `${before}${encodeURIComponent(id)}${end}`;
}

export const pageUrl = (resource: Resource, query: ListQuery, id: string): string =>
  pageUrls(resource, query)(id);
