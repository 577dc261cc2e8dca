import assert from "node:assert/strict";
import { chartOf } from "../../../api/flows/chart.ts";
import {
  type Arrow,
  type Drawing,
  findCollisions,
  findCrossedBoxes,
  findCrossedHeads,
  findOverflow,
  isLeftOfLine,
} from "../../../api/flows/drawing.ts";

const chart = chartOf({
  id: "lamp",
  initial: "off",
  states: {
    off: { on: { press: "on" } },
    on: { initial: "low", states: { low: {}, high: {} }, on: { press: "off" } },
  },
});

const arrow = (points: Arrow["points"], label: Arrow["label"]): readonly Arrow[] => [{ points, label }];

const GOOD: Drawing = {
  id: "lamp",
  width: 400,
  height: 400,
  boxes: {
    "": [0, 0, 400, 400],
    off: [20, 40, 100, 40],
    on: [20, 200, 300, 150],
    "on.low": [40, 250, 100, 40],
    "on.high": [160, 250, 100, 40],
  },
  arrows: {
    "off/event/press/0": arrow([[40, 80], [40, 200]], [44, 120, 40, 16]),
    "on/event/press/0": arrow([[110, 200], [110, 80]], [114, 150, 40, 16]),
  },
};

const withArrow = (id: string, arrows: readonly Arrow[]): Drawing => ({
  ...GOOD,
  arrows: { ...GOOD.arrows, [id]: arrows },
});

Deno.test("C7 a good drawing has no findings", () => {
  assert.deepEqual(findCollisions(chart, GOOD), []);
  assert.deepEqual(findCrossedBoxes(chart, GOOD), []);
  assert.deepEqual(findCrossedHeads(chart, GOOD, [null]), []);
  assert.deepEqual(findOverflow(GOOD), []);
});

Deno.test("C7 overlapping words, and words over a state, are found", () => {
  const over = withArrow("on/event/press/0", arrow([[110, 200], [110, 80]], [60, 130, 60, 16]));
  assert.deepEqual(findCollisions(chart, over), ["off/event/press/0#0 × on/event/press/0#0"]);
  const onState = withArrow("on/event/press/0", arrow([[110, 200], [110, 80]], [114, 60, 60, 16]));
  assert.deepEqual(findCollisions(chart, onState), ["on/event/press/0#0 × off"]);
});

Deno.test("C7 a line through a state that it neither leaves nor enters is found; its own states and their groups are not", () => {
  const through = withArrow("off/event/press/0", arrow([[200, 100], [200, 380]], [204, 120, 40, 16]));
  assert.deepEqual(findCrossedBoxes(chart, through), ["off/event/press/0 × on.high"]);
});

Deno.test("C7 a line through the name of a group is found", () => {
  const through = withArrow("on/event/press/0", arrow([[30, 240], [30, 80]], [114, 150, 40, 16]));
  assert.deepEqual(findCrossedHeads(chart, through, [null]), ["on"]);
});

Deno.test("C7 a part outside of the drawing is found", () => {
  assert.deepEqual(
    findOverflow(withArrow("off/event/press/0", arrow([[40, 80], [40, 200]], [380, 120, 40, 16]))),
    [
      "off/event/press/0",
    ],
  );
  assert.deepEqual(findOverflow({ ...GOOD, boxes: { ...GOOD.boxes, off: [-1, 0, 10, 10] } }), ["off"]);
});

Deno.test("C7 the words of a transition from a state to itself end at its line", () => {
  assert.equal(
    isLeftOfLine({ points: [[60, 10], [50, 10], [50, 20], [60, 20]], label: [0, 8, 46, 16] }),
    true,
  );
  assert.equal(isLeftOfLine({ points: [[60, 10], [60, 90]], label: [64, 40, 46, 16] }), false);
});
