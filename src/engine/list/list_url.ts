/** The list's state is its address: everything shown is read from it, and a change is a step of the history. */
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
import { type OwnLayout, withStoredLayout } from "./stored_layout.ts";
import { useStoredLayout } from "./stored_layout_wiring.ts";
import { pageUrls } from "./page_url.ts";

export interface ListUrl extends ListSteps {
  readonly query: ListQuery;
  /** The query of the address alone, without the person's last columns. */
  readonly said: ListQuery;
  readonly address: string;
  readonly isBare: boolean;
  readonly look: ListLayout;
  /** Returns the target of `go`, for links. */
  readonly hrefOf: (query: ListQuery) => string;
  readonly pageOf: (id: string) => string;
}

/** Steps read the current address when called: their identity is stable, and nothing is drawn again for them. */
interface ListSteps {
  /** Filters and sort begin at the first page. */
  readonly change: (patch: Partial<ListQuery>, options?: { readonly replace: boolean }) => void;
  readonly filter: (patch: FilterValues, options?: { readonly replace: boolean }) => void;
  /** Shows the same rows in another way: no step of the history. */
  readonly relook: (patch: Partial<ListLayout>) => void;
  /** Goes to another address of this list, as a step or in place of the present one. */
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
  // An address that only opens a record requests the same rows: they keep their identity.
  const { filters, ...rest } = fresh;
  const text = JSON.stringify([Object.entries(filters).sort(), rest]);
  return useMemo(() => fresh, [text]);
}

/** An address with a view names the view's columns, even where they are this person's own. */
function withoutKept(resource: Resource, query: ListQuery, kept: OwnLayout | null): ListQuery {
  const { look } = query;
  const isKept = kept && look && look.view === "" && look.density === kept.density &&
    isSameColumns(look.columns, kept.columns);
  return isKept ? { ...query, look: defaultLayout(resource) } : query;
}

const here = () => `${location.pathname}${location.search}`;

/**
 * @param onShow gets a new query as soon as its address is set, before anything is drawn
 * @param home the query of the bare link: then the list's own defaults are written out; null for these
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
  const kept = useStoredLayout(resource);
  const said = useQuery(resource, segment, isBare ? home : null);
  const query = useMemo(() => withStoredLayout(resource, said, kept.look), [resource, said, kept.look]);
  const hasHome = home !== null;
  useEffect(() => {
    if (isBare && home) navigate(writeUrl(resource, home), { replace: true });
  }, [resource, isBare, home, navigate]);
  const place = useMemo(() => {
    // A shared address holds the view's columns, not this person's own ones.
    const told = (next: ListQuery) => withoutKept(resource, next, kept.look);
    const shown = (next: ListQuery) => withStoredLayout(resource, told(next), kept.look);
    const hrefOf = (next: ListQuery) => writeUrl(resource, told(next), undefined, hasHome);
    const closed = () => writeUrl(resource, said, undefined, hasHome);
    return { query, said, look: layoutOf(resource, query), shown, hrefOf, closed };
  }, [resource, query, said, kept.look, hasHome]);
  const now = { ...place, keep: kept.keep };
  const latest = useRef(now);
  latest.current = now;
  const steps = useMemo((): ListSteps => {
    const go: ListSteps["go"] = (next, options) => {
      const { hrefOf, shown } = latest.current;
      const address = hrefOf(next);
      navigate(address, options);
      // A form with unsaved changes may have kept the person here.
      if (here() === address) onShow.current(shown(next));
    };
    const change: ListSteps["change"] = (patch, options) =>
      go({ ...latest.current.said, page: DEFAULT_PAGE, ...patch }, options);
    return {
      go,
      change,
      filter: (patch, options) => change({ filters: { ...latest.current.said.filters, ...patch } }, options),
      relook: (patch) => {
        const { query, said, look, keep } = latest.current;
        const next = { ...look, ...patch };
        // A view, or a link that says its columns, is changed in the address; else it is the person's own way.
        if (isDefaultLayout(resource, layoutOf(resource, said))) keep(next);
        else go({ ...query, look: next }, { replace: true });
      },
      open: (id) => navigate(writeUrl(resource, latest.current.said, id)),
      close: () => navigate(latest.current.closed()),
    };
  }, [resource, navigate, onShow]);
  return useMemo(() => {
    const { query, said, look, hrefOf } = place;
    return { ...steps, query, said, look, hrefOf, address: search, isBare, pageOf: pageUrls(resource, said) };
  }, [resource, place, steps, search, isBare]);
}
