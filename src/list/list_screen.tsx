/** The list itself: the lines around the rows, and what happens when something is done in them. */
import { useSelector } from "@xstate/react";
import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { allows } from "../../api/access.ts";
import type { BulkResult } from "../../machines/bulk.ts";
import { newsOf } from "../../machines/list.ts";
import type { Resource } from "../../resources/define.ts";
import { failureText } from "../lib/failure_text.ts";
import { t } from "../lib/i18n.ts";
import { announce } from "../lib/notices.ts";
import type { Failure } from "../lib/outcome.ts";
import { useTitle } from "../lib/use_title.ts";
import { usePerson } from "../shell/person.ts";
import { type Bulk, hasMoves, useBulk } from "../wiring/bulk.ts";
import type { ListActor, SelectionActor } from "../wiring/list.ts";
import { BulkLine } from "./bulk_line.tsx";
import { BulkNotice } from "./bulk_notice.tsx";
import { bulkMovesOf } from "./bulk_offers.ts";
import { FilterBar } from "./filter_bar.tsx";
import { numberText } from "./format.ts";
import { useListKeys } from "./keyboard.ts";
import { ListBody } from "./list_body.tsx";
import { ListHeader } from "./list_header.tsx";
import type { ListUrl } from "./list_url.ts";
import { Notice } from "./notice.tsx";
import { Pager } from "./pager.tsx";
import { usePageStyles } from "./page.styles.ts";
import { codeOf } from "./table_row.tsx";

export interface ScreenProps {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly list: ListActor;
  readonly selection: SelectionActor;
}

export function ListScreen({ resource, url, list, selection }: ScreenProps) {
  const styles = usePageStyles();
  const person = usePerson();
  const search = useRef<HTMLInputElement>(null);
  const snapshot = useSelector(list, (each) => each);
  const { rows, count } = snapshot.context;
  const opens = resource.record;
  const columns = useMemo(
    () => resource.columns.filter(({ rule }) => !rule || allows(rule, person)),
    [resource, person],
  );
  const canSelect = hasMoves(resource.query) && bulkMovesOf(resource, person).length > 0;
  const bulk = useRowBulk(resource, list, selection);
  const refresh = useCallback(() => list.send({ type: "list.refresh" }), [list]);
  useTitle(t(`menu.${resource.id}`));
  useSpokenCount(list);
  useListKeys({ selection, search, canSelect, onOpen: opens ? url.open : null });
  const { page, perPage } = url.query;
  return (
    <section className={styles.page}>
      <ListHeader {...{ resource, count }} news={newsOf(snapshot.context)} onRefresh={refresh} />
      <Line {...{ resource, url, list, selection, bulk, search }} />
      <Notices {...{ list, bulk }} onRetry={refresh} />
      {snapshot.hasTag("busy") && rows.length > 0 && (
        <div className={styles.clip}>
          <div className={styles.busy} />
        </div>
      )}
      <ListBody {...{ resource, url, selection, snapshot, columns, canSelect }} onRetry={refresh} />
      {rows.length > 0 && (
        <Pager
          {...{ page, perPage, count }}
          shown={rows.length}
          onPage={(next) => url.change({ page: next })}
          onPerPage={(size) => url.change({ perPage: size })}
        />
      )}
    </section>
  );
}

/** After a step: what moved is drawn anew, what was refused stays picked. */
function useRowBulk(resource: Resource, list: ListActor, selection: SelectionActor): Bulk {
  const onTold = useCallback((results: readonly BulkResult[]) => {
    const ids = results.filter(({ refusedBy }) => refusedBy !== null).map(({ id }) => id);
    selection.send({ type: "selection.set", ids });
    list.send({ type: "rows.changed", ids: results.map(({ id }) => id) });
  }, [list, selection]);
  return useBulk(resource.query, onTold);
}

interface LineProps extends ScreenProps {
  readonly bulk: Bulk;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Filters, or what may be done with the picked rows. */
function Line({ resource, url, list, selection, bulk, search }: LineProps) {
  const rows = useSelector(list, ({ context }) => context.rows);
  const selected = useSelector(selection, ({ context }) => context.selected);
  const picked = useMemo(() => rows.filter((row) => selected.includes(row._id)), [rows, selected]);
  useEffect(() => {
    if (picked.length > 0) announce(t("list.bulk.selected", { count: picked.length }));
  }, [picked.length]);
  if (picked.length > 0) {
    const clear = () => selection.send({ type: "selection.clear" });
    return <BulkLine {...{ resource, bulk }} rows={picked} onClear={clear} />;
  }
  return (
    <FilterBar
      resource={resource}
      filters={url.query.filters}
      input={search}
      onFilter={url.filter}
      onClear={() => url.change({ filters: {} })}
    />
  );
}

interface NoticesProps {
  readonly list: ListActor;
  readonly bulk: Bulk;
  readonly onRetry: () => void;
}

function Notices({ list, bulk, onRetry }: NoticesProps) {
  const isStale = useSelector(list, (snapshot) => snapshot.matches({ rows: { shown: "stale" } }));
  const { failure, incomplete, rows } = useSelector(list, ({ context }) => context);
  const retry = { words: t("list.retry"), run: onRetry };
  const code = (id: string) => {
    const row = rows.find((each) => each._id === id);
    return row ? codeOf(row) : id;
  };
  return (
    <>
      {isStale && (
        <Notice tone="warning" action={retry}>
          {t("list.stale", { why: failureText(failure as Failure) })}
        </Notice>
      )}
      {incomplete && !isStale && <Notice tone="warning" action={retry}>{t("list.incomplete")}</Notice>}
      <BulkNotice bulk={bulk} codeOf={code} />
    </>
  );
}

/** Reads out how many rows there are, once for each page that was asked for; not for changes in passing. */
function useSpokenCount(list: ListActor): void {
  const words = useSelector(list, (snapshot) => {
    const { rows, countThen } = snapshot.context;
    if (!snapshot.matches({ rows: "shown" })) return "";
    if (countThen !== null) {
      return t("list.said", { shown: numberText(rows.length), total: numberText(countThen) });
    }
    return snapshot.matches({ count: "unknown" }) ? t("list.saidAlone", { count: rows.length }) : "";
  });
  const query = useSelector(list, ({ context }) => context.query);
  useEffect(() => {
    if (words) announce(words);
  }, [words, query]);
}
