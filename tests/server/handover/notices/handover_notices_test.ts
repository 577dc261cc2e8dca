/**
 * Staff are notified of boxes, bills and flights that need a person, with a link to that record; nobody of
 * their own step.
 */
import assert from "node:assert/strict";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { SYSTEM } from "../../../../api/system.ts";
import { recordAudit } from "../../../../server/audit/audit.ts";
import type { Database } from "../../../../server/db/database.ts";
import { notifyLateFlights } from "../../../../server/modules/handover/consolidations/late.ts";
import { stampOf } from "../../../../server/mutate.ts";
import { BillWorld } from "../../../support/handover/bill_world.ts";
import { FlightWorld, withFlights } from "../../../support/handover/flight_world.ts";
import { NOW } from "../../../support/people/people.ts";

const HOLD = { reason: "Wrong address" };

const notices = async (db: Database, like: string) =>
  (await db.read.selectFrom("notifications").select(["user_id", "subject", "referent"])
    .where("referent", "like", `${like}%`).orderBy("user_id").execute())
    .map(({ user_id, subject, referent }) => `${user_id}: ${subject} ${referent}`);

const forget = (db: Database) => db.write((tx) => tx.deleteFrom("notifications").execute());

/** Ends the label of a package as its provider's answer would. */
const endLabel = ({ db }: FlightWorld, entityId: string) =>
  db.write(async (tx) => {
    await tx.updateTable("packages").set({ label_status: "Voided" }).where("_id", "=", entityId).execute();
    const change = { field: "label_status", before: "Live", after: "Voided" };
    const stamp = { actor: SYSTEM, actingFor: null, requestId: "label", sessionId: null, at: NOW };
    await recordAudit(
      tx,
      [{ entity: "packages", entityId, sellerId: "anna", action: "labels.settle", changes: [change] }],
      stamp,
    );
  });

Deno.test(
  "S2.8 an order held while its package is in a closed box is reported to people who hand boxes over, but not to the one who held it",
  withFlights(async (flights) => {
    const { db, world } = flights;
    const { box, code, packages: [pkg = ""] } = await flights.closedBox();
    const { order_id, code: named } = await db.read.selectFrom("packages").select(["order_id", "code"])
      .where("_id", "=", pkg).executeTakeFirstOrThrow();
    const [held] = await world.move("order_qc", [order_id!], "order.hold", HOLD);
    assert.ok(held?.ok, JSON.stringify(held));
    const expected = ["root", "super_root"].map((name) =>
      `${name}: ${code}: ${named} must not leave /containers/all/${box}`
    );
    assert.deepEqual(await notices(db, "/containers"), expected);
    // The release is not reported, and a box that is still being filled refuses the package itself.
    await world.move("order_qc", [order_id!], "order.release");
    assert.deepEqual(await notices(db, "/containers"), expected);
    await forget(db);
    await flights.boxes.moveBox(box, "box.reopen", { reason: "x" });
    await world.move("order_qc", [order_id!], "order.hold", HOLD);
    assert.deepEqual(await notices(db, "/containers"), []);
  }),
);

Deno.test(
  "S2.8 a label that ends in a closed box, or on a truck, is reported once with the package; in a received box it is not",
  withFlights(async (flights) => {
    const { db } = flights;
    const { box, code, packages: [one = "", two = ""] } = await flights.closedBox(2);
    await endLabel(flights, one);
    const [first] = await notices(db, "/containers");
    assert.match(
      first ?? "",
      new RegExp(`^order_qc: ${code}: PK-\\d+ must not leave /containers/all/${box}$`),
    );
    await forget(db);
    await db.write((tx) =>
      tx.updateTable("boxes").set({ status: "Handed Over" }).where("_id", "=", box).execute()
    );
    await endLabel(flights, two);
    assert.equal((await notices(db, "/containers")).length, 3);
    assert.match((await notices(db, "/containers")).join(), /should not have left/);
    await forget(db);
    await db.write((tx) =>
      tx.updateTable("boxes").set({ status: "Received" }).where("_id", "=", box).execute()
    );
    await endLabel(flights, one);
    assert.deepEqual(await notices(db, "/containers"), []);
  }),
);

Deno.test(
  "S2.9 a flight that has not arrived by the end of its expected day is reported once, and again for a later day",
  withFlights(async (flights) => {
    const { db } = flights;
    const { flight } = await flights.flown(1, "flight.close", "flight.send", "flight.depart");
    const { code } = await flights.row(flight);
    const expect = (eta_at: number) =>
      db.write((tx) => tx.updateTable("consolidations").set({ eta_at }).where("_id", "=", flight).execute());
    const look = (now: number) => notifyLateFlights({ db, now: () => now });
    await expect(NOW);
    await look(NOW + DAY_SECONDS - 1);
    assert.deepEqual(await notices(db, "/ibic"), []);
    await look(NOW + DAY_SECONDS);
    await look(NOW + 2 * DAY_SECONDS);
    const late = ["order_qc", "root", "super_root"].map((name) =>
      `${name}: ${code} is late /ibic/all/${flight}`
    );
    assert.deepEqual(await notices(db, "/ibic"), late);
    await expect(NOW + 2 * DAY_SECONDS);
    await look(NOW + 2 * DAY_SECONDS);
    assert.equal((await notices(db, "/ibic")).length, late.length);
    await look(NOW + 3 * DAY_SECONDS);
    assert.equal((await notices(db, "/ibic")).length, 2 * late.length);
    await flights.move(flight, "flight.arrive");
    await expect(NOW);
    await look(NOW + 9 * DAY_SECONDS);
    assert.equal((await notices(db, "/ibic")).length, 2 * late.length);
  }),
);

Deno.test(
  "S2.9 S2.10 a flight held by customs and a disputed bill are reported to people who act on them, but not to the author",
  withFlights(async (flights: FlightWorld) => {
    const { db, world } = flights;
    const context = world.as("order_qc");
    const change = (entity: string, entityId: string, after: string) =>
      db.write((tx) =>
        recordAudit(tx, [{
          ...{ entity, entityId, sellerId: null, action: "test" },
          changes: [{ field: "status", before: "", after }],
        }], stampOf(context))
      );
    const { flight } = await flights.flown(1, "flight.close", "flight.send", "flight.depart");
    const { code } = await flights.row(flight);
    await change("consolidations", flight, "Customs Hold");
    assert.deepEqual(
      await notices(db, "/ibic"),
      ["root", "super_root"].map((name) => `${name}: ${code}: Held by customs /ibic/all/${flight}`),
    );
    const bills = new BillWorld(world);
    const { bill } = await bills.billOf(1);
    await change("localBills", bill, "Disputed");
    const found = await notices(db, "/local-bill");
    assert.deepEqual(found.map((each) => each.split(":")[0]), ["root", "super_root"]);
    assert.ok(found.every((each) => each.endsWith(`Invoice disputed /local-bill/all/${bill}`)), found.join());
  }),
);
