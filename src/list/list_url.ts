/** The list's state is its address: what is shown is read from it, a change is a step of the history. */
import { type RefObject, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { DEFAULT_PAGE } from "../../api/constants.ts";
import type { FilterValues, Resource } from "../../resources/define.ts";
import { type ListQuery, readUrl, writeUrl } from "../../resources/url.ts";

export interface ListUrl {
  readonly query: ListQuery;
  /** Shows other rows. Filters and sort begin at the first page. */
  readonly change: (patch: Partial<ListQuery>, options?: { readonly replace: boolean }) => void;
  readonly filter: (patch: FilterValues, options?: { readonly replace: boolean }) => void;
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

function useQuery(resource: Resource, segment: string | undefined): ListQuery {
  const search = useSearch();
  const fresh = useMemo(() => readUrl(resource, segment, new URLSearchParams(search)), [
    resource,
    segment,
    search,
  ]);
  // An address that only opens a record asks for the same rows: they keep their identity.
  const text = JSON.stringify([Object.entries(fresh.filters).sort(), fresh.sort, fresh.page, fresh.perPage]);
  return useMemo(() => fresh, [text]);
}

const here = () => `${location.pathname}${location.search}`;

/** @param onShow Hears a new query as soon as its address holds, before anything is drawn. */
export function useListUrl(
  resource: Resource,
  segment: string | undefined,
  onShow: RefObject<(query: ListQuery) => void>,
): ListUrl {
  const query = useQuery(resource, segment);
  const [, navigate] = useLocation();
  return useMemo(() => {
    const show = (next: ListQuery, options?: { readonly replace: boolean }) => {
      const address = writeUrl(resource, next);
      navigate(address, options);
      // A form with unsaved changes may have kept us here.
      if (here() === address) onShow.current(next);
    };
    return {
      query,
      change: (patch, options) => show({ ...query, page: DEFAULT_PAGE, ...patch }, options),
      filter: (patch, options) =>
        show({ ...query, page: DEFAULT_PAGE, filters: { ...query.filters, ...patch } }, options),
      open: (id) => navigate(writeUrl(resource, query, id)),
      close: () => navigate(writeUrl(resource, query)),
      pageOf: (id) => pageUrl(resource, query, id),
    };
  }, [resource, query, navigate, onShow]);
}
