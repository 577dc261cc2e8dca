import assert from "node:assert/strict";
import { begin, inWorld, reasons, work } from "../../../support/desk/bulk.ts";

Deno.test("Real input 18: setting one state for many orders fixes their problems, until a label exists, and can be undone", () =>
  inWorld(async (world) => {
    const american = { country: "US", postal_code: "90001", region: "" };
    const open = [await world.order(american), await world.order(american)];
    const labelled = await world.order({}, ["order.submit", "order.pay", "label.attach"]);
    const statesNow = async () => {
      const rows = await world.db.read.selectFrom("orders").select(["region", "problems"])
        .where("_id", "in", open).execute();
      return rows.map(({ region, problems }) =>
        [region, ...(JSON.parse(problems) as { code: string }[]).map(({ code }) => code)].join(" ")
      );
    };
    assert.deepEqual(await statesNow(), [" regionMissing", " regionMissing"]);
    const { _id } = await begin(world, "anna", {
      kind: "orders.region",
      ids: [...open, labelled],
      region: " CA ",
    });
    await work(world, _id);
    assert.deepEqual(await statesNow(), ["CA", "CA"]);
    assert.deepEqual((await reasons(world, _id)).map(({ reason }) => reason), ["labelExists"]);
    const undo = await begin(world, "anna", { kind: "orders.undo", job: _id });
    await work(world, undo._id);
    assert.deepEqual(await statesNow(), [" regionMissing", " regionMissing"]);
  }));
