/** A box that a gateway scans is received, and each of its packages gets one event, however often it is scanned. */
import assert from "node:assert/strict";
import { spreadBoxEvents } from "../../../../server/modules/handover/tracking/record_store.ts";
import { addBoxTrackEvents } from "../../../../server/modules/handover/tracking/box_events_store.ts";
import { addBoxes } from "../../../support/handover/checked_packages.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { Floor, MAIN } from "../../../support/workshop/floor.ts";

const SSCC = "340123450000000017";
const BOX = "box Handed Over";

/** A box with two packages that was handed over, and a station at its gateway. */
const atGateway = (work: (world: World, floor: Floor, packages: readonly string[]) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const floor = await Floor.open(world);
    await addBoxes(world);
    await world.order({}, ["order.submit", "order.pay", "label.attach"]);
    await world.order({ store_id: "ben-tiktok" }, ["order.submit", "order.pay", "label.attach"]);
    const gateway = await db.read.selectFrom("locations").selectAll().where("_id", "=", MAIN)
      .executeTakeFirstOrThrow();
    await db.write(async (tx) => {
      await tx.insertInto("locations").values({
        ...gateway,
        ...{ _id: "gateway", code: "LAX", name: "Los Angeles", type: "gateway", search_text: "lax" },
      }).execute();
      await tx.updateTable("stations").set({ location_id: "gateway" }).where("step", "=", "pack").execute();
      await tx.updateTable("boxes").set({ sscc: SSCC, gateway_id: "gateway", handed_at: NOW - 60 })
        .where("_id", "=", BOX).execute();
      await tx.updateTable("packages").set({
        box_id: BOX,
        shipment_status: "Handed Over",
        handed_at: NOW - 60,
      })
        .execute();
    });
    const rows = await db.read.selectFrom("packages").select("_id").execute();
    await work(world, floor, rows.map(({ _id }) => _id));
  });

const spread = ({ db }: World) => spreadBoxEvents({ db, now: () => NOW, settings: testSettings });
const eventsOf = ({ db }: World) =>
  db.read.selectFrom("track_events").select(["package_id", "status", "source", "place"]).execute();
const scanned = async (floor: Floor, code: string) => {
  const [answer] = await floor.send("pack", [code]);
  return [answer?.outcome, answer?.code];
};

Deno.test("S2.8 an SSCC that its gateway scans receives the box; each package gets one event, however often it comes", () =>
  atGateway(async (world, floor, packages) => {
    assert.deepEqual(await scanned(floor, SSCC), ["done", ""]);
    assert.deepEqual(await scanned(floor, SSCC), ["already", "again"]);
    await spread(world);
    await spread(world);
    const events = await eventsOf(world);
    assert.deepEqual(events.map(({ package_id }) => package_id).toSorted(), packages.toSorted());
    assert.ok(events.every((each) => each.status === "In Transit" && each.source === "gateway"));
    assert.equal(events[0]?.place, "Los Angeles");
    const { db } = world;
    const box = await db.read.selectFrom("boxes").select(["status", "received_at"]).where("_id", "=", BOX)
      .executeTakeFirstOrThrow();
    assert.deepEqual(box, { status: "Received", received_at: NOW });
    const rows = await db.read.selectFrom("packages").select(["shipment_status", "last_event"]).execute();
    assert.deepEqual(
      new Set(rows.map((row) => `${row.shipment_status} ${row.last_event}`)),
      new Set(["In Transit In Transit"]),
    );
  }));

Deno.test("S2.8 at a gateway an unknown box, one that is not out and one of another gateway change nothing", () =>
  atGateway(async (world, floor) => {
    assert.deepEqual(await scanned(floor, "BX-000009"), ["unknown", "unknownBox"]);
    assert.deepEqual(await scanned(floor, "BX-000002"), ["refused", "notLeft"]);
    await world.db.write((tx) =>
      tx.updateTable("boxes").set({ gateway_id: MAIN }).where("_id", "=", BOX).execute()
    );
    assert.deepEqual(await scanned(floor, SSCC), ["refused", "wrongGateway"]);
    await spread(world);
    assert.deepEqual(await eventsOf(world), []);
    assert.deepEqual(await world.db.read.selectFrom("box_events").selectAll().execute(), []);
  }));

Deno.test("S2.8 an event of a box waits for packages that have not followed it out, and skips a voided label", () =>
  atGateway(async (world, floor, [one = "", two = ""]) => {
    const { db } = world;
    const set = (id: string, shipment_status: string) =>
      db.write((tx) => tx.updateTable("packages").set({ shipment_status }).where("_id", "=", id).execute());
    await set(one, "Boxed");
    assert.deepEqual(await scanned(floor, SSCC), ["done", ""]);
    await spread(world);
    assert.deepEqual(await eventsOf(world), []);
    await set(one, "Handed Over");
    await db.write((tx) =>
      tx.updateTable("labels").set({ status: "Voided" }).where("package_id", "=", two).execute()
    );
    await spread(world);
    assert.deepEqual((await eventsOf(world)).map(({ package_id }) => package_id), [one]);
    const event = {
      kind: "flight.depart",
      at: NOW,
      status: "In Transit",
      raw: "",
      place: "",
      source: "flight",
    } as const;
    const add = () =>
      db.write((tx) => addBoxTrackEvents(tx, [BOX], event, { now: NOW, timeZone: "UTC", most: 1 }));
    assert.deepEqual([await add(), await add()], [1, 0]);
  }));
