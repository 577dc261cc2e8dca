import assert from "node:assert/strict";
import { readDeclarations } from "../../../server/modules/handover/consolidations/declarations.ts";
import { flightFaults } from "../../../server/modules/handover/consolidations/verify_store.ts";
import { inDemo } from "../../support/demo/demo.ts";

Deno.test("the demo flies boxes each week: completed flights, one held by customs, and one with problems", () =>
  inDemo(async (db) => {
    const flights = await db.read.selectFrom("consolidations").selectAll().orderBy("created_at").execute();
    const count = (status: string) => flights.filter((each) => each.status === status).length;
    assert.ok(count("Completed") >= 5, JSON.stringify(flights.map(({ status }) => status)));
    assert.deepEqual([count("Customs Hold"), count("Processing")], [1, 1]);
    const open = flights.find(({ status }) => status === "Processing");
    const declared = await readDeclarations(db.read, open?._id ?? "");
    assert.ok(declared.some(({ missing }) => missing.includes("value")));
    assert.ok(flights.every(({ declared_minor, sent_at }) => sent_at === null || Number(declared_minor) > 0));
    assert.deepEqual(await flightFaults(db.read), []);
  }));
