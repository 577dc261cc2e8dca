import assert from "node:assert/strict";
import { type Chart, chartOf, quietChartOf } from "../../../api/flows/chart.ts";
import {
  bodyWidth,
  type Drawing,
  findCollisions,
  findCrossedBoxes,
  findCrossedHeads,
  findOverflow,
} from "../../../api/flows/drawing.ts";
import { isInside } from "../../../api/flows/names.ts";
import { loadDrawing, loadQuietDrawing } from "../../../src/diagnostics/flows/drawings.ts";
import { namesOf } from "../../../scripts/flows/names.ts";
import { FLOW_IDS, type FlowId, loadFlow } from "../../../src/diagnostics/flows/flows.ts";

const sorted = (names: readonly string[]) => [...names].sort();

function hasPlaces(id: FlowId, chart: Chart, drawing: Drawing): void {
  assert.deepEqual(sorted(Object.keys(drawing.boxes)), sorted(chart.states.map(({ path }) => path)));
  const ways = chart.ways.filter((way) => !isInside(way));
  assert.deepEqual(sorted(Object.keys(drawing.arrows)), sorted(ways.map((way) => way.id)));
  for (const way of ways) assert.equal(drawing.arrows[way.id]?.length, way.to.length, way.id);
  assert.deepEqual(findCollisions(chart, drawing), []);
  for (const state of chart.states) {
    const [, , width = 0] = drawing.boxes[state.path] ?? [];
    assert.ok(width >= bodyWidth(state, chart, namesOf(id)), `${state.path} has no room for its words`);
  }
  assert.deepEqual(findOverflow(drawing), []);
  assert.deepEqual(findCrossedBoxes(chart, drawing), []);
  assert.deepEqual(findCrossedHeads(chart, drawing, namesOf(id)), []);
}

for (const id of FLOW_IDS) {
  Deno.test(`C7 every state and transition of ${id} is drawn, and no words overlap`, async () => {
    const chart = chartOf((await loadFlow(id)).config);
    const quiet = quietChartOf(chart);
    if (quiet !== chart) hasPlaces(id, quiet, await loadQuietDrawing(id));
    hasPlaces(id, chart, await loadDrawing(id));
  });
}

Deno.test("C7 a chart is read from people's events first: not what follows automatically, and one transition of each kind", async () => {
  const quietOf = async (id: FlowId) => quietChartOf(chartOf((await loadFlow(id)).config));
  const followed = (await quietOf("order")).ways.filter(({ event }) => event.endsWith(".settle"));
  assert.deepEqual(followed, []);
  const passes = (await quietOf("unit")).ways.filter(({ event }) => event === "unit.pass");
  assert.deepEqual(passes.map(({ to }) => to[0]), [
    "Cutting",
    "Printing",
    "Sewing",
    "Final QC",
    "Packing",
    "Packed",
  ]);
  const list = chartOf((await loadFlow("list")).config);
  assert.equal(quietChartOf(list), list);
});
