import { useEffect, useMemo, useState } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { listMachine } from "../../../machines/list.ts";
import {
  type Count,
  type FetchedChanged,
  type FetchedCount,
  type FetchedRows,
  idsOf,
  isSame,
  type Row,
} from "../../../machines/rows.ts";
import { selectionMachine } from "../../../machines/selection.ts";
import { entityOf, type Resource } from "../../../resources/define.ts";
import { changedDocumentOf, countDocumentOf, documentOf, idKeyOf } from "../../../resources/document.ts";
import { type ListQuery, type RowsQuery, rowsQuery, variablesOf } from "../../../resources/url.ts";
import { askText, earlyAnswerOf } from "../../lib/client.ts";
import { t } from "../../lib/i18n.ts";
import { onChange, onGap } from "../live/live.ts";
import { notify } from "../../lib/toasts.ts";
import type { Outcome } from "../../lib/outcome.ts";
import { useActorRef } from "../wiring/actor.ts";

export type ListActor = ActorRefFrom<typeof listMachine>;
export type SelectionActor = ActorRefFrom<typeof selectionMachine>;

/** Minimum interval at which a burst of changes, such as an import, is handled. */
const CHANGES_INTERVAL_MS = 500;

type Answer = Outcome<Readonly<Record<string, unknown>>>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && "_id" in value && "version" in value;

function rowsIn(outcome: Answer, name: string): readonly Row[] | null {
  const list = outcome.data?.[name];
  return Array.isArray(list) ? list.filter(isRow) : null;
}

const failureOf = (outcome: Answer) =>
  outcome.ok ? { kind: "garbled", status: 200 } as const : outcome.failure;

/** Reads the rows of an answer. A page with errors is shown with a message that some of it is missing. */
export function rowsOf(resource: Resource, outcome: Answer): FetchedRows {
  const rows = rowsIn(outcome, resource.query);
  return rows
    ? { kind: "rows", rows, incomplete: !outcome.ok }
    : { kind: "failed", failure: failureOf(outcome) };
}

export function countOf(resource: Resource, outcome: Answer): FetchedCount {
  const count = outcome.data?.[resource.count] as Partial<Count> | null | undefined;
  return typeof count?.count === "number"
    ? { kind: "count", count: { count: count.count, capped: count.capped === true } }
    : { kind: "failed", failure: failureOf(outcome) };
}

export function readChanged(resource: Resource, outcome: Answer): FetchedChanged {
  const [rows, matching] = [rowsIn(outcome, resource.query), outcome.data?.["matching"]];
  if (!rows || !Array.isArray(matching)) return { kind: "failed", failure: failureOf(outcome) };
  return { kind: "changed", rows, matching: matching.map((row: { _id: string }) => row._id) };
}

/** Returns the request for a page of rows; the early script sends the same one. */
export function pageRequest(resource: Resource, query: RowsQuery) {
  const { page, perPage, extra } = query;
  return { text: documentOf(resource, extra), variables: variablesOf(resource, query), page, perPage };
}

export function countRequest(resource: Resource, filters: ListQuery["filters"]) {
  const { sort: _, ...variables } = variablesOf(resource, { filters, sort: resource.sort });
  return { text: countDocumentOf(resource), variables };
}

export function wiredList(resource: Resource) {
  return listMachine.provide({
    actors: {
      fetchRows: fromPromise(async ({ input, signal }) => {
        const { text, variables, ...options } = pageRequest(resource, input.query);
        return rowsOf(resource, await askText(text, variables, { ...options, signal }));
      }),
      fetchCount: fromPromise(async ({ input, signal }) => {
        const { text, variables } = countRequest(resource, input.filters);
        return countOf(resource, await askText(text, variables, { background: true, signal }));
      }),
      fetchChanged: fromPromise(async ({ input, signal }) => {
        const { sort: _, [idKeyOf(resource)]: __, ...filters } = variablesOf(resource, input.query);
        const variables = { ...filters, ids: input.ids };
        const options = { perPage: input.ids.length, background: true, signal };
        const text = changedDocumentOf(resource, input.query.extra);
        return readChanged(resource, await askText(text, variables, options));
      }),
    },
  });
}

/** Gathers ids and passes them to `call`: at once, then at most once in an interval, at its end. */
export function callThrottled(call: (ids: readonly string[]) => void, intervalMs: number) {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = waiting.size > 0 ? setTimeout(flush, intervalMs) : undefined;
    if (waiting.size === 0) return;
    const ids = [...waiting];
    waiting.clear();
    call(ids);
  };
  return {
    add(ids: readonly string[]): void {
      for (const id of ids) waiting.add(id);
      if (timer === undefined) flush();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Returns the rows that the early script has loaded; null if there are none. */
function firstRows(resource: Resource, query: RowsQuery): readonly Row[] | null {
  const { text, variables, ...options } = pageRequest(resource, query);
  const data = earlyAnswerOf<Readonly<Record<string, unknown>>>(text, variables, options);
  return data && rowsIn({ ok: true, data }, resource.query);
}

/**
 * Starts the machine of a list. The resource must not change: give the component a `key`.
 * @param addressQuery the query of the address without the person's last columns, for which rows may have been loaded early
 */
export function useListActor(resource: Resource, shown: ListQuery, addressQuery: ListQuery): ListActor {
  const query = useMemo(() => rowsQuery(resource, shown), [resource, shown]);
  const [machine] = useState(() => wiredList(resource));
  const [first] = useState(() => {
    const early = rowsQuery(resource, addressQuery);
    const given = firstRows(resource, early);
    return given ? { query: early, given } : { query, given: [] };
  });
  const actor = useActorRef(machine, { input: first });
  useEffect(() => actor.send({ type: "query.change", query }), [actor, query]);
  useEffect(() => {
    const changes = callThrottled((ids) => actor.send({ type: "rows.changed", ids }), CHANGES_INTERVAL_MS);
    const offChange = onChange(entityOf(resource), changes.add);
    // Missed changes are loaded into the same rows, so that nothing moves under the pointer.
    const offGap = onGap(() => {
      const ids = actor.getSnapshot().context.rows.map((row) => row._id);
      actor.send({ type: "rows.changed", ids });
    });
    return () => {
      offChange();
      offGap();
      changes.stop();
    };
  }, [actor, resource]);
  return actor;
}

export const wiredSelection = () =>
  selectionMachine.provide({ actions: { announceDropped: () => notify("info", t("list.dropped")) } });

export function useSelectionActor(list: ListActor): SelectionActor {
  const [machine] = useState(wiredSelection);
  // The selection knows early rows from the start: they are not redrawn, and the first must be focusable.
  const [first] = useState(() => list.getSnapshot().context.rows);
  const actor = useActorRef(machine, { input: { ids: idsOf(first) } });
  useEffect(() => {
    let known = first;
    let { filters } = list.getSnapshot().context.query;
    const report = ({ context }: ReturnType<ListActor["getSnapshot"]>) => {
      if (!isSame(context.query.filters, filters)) actor.send({ type: "filters.change" });
      filters = context.query.filters;
      if (context.rows === known) return;
      known = context.rows;
      actor.send({ type: "rows.shown", ids: idsOf(context.rows) });
    };
    report(list.getSnapshot());
    const { unsubscribe } = list.subscribe(report);
    return unsubscribe;
  }, [actor, list, first]);
  return actor;
}
