import { FakeApi, onStage, press, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { Order } from "../../../../../src/features/orders/orders/order.ts";
import { Problems } from "../../../../../src/features/orders/orders/problems.tsx";

const order = {
  lines: [{ _id: "l1" }, { _id: "l2" }],
  problems: [
    { code: "artMissing", path: "lines.1.artwork" },
    { code: "cityMissing", path: "city" },
  ],
} as unknown as Order;

Deno.test("S2.19 a missing print file leads to the artwork of its line, any other problem to its field in the form", async () => {
  const opened: string[] = [];
  await onStage(new FakeApi(), <Problems order={order} onMend={(path) => opened.push(path)} />, async () => {
    const link = await screen.findByRole("link", { name: "Fix: Item 2, Artwork" });
    assert.equal(link.getAttribute("href"), "/orders/artwork?line=l2");
    await press("Fix: City");
    assert.deepEqual(opened, ["city"]);
  });
});

Deno.test("S2.19 the problems of an order that the person cannot change have no links", async () => {
  await onStage(new FakeApi(), <Problems order={order} onMend={null} />, async () => {
    await screen.findByText("Item 2, Artwork");
    assert.deepEqual(screen.queryAllByRole("link"), []);
  });
});
