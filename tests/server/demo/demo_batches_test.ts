/** Print batches of the demo. */
import assert from "node:assert/strict";
import { inDemo } from "../../support/demo/demo.ts";

Deno.test("S2.20 the demo has a print batch in each state, and garments in those that are not cancelled", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("print_batches as b").leftJoin("units as u", "u.batch_id", "b._id")
      .select(["b.status", (of) => of.fn.count<number | string>("u._id").as("units")]).groupBy("b._id")
      .groupBy("b.status").execute();
    const states = rows.map(({ status, units }) => `${status} ${Number(units) > 0}`).sort();
    assert.deepEqual(states, ["Cancelled false", "Open true", "Printed true", "Released true"]);
  }));

Deno.test("S2.20 each batch of the demo has its maker and its history", () =>
  inDemo(async (db) => {
    const rows = await db.read.selectFrom("print_batches as b").innerJoin(
      "audit_events as a",
      "a.entity_id",
      "b._id",
    )
      .select(["b.status", "a.action"]).where("a.entity", "=", "printBatches").orderBy("b.status").orderBy(
        "a.seq",
      )
      .execute();
    const byStatus = Map.groupBy(rows, ({ status }) => status);
    assert.deepEqual(
      Object.fromEntries(Array.from(byStatus, ([status, all]) => [status, all.map(({ action }) => action)])),
      {
        Open: ["makePrintBatch"],
        Released: ["makePrintBatch", "batch.release"],
        Printed: ["makePrintBatch", "batch.release"],
        Cancelled: ["makePrintBatch", "batch.cancel"],
      },
    );
  }));
