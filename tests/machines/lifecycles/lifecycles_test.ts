import assert from "node:assert/strict";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { resources } from "../../../resources/mod.ts";

Deno.test("every step that a list offers is an event of its rows' lifecycle, and so is its inverse", () => {
  const living = resources.filter(({ moves }) => moves);
  assert.ok(living.length > 0);
  for (const { id, lifecycle, moves = [] } of living) {
    assert.ok(lifecycle, `${id} has steps, but no life`);
    const events: readonly string[] = LIFECYCLES[lifecycle.name].machine.events;
    const named = moves.flatMap(({ event, inverse }) => inverse ? [event, inverse] : [event]);
    assert.deepEqual(named.filter((event) => !events.includes(event)), [], id);
  }
});

Deno.test("a row whose columns say nothing has no state, and asking for it does not throw", () => {
  for (const { valueOf } of Object.values(LIFECYCLES)) {
    assert.doesNotThrow(() => valueOf({ _id: "1", version: 1 }));
  }
});
