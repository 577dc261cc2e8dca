import type { Resource } from "../../../resources/define.ts";
import { type ListQuery, writeUrl } from "../../../resources/url.ts";

/** Marks an address whose record fills the page. */
export const PAGE_VIEW = "view=page";

/** A placeholder for the id, which no address holds before it. */
const MARK = "\0";

/** Computes the common part of the addresses once. */
export function pageUrls(resource: Resource, query: ListQuery): (id: string) => string {
  const url = writeUrl(resource, query, MARK);
  const at = url.indexOf(encodeURIComponent(MARK));
  const [before, after] = [url.slice(0, at), url.slice(at + encodeURIComponent(MARK).length)];
  const end = `${after}${after.includes("?") ? "&" : "?"}${PAGE_VIEW}`;
  return (id) => `${before}${encodeURIComponent(id)}${end}`;
}

export const pageUrl = (resource: Resource, query: ListQuery, id: string): string =>
  pageUrls(resource, query)(id);
