import assert from "node:assert/strict";
import fc from "fast-check";
import { createActor } from "xstate";
import { type SelectionEvent, selectionMachine } from "../../machines/selection.ts";
import { assertWholeGraph } from "../support/graph.ts";

const IDS = ["a", "b", "c", "d", "e"];

function open(ids: readonly string[] = IDS) {
  const actor = createActor(selectionMachine).start();
  actor.send({ type: "rows.shown", ids });
  return { actor, send: actor.send, context: () => actor.getSnapshot().context };
}
const toggle = (id: string, range = false): SelectionEvent => ({ type: "row.toggle", id, range });

Deno.test("C5 selection: every state is reached and every edge taken", () => {
  assertWholeGraph(selectionMachine, {
    payloads: {
      "rows.shown": [{ ids: ["a", "b"] }, { ids: ["b"] }],
      "row.toggle": [{ id: "a", range: false }, { id: "b", range: true }],
      "selection.set": [{ ids: ["a"] }],
      "cursor.move": [{ by: 1 }, { by: -1 }],
      "cursor.set": [{ id: "a" }, { id: null }],
    },
  });
});

Deno.test("selection: shift picks everything between two rows, in either direction", () => {
  const down = open();
  down.send(toggle("b"));
  down.send(toggle("d", true));
  assert.deepEqual(down.context().selected, ["b", "c", "d"]);
  const up = open();
  up.send(toggle("d"));
  up.send(toggle("a", true));
  assert.deepEqual([...up.context().selected].sort(), ["a", "b", "c", "d"]);
});

Deno.test("selection: shift without a row before it picks that row alone", () => {
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

Deno.test("selection: rows that leave the screen are picked no longer", () => {
  const list = open();
  list.send(toggle("a"));
  list.send(toggle("b"));
  list.send({ type: "cursor.set", id: "a" });
  list.send({ type: "rows.shown", ids: ["b", "x"] });
  assert.deepEqual(list.context().selected, ["b"]);
  assert.equal(list.context().cursor, null);
});

Deno.test("selection: the keyboard walks from the first row to the last and stays there", () => {
  const list = open(["a", "b"]);
  const at = (by: 1 | -1) => {
    list.send({ type: "cursor.move", by });
    return list.context().cursor;
  };
  assert.deepEqual([at(1), at(1), at(1), at(-1), at(-1)], ["a", "b", "b", "a", "a"]);
});

Deno.test("selection: whatever is done, only rows on the screen are picked, none twice", () => {
  const id = fc.constantFrom(...IDS, "elsewhere");
  const event: fc.Arbitrary<SelectionEvent> = fc.oneof(
    fc.record({ type: fc.constant("row.toggle" as const), id, range: fc.boolean() }),
    fc.record({ type: fc.constant("rows.shown" as const), ids: fc.uniqueArray(id) }),
    fc.record({ type: fc.constant("selection.set" as const), ids: fc.uniqueArray(id) }),
    fc.constant({ type: "rows.toggleAll" as const }),
    fc.constant({ type: "selection.clear" as const }),
    fc.record({ type: fc.constant("cursor.move" as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ type: fc.constant("cursor.set" as const), id }),
  );
  fc.assert(fc.property(fc.array(event, { maxLength: 30 }), (events) => {
    const list = open();
    for (const each of events) list.send(each);
    const { ids, selected, cursor } = list.context();
    assert.ok(selected.every((each) => ids.includes(each)));
    assert.equal(new Set(selected).size, selected.length);
    assert.ok(cursor === null || ids.includes(cursor));
    assert.equal(list.actor.getSnapshot().value, selected.length > 0 ? "some" : "none");
  }));
});
