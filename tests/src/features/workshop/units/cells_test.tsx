import { FakeApi, onStage, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { units } from "../../../../../resources/workshop/units.ts";
import AgeCell from "../../../../../src/features/workshop/units/age_cell.tsx";
import BatchCell from "../../../../../src/features/workshop/units/batch_cell.tsx";

const columnOf = (key: string) => units.columns.find((column) => column.key === key)!;
const ROW = { _id: "u1", version: 1, batch_code: "BT-000012", batch_id: "b1" };

Deno.test("Clear answers 11 S2.20 the batch of a garment links to its record if the person may see it, otherwise it is text", async () => {
  const cell = <BatchCell row={ROW} column={columnOf("batch_code")} />;
  await onStage(new FakeApi(), cell, async () => {
    const link = await screen.findByRole("link", { name: "BT-000012" });
    assert.equal(link.getAttribute("href"), "/orders/batches/all/b1");
  });
  await onStage(new FakeApi(), cell, async () => {
    await screen.findByText("BT-000012");
    assert.equal(screen.queryByRole("link"), null);
  }, { role: "printer" });
});

Deno.test("Clear answers 11 S2.20 the age of a garment is the time since it was made", async () => {
  const created_at = Math.floor(Date.now() / 1_000) - 3 * 86_400 - 60;
  const cell = <AgeCell row={{ _id: "u1", version: 1, created_at }} column={columnOf("created_at")} />;
  await onStage(new FakeApi(), cell, async () => {
    assert.ok(await screen.findByText("3 days"));
  });
});
