/** The list's state is its address: what is shown is read from it, a change is a step of the history. */
import { type RefObject, useEffect, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { DEFAULT_PAGE } from "../../api/constants.ts";
import type { FilterValues, Resource } from "../../resources/define.ts";
import type { Look } from "../../resources/look.ts";
import { type ListQuery, lookOf, readUrl, writeUrl } from "../../resources/url.ts";

export interface ListUrl {
  readonly query: ListQuery;
  /** What stands behind the `?`. */
  readonly address: string;
  /** The address is the menu's link, with nothing chosen. */
  readonly isBare: boolean;
  readonly look: Look;
  /** Shows other rows. Filters and sort begin at the first page. */
  readonly change: (patch: Partial<ListQuery>, options?: { readonly replace: boolean }) => void;
  readonly filter: (patch: FilterValues, options?: { readonly replace: boolean }) => void;
  /** Shows the same rows in another way: no step of the history. */
  readonly relook: (patch: Partial<Look>) => void;
  /** Goes to another address of this list, as a step or in place of the present one. */
  readonly go: (query: ListQuery, options?: { readonly replace: boolean }) => void;
  /** Where `go` leads: for links. */
  readonly hrefOf: (query: ListQuery) => string;
  /** Opens a record over the list. */
  readonly open: (id: string) => void;
  /** Closes it again: the list is where it was. */
  readonly close: () => void;
  /** The record as a page of its own. */
  readonly pageOf: (id: string) => string;
}

/** Marks an address whose record fills the page. */
export const PAGE_VIEW = "view=page";

/** The address of a record as a page. */
export function pageUrl(resource: Resource, query: ListQuery, id: string): string {
  const url = writeUrl(resource, query, id);
  return `${url}${url.includes("?") ? "&" : "?"}${PAGE_VIEW}`;
}

function useQuery(resource: Resource, segment: string | undefined, home: ListQuery | null): ListQuery {
  const search = useSearch();
  const read = useMemo(() => readUrl(resource, segment, new URLSearchParams(search)), [
    resource,
    segment,
    search,
  ]);
  const fresh = home ?? read;
  // An address that only opens a record asks for the same rows: they keep their identity.
  const { filters, ...rest } = fresh;
  const text = JSON.stringify([Object.entries(filters).sort(), rest]);
  return useMemo(() => fresh, [text]);
}

const here = () => `${location.pathname}${location.search}`;

/**
 * @param onShow Hears a new query as soon as its address holds, before anything is drawn.
 * @param home Where the bare link leads: then the list's own defaults are written out. Null for these.
 */
export function useListUrl(
  resource: Resource,
  segment: string | undefined,
  onShow: RefObject<(query: ListQuery) => void>,
  home: ListQuery | null = null,
): ListUrl {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isBare = search === "" && path === resource.path;
  const query = useQuery(resource, segment, isBare ? home : null);
  const hasHome = home !== null;
  useEffect(() => {
    if (isBare && home) navigate(writeUrl(resource, home), { replace: true });
  }, [resource, isBare, home, navigate]);
  return useMemo(() => {
    const look = lookOf(resource, query);
    const hrefOf = (next: ListQuery) => writeUrl(resource, next, undefined, hasHome);
    const go = (next: ListQuery, options?: { readonly replace: boolean }) => {
      const address = hrefOf(next);
      navigate(address, options);
      // A form with unsaved changes may have kept us here.
      if (here() === address) onShow.current(next);
    };
    return {
      query,
      address: search,
      isBare,
      look,
      go,
      hrefOf,
      change: (patch, options) => go({ ...query, page: DEFAULT_PAGE, ...patch }, options),
      filter: (patch, options) =>
        go({ ...query, page: DEFAULT_PAGE, filters: { ...query.filters, ...patch } }, options),
      relook: (patch) => go({ ...query, look: { ...look, ...patch } }, { replace: true }),
      open: (id) => navigate(writeUrl(resource, query, id)),
      close: () => navigate(writeUrl(resource, query, undefined, hasHome)),
      pageOf: (id) => pageUrl(resource, query, id),
    };
  }, [resource, query, search, isBare, navigate, onShow, hasHome]);
}
