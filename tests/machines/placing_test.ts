import assert from "node:assert/strict";
import { type PlacedArt, placingMachine, type SavedAnswer } from "../../machines/placing.ts";
import { assertWholeGraph, implementationsOf, walk } from "../support/machines/graph.ts";

const placed = (x_mm: number): PlacedArt => ({
  file_id: "f1",
  x_mm,
  y_mm: 5,
  w_mm: 100,
  method: "dtg",
  file: { name: "logo.png", w_px: 600, h_px: 400, bbox: { x: 0, y: 0, w: 600, h: 400 }, checks: [] },
});
const ANSWERS: readonly SavedAnswer[] = [
  { kind: "saved" },
  { kind: "refused", problems: [{ path: "placements.0.w_mm", code: "lowDpi" }] },
  { kind: "failed", failure: { kind: "network" } },
];
const OPTIONS = {
  input: { area: "front", places: {} },
  payloads: {
    "area.choose": [{ area: "back" }],
    "art.put": [{ placed: placed(1) }],
    "art.save": [{ key: "first" }, { key: "second" }],
    "xstate.done.actor.saveArt": ANSWERS.map((output) => ({ output })),
  },
};

Deno.test("every state of placing print files is reached and every edge taken", () => {
  assertWholeGraph(placingMachine, OPTIONS);
  assert.deepEqual(implementationsOf(placingMachine).actors, ["saveArt"]);
});

Deno.test("an unchanged retry has the same key, and a changed one a new key", () => {
  for (const { from, event, to } of walk(placingMachine, OPTIONS)) {
    if (event.type === "art.save") assert.equal(to.context.key, from.context.key || event["key"]);
    if (event.type === "art.put" || event.type === "art.take") {
      assert.deepEqual([to.context.key, to.context.isChanged, to.context.problems], ["", true, []]);
    }
    if (to.matches("saved") && !from.matches("saved")) assert.equal(to.context.isChanged, false);
    // Only putting and taking art changes placements: fetching or a failed save does not.
    if (!["art.put", "art.take"].includes(event.type)) {
      assert.deepEqual(to.context.places, from.context.places);
    }
  }
});
