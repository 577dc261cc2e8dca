/** Keeps the state of a list in its address, except the person's own columns. A change of the query is a step of the history. */
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { DEFAULT_PAGE } from "../../../api/constants.ts";
import type { FilterValues, Resource } from "../../../resources/define.ts";
import {
  defaultLayout,
  isDefaultLayout,
  isSameColumns,
  type ListLayout,
} from "../../../resources/list_layout.ts";
import { layoutOf, type ListQuery, readUrl, writeUrl } from "../../../resources/url.ts";
import { type OwnLayout, withStoredLayout } from "./layout/stored_layout.ts";
import { useStoredLayout } from "./layout/stored_layout_wiring.ts";
import { pageUrls } from "./page_url.ts";

export interface ListUrl extends ListSteps {
  readonly query: ListQuery;
  /** The query of the address without the person's last columns. */
  readonly addressQuery: ListQuery;
  readonly address: string;
  readonly isBare: boolean;
  readonly layout: ListLayout;
  /** Returns the address to which `go` would lead, for links. */
  readonly hrefOf: (query: ListQuery) => string;
  readonly pageOf: (id: string) => string;
}

/** Functions that change the address. They read it when called, so they stay the same objects and redraw nothing. */
interface ListSteps {
  /** Changes the query; without `page` it leads to the first page. */
  readonly change: (patch: Partial<ListQuery>, options?: { readonly replace: boolean }) => void;
  readonly filter: (patch: FilterValues, options?: { readonly replace: boolean }) => void;
  /** Changes how the same rows are shown, without a step of the history; an open record stays open. */
  readonly changeLayout: (patch: Partial<ListLayout>) => void;
  /** Goes to another address of this list, as a new step or in place of the current one. */
  readonly go: (query: ListQuery, options?: { readonly replace: boolean }) => void;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

function useQuery(resource: Resource, segment: string | undefined, home: ListQuery | null): ListQuery {
  const search = useSearch();
  const read = useMemo(() => readUrl(resource, segment, new URLSearchParams(search)), [
    resource,
    segment,
    search,
  ]);
  const fresh = home ?? read;
  // If the address only opens a record, the query stays the same object, so that no rows are requested.
  const { filters, ...rest } = fresh;
  const text = JSON.stringify([Object.entries(filters).sort(), rest]);
  return useMemo(() => fresh, [text]);
}

/** Removes the person's stored columns from a query, except if it has a view, whose columns the address must name. */
function withoutKept(resource: Resource, query: ListQuery, stored: OwnLayout | null): ListQuery {
  const { layout, filters } = query;
  const isKept = stored && layout && layout.view === "" && layout.density === stored.density &&
    isSameColumns(layout.columns, stored.columns) &&
    isDefaultLayout(resource, defaultLayout(resource), filters);
  return isKept ? { ...query, layout: defaultLayout(resource) } : query;
}

const currentPath = () => `${location.pathname}${location.search}`;

/** @param onShow gets a new query before anything is redrawn @param home the bare address's query; null for the defaults */
export function useListUrl(
  resource: Resource,
  { segment, id }: { readonly segment: string | undefined; readonly id: string | undefined },
  onShow: RefObject<(query: ListQuery) => void>,
  home: ListQuery | null = null,
): ListUrl {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isBare = search === "" && path === resource.path;
  const stored = useStoredLayout(resource);
  const addressQuery = useQuery(resource, segment, isBare ? home : null);
  const query = useMemo(() => withStoredLayout(resource, addressQuery, stored.layout), [
    resource,
    addressQuery,
    stored.layout,
  ]);
  const hasHome = home !== null;
  useEffect(() => {
    if (isBare && home) navigate(writeUrl(resource, home), { replace: true });
  }, [resource, isBare, home, navigate]);
  const place = useMemo(() => {
    // A link that is shared must have the columns of the view, not the person's own.
    const addressOf = (next: ListQuery) => withoutKept(resource, next, stored.layout);
    const shown = (next: ListQuery) => withStoredLayout(resource, addressOf(next), stored.layout);
    const hrefOf = (next: ListQuery, openId?: string) => writeUrl(resource, addressOf(next), openId, hasHome);
    const closed = () => writeUrl(resource, addressQuery, undefined, hasHome);
    return { query, addressQuery, layout: layoutOf(resource, query), shown, hrefOf, closed };
  }, [resource, query, addressQuery, stored.layout, hasHome]);
  const now = { ...place, id, keep: stored.keep };
  const latest = useRef(now);
  latest.current = now;
  const steps = useMemo((): ListSteps => {
    const goTo = (address: string, next: ListQuery, options?: { readonly replace: boolean }) => {
      const { shown } = latest.current;
      navigate(address, options);
      // The address stays the same if the person chose to stay at a form with unsaved changes.
      if (currentPath() === address) onShow.current(shown(next));
    };
    const go: ListSteps["go"] = (next, options) => goTo(latest.current.hrefOf(next), next, options);
    const change: ListSteps["change"] = (patch, options) =>
      go({ ...latest.current.addressQuery, page: DEFAULT_PAGE, ...patch }, options);
    return {
      go,
      change,
      filter: (patch, options) =>
        change({ filters: { ...latest.current.addressQuery.filters, ...patch } }, options),
      changeLayout: (patch) => {
        const { id, query, addressQuery, layout, keep, hrefOf } = latest.current;
        const next = { ...layout, ...patch };
        const changed = { ...query, layout: next };
        // Columns of a view or a link are changed in the address; otherwise the person's own layout is stored.
        const isOwn = isDefaultLayout(resource, layoutOf(resource, addressQuery), addressQuery.filters);
        if (isOwn) keep(next);
        else goTo(hrefOf(changed, id), changed, { replace: true });
      },
      open: (id) => navigate(writeUrl(resource, latest.current.addressQuery, id)),
      close: () => navigate(latest.current.closed()),
    };
  }, [resource, navigate, onShow]);
  return useMemo(() => {
    const { query, addressQuery, layout, hrefOf } = place;
    return {
      ...steps,
      query,
      addressQuery,
      layout,
      hrefOf,
      address: search,
      isBare,
      pageOf: pageUrls(resource, addressQuery),
    };
  }, [resource, place, steps, search, isBare]);
}
