/** The demo's bills: one for the boxes of each day and location, in every state, with books that agree. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { addLocalBills } from "../../../server/demo/handover/local_bills.ts";
import { costFaults } from "../../../server/modules/handover/costs/verify_store.ts";
import { bookFaults } from "../../../server/modules/money/ledger/verify_store.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";
import type { Database } from "../../../server/db/database.ts";

/** Puts packages that left on a day into a box of that day. */
async function boxLeftPackages(db: Database): Promise<void> {
  const day = sql<number>`handed_at / 86400`;
  const rows = await db.read.selectFrom("packages").select([
    "_id",
    "location_id",
    "method_code",
    "handed_at",
    "weight_g",
  ])
    .select(day.as("day")).where("handed_at", "is not", null).where("location_id", "is not", null)
    .where("method_code", "<>", "").orderBy("handed_at").execute();
  const groups = [
    ...Map.groupBy(rows, ({ day, location_id, method_code }) => `${day} ${location_id} ${method_code}`),
  ];
  await db.write(async (tx) => {
    const { _id: maker } = await tx.selectFrom("users").select("_id").limit(1).executeTakeFirstOrThrow();
    for (const [at, [, packages]] of groups.entries()) {
      const [first] = packages;
      await tx.insertInto("boxes").values({
        ...{
          _id: `left-${at}`,
          code: `BX-9${String(at).padStart(5, "0")}`,
          sscc: null,
          location_id: first!.location_id!,
        },
        ...{ method_code: first!.method_code, gateway_id: null, status: "Handed Over", estimated_count: 0 },
        packages_count: packages.length,
        net_g: packages.reduce((sum, { weight_g }) => sum + weight_g, 0),
        gross_g: 400 + packages.reduce((sum, { weight_g }) => sum + weight_g, 0),
        ...{ tare_g: 400, local_bill_id: null, consolidation_id: null, closed_at: first!.handed_at },
        ...{
          handed_at: first!.handed_at,
          received_at: null,
          maker,
          search_text: "",
          created_at: OPTIONS.now,
        },
        ...{ updated_at: OPTIONS.now, version: 1 },
      }).execute();
      await tx.updateTable("packages").set({ box_id: `left-${at}` }).where(
        "_id",
        "in",
        packages.map(({ _id }) => _id),
      )
        .execute();
    }
  });
}

Deno.test("S2.10 the demo has a bill for the boxes of each day and location, one disputed, one unrated, and its books agree", () =>
  inDemo(async (db) => {
    const before = await db.read.selectFrom("local_bills").select("_id").execute();
    if (before.length === 0) {
      await boxLeftPackages(db);
      const people = await db.read.selectFrom("users").select(["_id", "identity"]).execute();
      const idOf = (name: string) => people.find(({ identity }) => identity === name)?._id ?? "";
      await db.write(async (tx) => {
        await tx.deleteFrom("counters").where("name", "=", "local_bills").execute();
        await addLocalBills(tx, {
          ...{ now: OPTIONS.now, timeZone: OPTIONS.timeZone, seed: 1, idOf },
        });
      });
    }
    const bills = await db.read.selectFrom("local_bills").select(["status", "amount_minor", "boxes_count"])
      .orderBy("seq").execute();
    const count = (status: string) => bills.filter((bill) => bill.status === status).length;
    assert.ok(bills.length >= 10, String(bills.length));
    assert.ok(count("Paid") > 0 && count("Invoiced") > 0, JSON.stringify(bills));
    assert.deepEqual([count("Disputed"), bills.filter((bill) => bill.status === "Confirmed").length], [1, 2]);
    assert.equal(
      bills.filter(({ status, amount_minor }) => status === "Confirmed" && amount_minor === null).length,
      1,
    );
    assert.deepEqual([...await costFaults(db.read), ...await bookFaults(db.read)], []);
  }));
