import assert from "node:assert/strict";
import { shelfAt, waitingReturns } from "../../../server/modules/shipping/returns/store.ts";
import { shelfFaults } from "../../../server/modules/shipping/returns/verify_store.ts";
import { ALL_SELLERS } from "../../../server/scope.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";

Deno.test("returned packages of the demo wait for grading, one of them half graded, one is done, and the shelf has earlier garments", () =>
  inDemo(async (db) => {
    const { waiting, parcels: packages } = await waitingReturns(db.read, ALL_SELLERS);
    assert.ok(waiting >= 2, `${waiting} wait`);
    assert.equal(packages.filter(({ graded }) => graded > 0).length, 1);
    const back = await db.read.selectFrom("packages").select(["_id", "shipment_status", "returned_at"])
      .where("returned_at", "is not", null).execute();
    assert.equal(back.length, 8);
    assert.ok(back.every(({ shipment_status }) => shipment_status === "Returned"));
    const rows = await db.read.selectFrom("returns as g").innerJoin("units as u", "u._id", "g.unit_id")
      .select(["g.package_id", "u.package_id as inside", "g.outcome", "g.at"])
      // A case sends reused garments again, in another package.
      .where("g.outcome", "<>", "reused").execute();
    assert.ok(rows.length >= 2);
    assert.ok(rows.every(({ package_id, inside, at }) => package_id === inside && at < OPTIONS.now));
    const auditEvents = await db.read.selectFrom("audit_events").select("_id")
      .where("action", "in", ["gradeReturn", "releaseReturn"]).execute();
    assert.equal(auditEvents.length, rows.length);
    const places = await db.read.selectFrom("locations").select("_id").execute();
    const shelves = await Promise.all(places.map(({ _id }) => shelfAt(db.read, ALL_SELLERS, _id)));
    const kept = shelves.flatMap(({ garments }) => garments);
    assert.ok(kept.length >= 4, `${kept.length} are kept`);
    assert.ok(kept.every(({ since, order_code }) => since < OPTIONS.now && order_code !== ""));
    assert.deepEqual(await shelfFaults(db.read), []);
  }));
