/** Drawing and exporting charts: also of features that our machines do not use, with the same result each time. */
import assert from "node:assert/strict";
import { type Chart, chartOf } from "../../api/flows/chart.ts";
import {
  bodyWidth,
  findCollisions,
  findCrossedBoxes,
  findCrossedHeads,
  findOverflow,
} from "../../api/flows/drawing.ts";
import { mermaidOf } from "../../api/flows/mermaid.ts";
import { isInside, type Names } from "../../api/flows/names.ts";
import { shortestPaths } from "../../api/flows/paths.ts";
import { svgOf } from "../../api/flows/svg.ts";
import { drawingOf } from "../../scripts/flows/layout.ts";
import { openDrawer, SEALS_PATH } from "../../scripts/flows/drawing_seals.ts";
import { oddMachine } from "../support/machines/odd_machine.ts";

async function assertDrawn(chart: Chart) {
  const drawing = await drawingOf(chart);
  assert.deepEqual(Object.keys(drawing.boxes).sort(), chart.states.map(({ path }) => path).sort());
  for (const way of chart.ways.filter((each) => !isInside(each))) {
    assert.equal(drawing.arrows[way.id]?.length, way.to.length, way.id);
  }
  assert.deepEqual(findCollisions(chart, drawing), []);
  assert.deepEqual(findOverflow(drawing), []);
  assert.deepEqual(findCrossedBoxes(chart, drawing), []);
  assert.deepEqual(findCrossedHeads(chart, drawing, [null]), []);
  return drawing;
}

Deno.test("C7 history, left and entered regions, final states and forbidden events are drawn", async () => {
  const chart = chartOf(oddMachine.config);
  assert.deepEqual(chart.unknown, []);
  const drawing = await assertDrawn(chart);
  const svg = svgOf(chart, drawing, "Odd & <even>", null);
  assert.match(svg, /aria-label="Odd &amp; &lt;even&gt;"/);
  assert.match(svg, /prefers-color-scheme: dark/);
  assert.match(svg, />⊘ reset</);
});

Deno.test("C7 the same chart gives the same drawing", async () => {
  const chart = chartOf(oddMachine.config);
  assert.deepEqual(await drawingOf(chart), await drawingOf(chart));
});

Deno.test("C7 a drawing is reused until the chart, its words or the file change", async () => {
  const chart = chartOf({ id: "m", initial: "a", states: { a: { on: { go: "b" } }, b: {} } });
  const other = chartOf({ id: "m", initial: "a", states: { a: { on: { went: "b" } }, b: {} } });
  const found = await drawingOf(chart);
  const stored = { ...found, width: 1 };
  const text = JSON.stringify(stored);
  const sealing = await openDrawer(() => Promise.reject(new Deno.errors.NotFound()));
  assert.deepEqual(await sealing.draw("m.json", chart, [null], () => text), found);
  const seals = sealing.seals();
  const drawn = async (file: string, wanted = chart, words: readonly Names[] = [null]) => {
    const drawer = await openDrawer((path) => Promise.resolve(path === SEALS_PATH ? seals : file));
    const drawing = await drawer.draw("m.json", wanted, words, JSON.stringify);
    return { drawing, isSealed: drawer.seals() === seals };
  };
  assert.deepEqual(await drawn(text), { drawing: stored, isSealed: true });
  assert.deepEqual(await drawn(JSON.stringify({ ...found, width: 2 })), { drawing: found, isSealed: false });
  assert.deepEqual((await drawn(text, other)).drawing, await drawingOf(other));
  assert.deepEqual(await drawn(text, chart, [null, null]), { drawing: found, isSealed: false });
});

Deno.test("C7 unknown parts are left out, and the rest is drawn", async () => {
  const chart = chartOf({
    id: "torn",
    initial: "a",
    states: { a: { on: { go: "b", lose: "gone" }, portal: 1 }, b: {} },
  });
  assert.equal(chart.unknown.length, 2);
  await assertDrawn(chart);
});

Deno.test("C7 a group is as wide as its name and no higher than it needs", async () => {
  const long = "aGroupWhoseNameIsMuchLongerThanItsOnlyState";
  const chart = chartOf({ id: "m", initial: long, states: { [long]: { initial: "x", states: { x: {} } } } });
  const [, group] = chart.states;
  const [, , width = 0, height = 0] = (await assertDrawn(chart)).boxes[long] ?? [];
  assert.ok(group && width >= bodyWidth(group, chart, [null]), `${width}`);
  assert.ok(height < 120, `${height}`);
});

Deno.test("C7 Mermaid: groups, regions, initial and final states; a transition from a group into itself begins at any of its states", () => {
  const chart = chartOf({
    id: "door",
    type: "parallel",
    states: {
      leaf: {
        initial: "shut",
        on: { kick: ".open" },
        states: {
          shut: { on: { "push: hard": { target: "open", guard: "isFree" } } },
          open: { type: "final" },
        },
      },
      lock: {},
    },
  });
  assert.equal(
    mermaidOf(chart, null),
    `stateDiagram-v2
  state "door" as s_ {
    state "leaf" as s_leaf {
      state "shut" as s_leaf_shut
      [*] --> s_leaf_shut
      state "open" as s_leaf_open
      s_leaf_open --> [*]
      state "any" as s_leaf__any
      s_leaf__any --> s_leaf_open : kick
      s_leaf_shut --> s_leaf_open : push#58; hard [isFree]
    }
    --
    state "lock" as s_lock
  }
`,
  );
});

Deno.test("C7 the shortest path to a state is found, through groups and regions; none where no path exists", () => {
  const chart = chartOf(oddMachine.config);
  const paths = shortestPaths(chart);
  const events = (path: string) => paths.get(path)?.map(({ kind, event }) => event || kind);
  assert.deepEqual(events("idle"), []);
  assert.deepEqual(events("work.right.on"), ["start"]);
  assert.deepEqual(events("work.left.two"), ["jump"]);
  assert.deepEqual(events("work.left.end"), ["jump", "500"]);
  assert.deepEqual(events("failed"), ["*"]);
  const island = chartOf({ id: "sea", initial: "a", states: { a: {}, b: {} } });
  assert.equal(shortestPaths(island).has("b"), false);
});
