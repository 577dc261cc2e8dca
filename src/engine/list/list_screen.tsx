import { useSelector } from "@xstate/react";
import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from "react";
import { allows } from "../../../api/access.ts";
import { countNewRows } from "../../../machines/rows.ts";
import { type ListPartProps, screenOf } from "../features.ts";
import type { Resource } from "../../../resources/define.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { useHeld } from "../../lib/use_held.ts";
import { useLasting } from "../../lib/use_lasting.ts";
import { lazyPart, lazyWithSuspense } from "../../lib/lazy_part.tsx";
import type { Failure } from "../../lib/outcome.ts";
import { useTitle } from "../../lib/use_title.ts";
import { usePerson } from "../../lib/person.ts";
import type { ListActor, SelectionActor } from "./wiring.ts";
import type { Views } from "../views/views_wiring.ts";
import { hasBulk } from "./bulk_actions.ts";
import { type Columns, useColumns } from "./layout/columns.ts";
import { SLOW_MS } from "./table/data_table.tsx";
import { FilterBar } from "./filters/filter_bar.tsx";
import { DeferredPart } from "../../parts/deferred_part.tsx";
import { useListKeys } from "./table/keyboard.ts";
import { ListBody } from "./list_body.tsx";
import { ListHeader } from "./list_header.tsx";
import type { ListUrl } from "./list_url.ts";
import { Pager } from "./pager/pager.tsx";
import { listParts } from "./parts.ts";
import { usePageStyles } from "../../parts/page.styles.ts";

const MissingMessageBar = lazyPart(() => import("./missing_message_bar.tsx"));
/** Returns true for a search for several pasted values, which are joined by commas in the address. */
const hasSeveral = ({ filters }: ListUrl["query"]): boolean => filters["search"]?.includes(",") ?? false;
const BulkPanel = lazyWithSuspense(() => import("../bulk/bulk_panel.tsx"));

export interface ScreenProps {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly list: ListActor;
  readonly selection: SelectionActor;
  readonly views: Views;
  /** True while the default view of an address without a query is being loaded. */
  readonly isHeld: boolean;
  readonly words: string;
}

/** The list, also next to a record; memoized, so that opening a record redraws nothing of it. */
export const ListScreen = memo(function ListScreen(props: ScreenProps) {
  const { resource, url: now, list, selection, views, isHeld, words } = props;
  const styles = usePageStyles();
  const person = usePerson();
  const search = useRef<HTMLInputElement>(null);
  const snapshot = useSelector(list, (each) => each);
  const { rows, gone } = snapshot.context;
  const isBusy = snapshot.hasTag("busy") && rows.length > 0;
  const isSlow = useLasting(isBusy, SLOW_MS);
  // Tabs, filters and pager are deferred, so that the rows are drawn first.
  const shown = useDeferredValue(useHeld(now, isBusy && !isSlow));
  // The layout is never deferred, because the person's next action may depend on it.
  const layout = useMemo(() => now.layout, [JSON.stringify(now.layout)]);
  const url = useMemo(() => ({ ...shown, layout }), [shown, layout]);
  const count = useDeferredValue(useHeld(snapshot.context.count, isBusy && !isSlow));
  const { ListNote: Note, ListAlert: Alert, ListFoot: Foot } = screenOf(resource.id);
  const opens = resource.record;
  const columns = useColumns(resource, url.layout);
  const canSelect = hasBulk(resource, person);
  const { change } = url;
  const onPage = useCallback((next: number) => change({ page: next }), [change]);
  const onPerPage = useCallback((size: number) => change({ perPage: size }), [change]);
  const refresh = useCallback(() => list.send({ type: "list.refresh" }), [list]);
  useTitle(t(`menu.${resource.id}`));
  useListKeys({ selection, search, canSelect, onOpen: opens ? url.open : null });
  // The current page is read here, not the deferred one, so that two quick clicks go two pages forward.
  const { page, perPage } = now.query;
  return (
    <section className={styles.page}>
      <ListHeader
        {...{ resource, url, list, selection, views, columns, count, words }}
        news={countNewRows(snapshot.context)}
        onRefresh={refresh}
      />
      <DeferredPart of={listParts}>
        {({ SpokenResult }) => <SpokenResult {...{ list, words }} />}
      </DeferredPart>
      {resource.note && allows(resource.note, person) && (
        <div className={styles.note}>{Note && <Beside Part={Note} filters={url.query.filters} />}</div>
      )}
      <Line
        {...{ resource, url, list, selection, search, columns, words }}
        searched={now.query.filters["search"]}
      />
      <ListMessageBars list={list} onRetry={refresh} />
      <DeferredPart of={listParts}>
        {({ UnknownStatuses }) => <UnknownStatuses {...{ resource, url }} />}
      </DeferredPart>
      {Alert && (
        <DeferredPart of={listParts}>
          {() => (
            <Suspense>
              <Alert />
            </Suspense>
          )}
        </DeferredPart>
      )}
      {resource.missing && hasSeveral(url.query) && (
        <DeferredPart of={listParts}>
          {() => (
            <Suspense>
              <MissingMessageBar resource={resource} query={url.query} />
            </Suspense>
          )}
        </DeferredPart>
      )}
      {isSlow && <BusyBar />}
      <ListBody
        {...{ resource, url, now, selection, snapshot, columns, canSelect, isHeld }}
        onRetry={refresh}
      />
      {Foot && <Beside Part={Foot} filters={url.query.filters} />}
      {rows.length > 0 && (
        <Pager
          {...{ page, perPage, count, onPage, onPerPage, words }}
          shown={rows.length - gone.length}
        />
      )}
    </section>
  );
});

function BusyBar() {
  const styles = usePageStyles();
  return (
    <div className={styles.clip}>
      <div className={styles.busy} />
    </div>
  );
}

function Beside({ Part, filters }: ListPartProps & { readonly Part: ComponentType<ListPartProps> }) {
  return (
    <DeferredPart of={listParts}>
      {() => (
        <Suspense>
          <Part filters={filters} />
        </Suspense>
      )}
    </DeferredPart>
  );
}

interface LineProps extends Pick<ScreenProps, "resource" | "url" | "list" | "selection"> {
  readonly columns: Columns;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly searched: string | undefined;
  readonly words: string;
}

/** The line with filters; memoized, so that another address redraws it, but not other rows. */
const Line = memo(function Line(props: LineProps) {
  const { resource, url, list, selection, search, searched, columns } = props;
  const isAny = useSelector(selection, (snapshot) => !snapshot.matches("none"));
  const [hasPanel, setPanel] = useState(false);
  if (isAny && !hasPanel) setPanel(true);
  const filters = (
    <FilterBar
      resource={resource}
      filters={url.query.filters}
      searched={searched}
      input={search}
      onFilter={url.filter}
      end={(line) => (
        <DeferredPart of={listParts}>
          {({ FilterEnd, LayoutButton }) => (
            <FilterEnd
              filters={url.query.filters}
              onClear={() => url.change({ filters: {} })}
              {...{ resource, ...line }}
            >
              <LayoutButton {...{ resource, url, columns }} />
            </FilterEnd>
          )}
        </DeferredPart>
      )}
    />
  );
  if (!hasPanel) return filters;
  return (
    <Suspense fallback={filters}>
      <BulkPanel {...{ resource, url, list, selection }} columns={columns.shown}>{filters}</BulkPanel>
    </Suspense>
  );
});

interface ListMessageBarsProps {
  readonly list: ListActor;
  readonly onRetry: () => void;
}

function ListMessageBars({ list, onRetry }: ListMessageBarsProps) {
  const isStale = useSelector(list, (snapshot) => snapshot.matches({ rows: { shown: "stale" } }));
  const { failure, incomplete } = useSelector(list, ({ context }) => context);
  if (!isStale && !incomplete) return null;
  const retry = { words: t("list.retry"), run: onRetry };
  const words = isStale ? t("list.stale", { why: failureText(failure as Failure) }) : t("list.incomplete");
  return (
    <DeferredPart of={listParts}>
      {({ InlineMessageBar }) => <InlineMessageBar tone="warning" action={retry}>{words}</InlineMessageBar>}
    </DeferredPart>
  );
}
