import assert from "node:assert/strict";
import { waitingReturns } from "../../../server/modules/shipping/returns/store.ts";
import { ALL_SELLERS } from "../../../server/scope.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";

Deno.test("three returned packages of the demo wait to be graded, one of them half, and one is graded", () =>
  inDemo(async (db) => {
    const { waiting, parcels: packages } = await waitingReturns(db.read, ALL_SELLERS);
    assert.equal(waiting, 3);
    assert.equal(packages.filter(({ graded }) => graded > 0).length, 1);
    const back = await db.read.selectFrom("packages").select(["_id", "shipment_status", "returned_at"])
      .where("returned_at", "is not", null).execute();
    assert.equal(back.length, 4);
    assert.ok(back.every(({ shipment_status }) => shipment_status === "Returned"));
    const rows = await db.read.selectFrom("returns as g").innerJoin("units as u", "u._id", "g.unit_id")
      .select(["g.package_id", "u.package_id as inside", "g.outcome", "g.at"])
      // A case sends these again.
      .where("g.outcome", "<>", "reused").execute();
    assert.ok(rows.length >= 2);
    assert.ok(rows.every(({ package_id, inside, at }) => package_id === inside && at < OPTIONS.now));
    const told = await db.read.selectFrom("audit_events").select("_id").where("action", "=", "gradeReturn")
      .execute();
    assert.equal(told.length, rows.length);
  }));
