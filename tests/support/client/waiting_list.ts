/** Opens a list whose requests wait until the test answers them. */
import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { listMachine } from "../../../machines/list.ts";
import type { FetchedChanged, FetchedCount, FetchedRows, ListQuery, Row } from "../../../machines/rows.ts";
import { noteWays } from "../machines/transition_log.ts";

export const query = (over: Partial<ListQuery> = {}): ListQuery => ({
  filters: { status: "Processing" },
  sort: "-created_at",
  page: 1,
  perPage: 20,
  ...over,
});
export const row = (id: string, version = 1, status = "Processing"): Row => ({ _id: id, version, status });
export const rowsAnswer = (...rows: Row[]): FetchedRows => ({ kind: "rows", rows, incomplete: false });
export const countAnswer = (count: number, capped = false): FetchedCount => ({
  kind: "count",
  count: { count, capped },
});
export const NETWORK_FAILURE = { kind: "failed", failure: { kind: "network" } } as const;

export function open(start = query(), given: readonly Row[] = []) {
  const wanted = {
    rows: [] as { query: ListQuery; answer: (value: FetchedRows) => void; signal: AbortSignal }[],
    count: [] as { filters: object; answer: (value: FetchedCount) => void }[],
    changed: [] as { ids: readonly string[]; answer: (value: FetchedChanged) => void }[],
  };
  const actor = createActor(
    listMachine.provide({
      actors: {
        fetchRows: fromPromise(({ input, signal }) =>
          new Promise<FetchedRows>((answer) => wanted.rows.push({ ...input, answer, signal }))
        ),
        fetchCount: fromPromise(({ input }) =>
          new Promise<FetchedCount>((answer) => wanted.count.push({ ...input, answer }))
        ),
        fetchChanged: fromPromise(({ input }) =>
          new Promise<FetchedChanged>((answer) => wanted.changed.push({ ...input, answer }))
        ),
      },
    }),
    { input: { query: start, given }, inspect: noteWays },
  ).start();
  const settle = () => new Promise<void>((done) => setTimeout(done, 0));
  const answer = async <T>(list: { answer: (value: T) => void }[], value: T) => {
    const request = list.shift();
    assert.ok(request, "nothing was requested");
    request.answer(value);
    await settle();
  };
  return {
    actor,
    asked: wanted,
    settle,
    rows: (value: FetchedRows) => answer(wanted.rows, value),
    count: (value: FetchedCount) => answer(wanted.count, value),
    changed: (value: FetchedChanged) => answer(wanted.changed, value),
    ids: () => actor.getSnapshot().context.rows.map(({ _id }) => _id),
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
      actor.getSnapshot().matches(value),
    context: () => actor.getSnapshot().context,
  };
}
