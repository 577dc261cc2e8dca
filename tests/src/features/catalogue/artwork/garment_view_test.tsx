import { FakeApi, onStage, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import GarmentView from "../../../../../src/features/catalogue/artwork/garment/garment_view.tsx";

const AREA = { key: "front", w_mm: 305, h_mm: 406 };
const view = (color: string, area = AREA) => (
  <GarmentView
    {...{ outline: "tee", area, print: null, color, size: "small" as const }}
    label="Print on the garment, Front"
  />
);

Deno.test("Clear answers 9 S2.22 the outline of a garment has its color, and its area is to scale in the middle", () =>
  onStage(new FakeApi(), view("rgb(20 20 30)"), async () => {
    const picture = await screen.findByRole("img", { name: "Print on the garment, Front" });
    assert.equal(picture.getAttribute("data-outline"), "tee");
    const bodies = [...picture.querySelectorAll("path")].map((path) => path.getAttribute("style") ?? "");
    assert.equal(bodies.filter((style) => /fill/.test(style)).length, 1);
    const [, frame] = picture.querySelectorAll("rect");
    const at = (name: string) => Number(frame!.getAttribute(name));
    assert.deepEqual([at("width"), at("height")], [305, 406]);
    assert.equal(at("x") + at("width") / 2, 420);
  }));

Deno.test("Clear answers 9 S2.22 an all-over print has no area edge, and fills the outline", () =>
  onStage(new FakeApi(), view("", { key: "full", w_mm: 900, h_mm: 1100 }), async () => {
    const picture = await screen.findByRole("img", { name: "Print on the garment, Front" });
    const rects = [...picture.querySelectorAll("rect")];
    assert.equal(rects.length, 1);
    assert.ok(Number(rects[0]!.getAttribute("height")) <= 764);
  }));
