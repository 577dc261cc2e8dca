import assert from "node:assert/strict";
import { createActor } from "xstate";
import { MAX_EXCEPT_IDS, MAX_LIST_VALUES } from "../../api/constants.ts";
import { isPicked, shownPart } from "../../machines/picks.ts";
import { type SelectionEvent, selectionMachine } from "../../machines/selection.ts";
import { assertWholeGraph, implementationsOf } from "../support/machines/graph.ts";
import { fc } from "../support/property.ts";

const IDS = ["a", "b", "c", "d", "e"];

function open(ids: readonly string[] = IDS) {
  let dropped = 0;
  const machine = selectionMachine.provide({ actions: { announceDropped: () => void (dropped += 1) } });
  const actor = createActor(machine).start();
  actor.send({ type: "rows.shown", ids });
  return {
    send: actor.send,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    dropped: () => dropped,
  };
}
const toggle = (id: string, range = false): SelectionEvent => ({ type: "row.toggle", id, range });

Deno.test("C5 selection: every state is reached and every edge taken", () => {
  assertWholeGraph(selectionMachine, {
    payloads: {
      "rows.shown": [{ ids: ["a", "b"] }, { ids: ["b"] }],
      "row.toggle": [{ id: "a", range: false }, { id: "b", range: true }],
      "selection.set": [{ ids: ["a"] }],
      "cursor.move": [{ by: 1 }, { by: -1 }],
      "cursor.extend": [{ by: 1 }],
      "cursor.set": [{ id: "a" }, { id: null }],
    },
  });
  assert.deepEqual(
    implementationsOf(selectionMachine).actions.filter((name) => name.startsWith("announce")),
    [
      "announceDropped",
    ],
  );
});

Deno.test("selection: shift selects everything between two rows, in either direction", () => {
  const down = open();
  down.send(toggle("b"));
  down.send(toggle("d", true));
  assert.deepEqual(down.context().selected, ["b", "c", "d"]);
  const up = open();
  up.send(toggle("d"));
  up.send(toggle("a", true));
  assert.deepEqual([...up.context().selected].sort(), ["a", "b", "c", "d"]);
});

Deno.test("selection: shift without a previous row selects that row alone", () => {
  const list = open();
  list.send(toggle("c", true));
  assert.deepEqual(list.context().selected, ["c"]);
});

Deno.test("selection: all, then none", () => {
  const list = open();
  list.send(toggle("b"));
  list.send({ type: "rows.toggleAll" });
  assert.deepEqual(list.context().selected, IDS);
  list.send({ type: "rows.toggleAll" });
  assert.deepEqual(list.context().selected, []);
});

Deno.test("selection: rows of other pages stay selected, and the header checkbox describes only its page", () => {
  const list = open();
  list.send(toggle("a"));
  list.send({ type: "cursor.set", id: "a" });
  list.send({ type: "rows.shown", ids: ["x", "y"] });
  assert.deepEqual(list.context().selected, ["a"]);
  assert.equal(list.context().cursor, null);
  assert.equal(shownPart(list.context()), "none");
  list.send({ type: "rows.toggleAll" });
  assert.deepEqual(list.context().selected, ["a", "x", "y"]);
  list.send({ type: "rows.toggleAll" });
  assert.deepEqual(list.context().selected, ["a"]);
});

Deno.test("selection: all matching rows, except those that were deselected, on any page", () => {
  const list = open();
  list.send({ type: "selection.all" });
  assert.equal(shownPart(list.context()), "all");
  list.send(toggle("b"));
  list.send({ type: "rows.shown", ids: ["x", "y", "z"] });
  list.send(toggle("x"));
  list.send(toggle("z", true));
  assert.deepEqual(list.context().except, ["b", "x", "y", "z"]);
  assert.equal(isPicked(list.context(), "y"), false);
  assert.equal(isPicked(list.context(), "of another page"), true);
  list.send({ type: "rows.toggleAll" });
  assert.deepEqual(list.context().except, ["b"]);
  list.send({ type: "rows.toggleAll" });
  assert.equal(list.value(), "none");
});

Deno.test("selection: widening first selects the page, then all matching rows", () => {
  const list = open();
  list.send({ type: "selection.widen" });
  assert.deepEqual(list.context().selected, IDS);
  list.send({ type: "selection.widen" });
  assert.equal(list.value(), "all");
  const empty = open([]);
  empty.send({ type: "selection.widen" });
  empty.send({ type: "selection.widen" });
  assert.equal(empty.value(), "none");
});

Deno.test("selection: changed filters clear it, with one message", () => {
  for (const widen of [toggle("a"), { type: "selection.all" } as const]) {
    const list = open();
    list.send({ type: "filters.change" });
    assert.equal(list.dropped(), 0);
    list.send(widen);
    list.send({ type: "filters.change" });
    list.send({ type: "filters.change" });
    assert.deepEqual([list.value(), list.dropped()], ["none", 1]);
  }
});

Deno.test("selection: rows beyond the number of ids in a request stay unselected, with a message", () => {
  const many = Array.from({ length: MAX_EXCEPT_IDS + 1 }, (_, at) => `r${at}`);
  const list = open(many);
  list.send({ type: "rows.toggleAll" });
  assert.deepEqual([list.context().selected.length, list.context().isFull], [MAX_LIST_VALUES, true]);
  list.send(toggle("r0"));
  assert.equal(list.context().isFull, false);
  list.send({ type: "selection.all" });
  list.send(toggle("r0"));
  list.send(toggle(many.at(-1)!, true));
  assert.deepEqual([list.context().except.length, list.context().isFull], [MAX_EXCEPT_IDS, true]);
});

Deno.test("selection: shift and an arrow select the rows they pass over", () => {
  const list = open();
  list.send({ type: "cursor.set", id: "b" });
  list.send({ type: "cursor.extend", by: 1 });
  list.send({ type: "cursor.extend", by: 1 });
  assert.deepEqual([list.context().selected, list.context().cursor], [["b", "c", "d"], "d"]);
});

Deno.test("selection: the keyboard walks from the first row to the last and stays there", () => {
  const list = open(["a", "b"]);
  const at = (by: 1 | -1) => {
    list.send({ type: "cursor.move", by });
    return list.context().cursor;
  };
  assert.deepEqual([at(1), at(1), at(1), at(-1), at(-1)], ["a", "b", "b", "a", "a"]);
});

Deno.test("selection: after any events no row is listed twice, and the state matches the selection", () => {
  const id = fc.constantFrom(...IDS, "elsewhere");
  const event: fc.Arbitrary<SelectionEvent> = fc.oneof(
    fc.record({ type: fc.constant("row.toggle" as const), id, range: fc.boolean() }),
    fc.record({ type: fc.constant("rows.shown" as const), ids: fc.uniqueArray(id) }),
    fc.record({ type: fc.constant("selection.set" as const), ids: fc.uniqueArray(id) }),
    fc.constantFrom(
      { type: "rows.toggleAll" as const },
      { type: "selection.clear" as const },
      { type: "selection.all" as const },
      { type: "selection.widen" as const },
      { type: "filters.change" as const },
    ),
    fc.record({ type: fc.constant("cursor.extend" as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ type: fc.constant("cursor.move" as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ type: fc.constant("cursor.set" as const), id }),
  );
  fc.assert(fc.property(fc.array(event, { maxLength: 30 }), (events) => {
    const list = open();
    for (const each of events) list.send(each);
    const { ids, selected, except, isAll, cursor } = list.context();
    assert.equal(new Set([...selected, ...except]).size, selected.length + except.length);
    assert.ok(isAll ? selected.length === 0 : except.length === 0);
    assert.ok(cursor === null || ids.includes(cursor));
    assert.equal(list.value(), isAll ? "all" : selected.length > 0 ? "picked" : "none");
  }));
});
