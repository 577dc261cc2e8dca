/** The list's state is its address: what is shown is read from it, a change is a step of the history. */
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { DEFAULT_PAGE } from "../../../api/constants.ts";
import type { FilterValues, Resource } from "../../../resources/define.ts";
import { defaultLayout, isDefaultLayout, isSameColumns, type ListLayout } from "../../../resources/look.ts";
import { layoutOf, type ListQuery, readUrl, writeUrl } from "../../../resources/url.ts";
import { type OwnLook, withKept } from "./kept_look.ts";
import { useKeptLook } from "./list_look_wiring.ts";
import { pageUrls } from "./page_url.ts";

export interface ListUrl extends ListSteps {
  /** What is shown. */
  readonly query: ListQuery;
  /** What the address alone says: without the look that the person had last. */
  readonly said: ListQuery;
  /** What stands behind the `?`. */
  readonly address: string;
  /** The address is the menu's link, with nothing chosen. */
  readonly isBare: boolean;
  readonly look: ListLayout;
  /** Where `go` leads: for links. */
  readonly hrefOf: (query: ListQuery) => string;
  /** The record as a page of its own. */
  readonly pageOf: (id: string) => string;
}

/** What is done to it, from where it is by then: they stay the same, and nobody is drawn anew for them. */
interface ListSteps {
  /** Shows other rows. Filters and sort begin at the first page. */
  readonly change: (patch: Partial<ListQuery>, options?: { readonly replace: boolean }) => void;
  readonly filter: (patch: FilterValues, options?: { readonly replace: boolean }) => void;
  /** Shows the same rows in another way: no step of the history. */
  readonly relook: (patch: Partial<ListLayout>) => void;
  /** Goes to another address of this list, as a step or in place of the present one. */
  readonly go: (query: ListQuery, options?: { readonly replace: boolean }) => void;
  /** Opens a record over the list. */
  readonly open: (id: string) => void;
  /** Closes it again: the list is where it was. */
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
  // An address that only opens a record asks for the same rows: they keep their identity.
  const { filters, ...rest } = fresh;
  const text = JSON.stringify([Object.entries(filters).sort(), rest]);
  return useMemo(() => fresh, [text]);
}

/** An address that names a view says the look that the view has, also where it is this person's own. */
function withoutKept(resource: Resource, query: ListQuery, kept: OwnLook | null): ListQuery {
  const { look } = query;
  const isKept = kept && look && look.view === "" && look.density === kept.density &&
    isSameColumns(look.columns, kept.columns);
  return isKept ? { ...query, look: defaultLayout(resource) } : query;
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
  const kept = useKeptLook(resource);
  const said = useQuery(resource, segment, isBare ? home : null);
  const query = useMemo(() => withKept(resource, said, kept.look), [resource, said, kept.look]);
  const hasHome = home !== null;
  useEffect(() => {
    if (isBare && home) navigate(writeUrl(resource, home), { replace: true });
  }, [resource, isBare, home, navigate]);
  const place = useMemo(() => {
    // An address says what is another's to see as well: not how this person has the list anyway.
    const told = (next: ListQuery) => withoutKept(resource, next, kept.look);
    const shown = (next: ListQuery) => withKept(resource, told(next), kept.look);
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
      // A form with unsaved changes may have kept us here.
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
