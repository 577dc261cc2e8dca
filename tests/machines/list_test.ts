import assert from "node:assert/strict";
import { waitFor } from "xstate";
import { listMachine } from "../../machines/list.ts";
import { countNewRows } from "../../machines/rows.ts";
import { assertWholeGraph, implementationsOf } from "../support/machines/graph.ts";
import {
  countAnswer,
  NETWORK_FAILURE,
  open,
  query,
  row,
  rowsAnswer,
} from "../support/client/waiting_list.ts";

Deno.test("C5 list: every state is reached, every edge taken, and no path ends where nothing leads on", () => {
  const outputs = [rowsAnswer(row("a")), rowsAnswer(), NETWORK_FAILURE].map((output) => ({ output }));
  assertWholeGraph(listMachine, {
    input: { query: query() },
    payloads: {
      "query.change": [
        query(),
        query({ page: 2 }),
        query({ filters: {} }),
        query({ filters: { status: "Processing", search: "Ada" } }),
      ].map((each) => ({ query: each })),
      "rows.changed": [{ ids: ["a"] }],
      "xstate.done.actor.0.list.rows.fetching": outputs,
      "xstate.done.actor.0.list.rows.empty.searched": [{ output: countAnswer(0) }, {
        output: countAnswer(1),
      }],
      "xstate.done.actor.0.list.rows.empty.filtered": [{ output: countAnswer(0) }, {
        output: countAnswer(3),
      }],
      "xstate.done.actor.0.list.count.counting": [{ output: countAnswer(1) }, { output: NETWORK_FAILURE }],
      "xstate.done.actor.0.list.count.recounting": [{ output: countAnswer(2) }],
      "xstate.done.actor.0.list.live.fetching": [
        { output: { kind: "changed", rows: [row("a", 2)], matching: [] } },
        { output: NETWORK_FAILURE },
      ],
    },
    key: ({ value, context }) =>
      JSON.stringify([
        value,
        context.rows.length,
        context.query,
        context.changed,
        context.gone.length,
        context.isRecountDue,
      ]),
    limit: 8_000,
  });
  assert.deepEqual(implementationsOf(listMachine).actors, ["fetchRows", "fetchCount", "fetchChanged"]);
});

Deno.test("list: rows that are already loaded are shown at once, and only their count is requested", async () => {
  const list = open(query(), [row("a"), row("b")]);
  assert.ok(list.is({ rows: { shown: "ready" } }));
  assert.deepEqual([list.asked.rows.length, list.asked.count.length], [0, 1]);
  await list.count(countAnswer(2));
  assert.deepEqual([list.context().count?.count, countNewRows(list.context())], [2, 0]);
});

Deno.test("list: the first page is painted without waiting for its count", async () => {
  const list = open();
  assert.ok(list.is({ rows: { fetching: "loading" } }));
  assert.deepEqual([list.asked.rows.length, list.asked.count.length], [1, 1]);
  await list.rows(rowsAnswer(row("a"), row("b")));
  assert.ok(list.is({ rows: { shown: "ready" } }));
  assert.equal(list.context().count, null);
  await list.count(countAnswer(2));
  assert.deepEqual(list.context().count, { count: 2, capped: false });
});

Deno.test("list: the next page is one request, other filters request the count again", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a")));
  await list.count(countAnswer(40));
  list.actor.send({ type: "query.change", query: query({ page: 2 }) });
  assert.deepEqual([list.asked.rows.length, list.asked.count.length], [1, 0]);
  assert.equal(list.context().count?.count, 40);
  await list.rows(rowsAnswer(row("b")));
  list.actor.send({ type: "query.change", query: query({ filters: { status: "Ready" } }) });
  assert.deepEqual([list.asked.rows.length, list.asked.count.length], [1, 1]);
  assert.equal(list.context().count, null);
});

Deno.test("list: the same query requests nothing", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a")));
  await list.count(countAnswer(1));
  list.actor.send({
    type: "query.change",
    query: query({ filters: { status: "Processing", search: undefined } }),
  });
  assert.deepEqual([list.asked.rows.length, list.asked.count.length], [0, 0]);
  assert.ok(list.is({ rows: { shown: "ready" } }));
});

Deno.test("list: an answer that arrives after a later query is dropped, and its request is aborted", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a")));
  list.actor.send({ type: "query.change", query: query({ page: 2 }) });
  list.actor.send({ type: "query.change", query: query({ page: 3 }) });
  const [late, wanted] = list.asked.rows;
  assert.ok(late && wanted);
  assert.equal(late.signal.aborted, true);
  wanted.answer(rowsAnswer(row("three")));
  late.answer(rowsAnswer(row("two")));
  await list.settle();
  assert.deepEqual(list.ids(), ["three"]);
});

Deno.test("list: a refresh keeps the rows, a failed one keeps them with the error, and Retry fixes it", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a")));
  list.actor.send({ type: "list.refresh" });
  assert.ok(list.is({ rows: { fetching: "refreshing" } }));
  assert.deepEqual(list.ids(), ["a"]);
  await list.rows(NETWORK_FAILURE);
  assert.ok(list.is({ rows: { shown: "stale" } }));
  assert.deepEqual([list.ids(), list.context().failure], [["a"], { kind: "network" }]);
  list.actor.send({ type: "list.refresh" });
  await list.rows(rowsAnswer(row("a", 2), row("b")));
  assert.ok(list.is({ rows: { shown: "ready" } }));
  assert.deepEqual([list.ids(), list.context().failure], [["a", "b"], null]);
});

Deno.test("list: a failed first load says so and can be retried", async () => {
  const list = open();
  await list.rows(NETWORK_FAILURE);
  assert.ok(list.is({ rows: "failed" }));
  list.actor.send({ type: "list.refresh" });
  assert.ok(list.is({ rows: { fetching: "loading" } }));
});

Deno.test("list: no match, an empty list and a missing page are three states", async () => {
  const filtered = open();
  await filtered.rows(rowsAnswer());
  assert.ok(filtered.is({ rows: { empty: "filtered" } }));
  await filtered.count(countAnswer(0));
  assert.deepEqual(filtered.asked.count.map(({ filters }) => filters), [{}]);
  await filtered.count(countAnswer(7));
  assert.ok(filtered.is({ rows: { empty: "filtered" } }));

  const nothing = open();
  await nothing.rows(rowsAnswer());
  await nothing.count(countAnswer(0));
  await nothing.count(countAnswer(0));
  assert.ok(nothing.is({ rows: { empty: "truly" } }));

  const bare = open(query({ filters: {} }));
  await bare.rows(rowsAnswer());
  assert.ok(bare.is({ rows: { empty: "truly" } }));

  const beyond = open(query({ page: 9 }));
  await beyond.rows(rowsAnswer());
  assert.ok(beyond.is({ rows: { empty: "beyond" } }));
});

Deno.test("list: a search without matches is counted without the search, and then without all filters", async () => {
  const search = query({ filters: { status: "Processing", search: "Ada" } });
  const list = open(search);
  await list.rows(rowsAnswer());
  assert.ok(list.is({ rows: { empty: "searched" } }));
  await list.count(countAnswer(0));
  assert.deepEqual(list.asked.count.map(({ filters }) => filters), [{ search: "Ada" }]);
  await list.count(countAnswer(1));
  assert.ok(list.is({ rows: { empty: "outside" } }));
  assert.deepEqual(list.context().outside, { count: 1, capped: false });
  list.actor.send({ type: "list.refresh" });
  await list.rows(rowsAnswer());
  assert.equal(list.context().outside, null);

  const nowhere = open(search);
  await nowhere.rows(rowsAnswer());
  await nowhere.count(countAnswer(0));
  await nowhere.count(countAnswer(0));
  assert.ok(nowhere.is({ rows: { empty: "filtered" } }));

  const alone = open(query({ filters: { search: "Ada" } }));
  await alone.rows(rowsAnswer());
  assert.ok(alone.is({ rows: { empty: "filtered" } }));

  const there = open(search);
  await there.rows(rowsAnswer(row("a")));
  assert.equal(there.asked.count.length, 1);
});

Deno.test("list: a shown row that somebody changed is redrawn in place, and marked when it no longer matches", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a"), row("b"), row("c")));
  await list.count(countAnswer(3));
  list.actor.send({ type: "rows.changed", ids: ["b", "elsewhere"] });
  assert.deepEqual(list.asked.changed.map(({ ids }) => ids), [["b"]]);
  const [untouched] = list.context().rows;
  await list.changed({ kind: "changed", rows: [row("b", 2, "Shipped")], matching: [] });
  assert.deepEqual(list.ids(), ["a", "b", "c"]);
  assert.equal(list.context().rows[1]?.["status"], "Shipped");
  assert.deepEqual(list.context().gone, ["b"]);
  assert.equal(list.context().rows[0], untouched);
  list.actor.send({ type: "list.refresh" });
  await list.rows(rowsAnswer(row("a"), row("c")));
  assert.deepEqual([list.ids(), list.context().gone], [["a", "c"], []]);
});

Deno.test("list: a row that matches again loses its mark", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a")));
  list.actor.send({ type: "rows.changed", ids: ["a"] });
  await list.changed({ kind: "changed", rows: [row("a", 2)], matching: [] });
  list.actor.send({ type: "rows.changed", ids: ["a"] });
  await list.changed({ kind: "changed", rows: [row("a", 3)], matching: ["a"] });
  assert.deepEqual(list.context().gone, []);
});

Deno.test("list: changes during a fetch are fetched after it, and never bring an older row back", async () => {
  const list = open();
  list.actor.send({ type: "rows.changed", ids: ["a", "z"] });
  assert.equal(list.asked.changed.length, 0);
  await list.rows(rowsAnswer(row("a")));
  assert.deepEqual(list.asked.changed.map(({ ids }) => ids), [["a"]]);
  await list.changed({ kind: "changed", rows: [row("a", 5)], matching: ["a"] });
  list.actor.send({ type: "list.refresh" });
  await list.rows(rowsAnswer(row("a", 4)));
  assert.equal(list.context().rows[0]?.version, 5);
});

Deno.test("list: changes during a fetch cause one more fetch", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a"), row("b")));
  list.actor.send({ type: "rows.changed", ids: ["a"] });
  list.actor.send({ type: "rows.changed", ids: ["a", "b"] });
  assert.equal(list.asked.changed.length, 1);
  await list.changed({ kind: "changed", rows: [row("a", 2)], matching: ["a"] });
  assert.deepEqual(list.asked.changed.map(({ ids }) => ids), [["a", "b"]]);
});

Deno.test("list: a failed fetch of changed rows is made up for with the next change", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a"), row("b")));
  list.actor.send({ type: "rows.changed", ids: ["a"] });
  await list.changed(NETWORK_FAILURE);
  assert.deepEqual(list.asked.changed, [], "a failed fetch is not repeated at once");
  list.actor.send({ type: "rows.changed", ids: ["b"] });
  assert.deepEqual(list.asked.changed.map(({ ids }) => ids), [["a", "b"]]);
});

Deno.test("list: new rows are counted, not inserted, until somebody requests them", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a"), row("b")));
  await list.count(countAnswer(2));
  list.actor.send({ type: "rows.changed", ids: ["new1", "new2", "b"] });
  await list.changed({ kind: "changed", rows: [row("b", 2)], matching: [] });
  // Two rows were added and a shown one no longer matches: three match besides "a".
  await list.count(countAnswer(3));
  assert.equal(countNewRows(list.context()), 2);
  assert.deepEqual(list.ids(), ["a", "b"]);
  list.actor.send({ type: "list.refresh" });
  await list.rows(rowsAnswer(row("a"), row("new1"), row("new2")));
  await list.count(countAnswer(3));
  assert.equal(countNewRows(list.context()), 0);
});

Deno.test("list: changes during a count cause one more count afterwards", async () => {
  for (const first of [countAnswer(1), NETWORK_FAILURE]) {
    const list = open();
    await list.rows(rowsAnswer(row("a")));
    list.actor.send({ type: "rows.changed", ids: ["x"] });
    list.actor.send({ type: "rows.changed", ids: ["y"] });
    assert.equal(list.asked.count.length, 1, "one at a time");
    await list.count(first);
    assert.equal(list.asked.count.length, 1);
    list.actor.send({ type: "rows.changed", ids: ["z"] });
    await list.count(countAnswer(3));
    await list.count(countAnswer(4));
    assert.equal(list.context().count?.count, 4);
    assert.equal(list.asked.count.length, 0);
    assert.ok(list.is({ count: "known" }));
  }
});

Deno.test("list: a capped count does not tell how many rows are new", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a")));
  await list.count(countAnswer(10_000, true));
  list.actor.send({ type: "rows.changed", ids: ["x"] });
  await list.count(countAnswer(10_000, true));
  assert.equal(countNewRows(list.context()), 0);
});

Deno.test("list: a failed count leaves the rows alone and is retried with the next change", async () => {
  const list = open();
  await list.rows(rowsAnswer(row("a")));
  await list.count(NETWORK_FAILURE);
  assert.ok(list.is({ count: "unknown", rows: { shown: "ready" } }));
  list.actor.send({ type: "rows.changed", ids: ["x"] });
  await list.count(countAnswer(1));
  assert.equal(list.context().count?.count, 1);
  await waitFor(list.actor, (snapshot) => snapshot.matches({ count: "known" }));
});
