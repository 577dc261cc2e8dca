/** Adds bins, and asserts their invariant. */
import assert from "node:assert/strict";
import type { World } from "../orders/world.ts";

const MAIN = "019ab000-0000-7000-8000-000000000001";

export async function addBins({ db }: Pick<World, "db">, count: number, capacity = 12): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const label = `A${String(at + 1).padStart(2, "0")}`;
    const dates = { created_at: 1, updated_at: 1, version: 1 };
    const columns = { _id: `bin-${label}`, location_id: MAIN, code: `BN-${String(at + 1).padStart(6, "0")}` };
    return { ...columns, label, capacity, order_id: null, search_text: label.toLowerCase(), ...dates };
  });
  await db.write((tx) => tx.insertInto("bins").values(rows).execute());
}

/**
 * Asserts that a bin has at most one order (its column is unique), and that this order has garments in the
 * bin and is not fully packed.
 */
export async function assertBinned({ db }: Pick<World, "db">): Promise<void> {
  const bins = await db.read.selectFrom("bins").select(["label", "order_id", "capacity"])
    .where("order_id", "is not", null).execute();
  for (const { label, order_id, capacity } of bins) {
    const units = await db.read.selectFrom("units").select("print_status").where("order_id", "=", order_id)
      .where("print_status", "<>", "Stopped").execute();
    const at = units.map(({ print_status }) => print_status);
    assert.ok(
      at.some((each) => each === "Packing" || each === "Packed"),
      `${label}: the bin's order has no garment in it`,
    );
    assert.ok(at.some((each) => each !== "Packed"), `${label}: the bin's order is fully packed`);
    assert.ok(at.length <= capacity, `${label}: the bin holds more than its capacity`);
  }
}
