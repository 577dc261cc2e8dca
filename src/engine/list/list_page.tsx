/** Draws any list from its resource and the address: title, filters, table, footer, and an open record. */
import { useSelector } from "@xstate/react";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { Resource } from "../../../resources/define.ts";
import { idKeyOf } from "../../../resources/document.ts";
import { type ListQuery, rowsQuery, writeUrl } from "../../../resources/url.ts";
import { queryOfView } from "../../../resources/view.ts";
import { wordsNow } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { screenOf } from "../features.ts";
import { EntityWords, useFieldWords } from "../field_words.ts";
import { isPageView, RecordDrawer, RecordPage } from "../record/frames.ts";
import { type SelectionActor, useListActor, useSelectionActor } from "./wiring.ts";
import { useViews, type Views } from "../views/views_wiring.ts";
import { ListScreen } from "./list_screen.tsx";
import { type ListUrl, useListUrl } from "./list_url.ts";
import { usePageStyles } from "../../parts/page.styles.ts";

export interface ListPageProps {
  readonly resource: Resource;
  readonly segment: string | undefined;
  readonly id: string | undefined;
}

/** The page of a list. Lists of different resources share no state. */
export function ListPage(props: ListPageProps) {
  const { resource } = props;
  useFieldWords(resource);
  return (
    <EntityWords value={resource.id}>
      <List key={resource.id} {...props} />
    </EntityWords>
  );
}

function List({ resource, segment, id }: ListPageProps) {
  const onShow = useRef<(query: ListQuery) => void>(() => {});
  const views = useViews(resource);
  const home = useHome(resource, views);
  const url = useListUrl(resource, { segment, id }, onShow, home);
  const isHeld = url.isBare && views.isHeld;
  useNamedRecord({ resource, segment, id }, url);
  const list = useListActor(resource, url.query, url.addressQuery);
  // The request is sent at the click itself, not after the redrawing that follows.
  onShow.current = (query) => list.send({ type: "query.change", query: rowsQuery(resource, query) });
  const selection = useSelectionActor(list);
  const isPainted = useSelector(list, (snapshot) => snapshot.hasTag("shown"));
  useEffect(() => {
    if (!isPainted) return;
    // Preparing the request for counts takes milliseconds, so it is delayed until the rows are painted.
    const timer = setTimeout(views.count);
    return () => clearTimeout(timer);
  }, [isPainted, views.count]);
  const styles = usePageStyles();
  const isPage = isPageView(resource, useSearch());
  if (id !== undefined && isPage) return <Opened Frame={RecordPage} {...{ resource, id, url, selection }} />;
  return (
    <div className={styles.beside}>
      <ListScreen {...{ resource, url, list, selection, views, isHeld }} words={wordsNow()} />
      {id !== undefined && <Opened Frame={RecordDrawer} {...{ resource, id, url, selection }} />}
    </div>
  );
}

/** Opens the record if a link filters the list by a single id. Source: docs/requirements.md S2.44. */
function useNamedRecord({ resource, segment, id }: ListPageProps, { addressQuery }: ListUrl): void {
  const [, navigate] = useLocation();
  const named = addressQuery.filters[idKeyOf(resource)];
  const isOne = resource.record && segment === undefined && id === undefined && named !== undefined &&
    !named.includes(",");
  useEffect(() => {
    if (isOne) navigate(writeUrl(resource, addressQuery, named), { replace: true });
  }, [isOne, named]);
}

/** Returns the default view of the person's role; null for the list's own defaults. */
function useHome(resource: Resource, { all }: Views): ListQuery | null {
  const { role } = usePerson();
  return useMemo(() => {
    const view = all.find(({ default_role }) => default_role === role);
    return view ? queryOfView(resource, view) : null;
  }, [resource, all, role]);
}

interface OpenedProps {
  readonly Frame: typeof RecordDrawer | typeof RecordPage;
  readonly resource: Resource;
  readonly id: string;
  readonly url: ListUrl;
  readonly selection: SelectionActor;
}

function Opened({ Frame, resource, id, url, selection }: OpenedProps) {
  const ids = useSelector(selection, ({ context }) => context.ids);
  useEffect(() => void screenOf(resource.id).Record?.prefetch(), [resource]);
  // Marks the row of the open record as soon as the row is loaded.
  useEffect(() => selection.send({ type: "cursor.set", id }), [selection, id, ids]);
  return (
    <Suspense>
      {/* The next record has the address of this one: the person's own columns are not written into it. */}
      <Frame
        {...{ resource, id, ids }}
        query={url.addressQuery}
        listHref={url.hrefOf(url.addressQuery)}
        onClose={url.close}
      />
    </Suspense>
  );
}
