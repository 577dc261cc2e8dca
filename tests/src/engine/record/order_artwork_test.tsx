import { data, FakeApi, onStage, says, screen } from "./stage.tsx";
import assert from "node:assert/strict";
import type { Order } from "../../../../src/features/orders/orders/order.ts";
import OrderRecord from "../../../../src/features/workshop/units/order_record.tsx";
import { garment, order } from "./sample.ts";

const PLACED: Order["lines"][number]["placements"][number] = {
  _id: "p1",
  area: "front",
  x_mm: 0,
  y_mm: 0,
  w_mm: 200,
  method: "dtg",
  dpi: 300,
  checks: [],
  area_w_mm: 305,
  area_h_mm: 406,
  outline: "tee",
  file: {
    _id: "f1",
    name: "wave.png",
    w_px: 2400,
    h_px: 2400,
    bbox: { x: 0, y: 0, w: 2400, h: 2400 },
    state: "Ready",
  },
};
const view = <OrderRecord id="o1" level={1} />;

Deno.test("a line's artwork can be placed or changed until its garments are past QC, and only viewed afterwards", async () => {
  const [line] = order().lines;
  const at = (print_status: string, change: object) => ({ ...garment(1, print_status), ...change });
  const WORD = /artwork$/;
  for (
    const [units, placements, status, word] of [
      [[], [], "Pending", "Place artwork"],
      [[at("QC", { begun_at: 1 })], [PLACED], "Processing", "Change artwork"],
      [[at("Cutting", { begun_at: null })], [PLACED], "In Production", "Change artwork"],
      [[at("Cutting", { begun_at: 1 })], [PLACED], "In Production", "View artwork"],
      [
        [at("Printing", { order_line_id: "another", begun_at: 1 })],
        [PLACED],
        "In Production",
        "Change artwork",
      ],
      [[at("Stopped", { begun_at: 1 })], [PLACED], "Cancelled", "View artwork"],
      [[], [], "Cancelled", null],
    ] as const
  ) {
    const shown = order({ status, units: [...units], lines: [{ ...line!, placements: [...placements] }] });
    await onStage(new FakeApi().on("GetOrder", data({ getOrderById: shown })), view, async () => {
      await says("T-shirt");
      const links = screen.queryAllByRole("link", { name: WORD }).map((link) => link.textContent);
      assert.deepEqual(links, word === null ? [] : [word]);
    });
  }
});
