/** A box that a gateway scans is received, and each of its packages gets one event, however often it is scanned. */
import assert from "node:assert/strict";
import { boxEvents } from "../../../../server/modules/handover/tracking/record_store.ts";
import {
  spreadDue,
  spreadNext,
  type SpreadSource,
} from "../../../../server/modules/handover/tracking/spread.ts";
import { atGateway, BOX, SSCC } from "../../../support/handover/gateway_world.ts";
import type { World } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";
import { type Floor, MAIN } from "../../../support/workshop/floor.ts";

const toolsOf = ({ db }: World) => ({ db, now: () => NOW, settings: testSettings });
const spread = (world: World) => spreadDue(boxEvents, toolsOf(world));
const eventsOf = ({ db }: World) =>
  db.read.selectFrom("track_events").select(["package_id", "status", "source", "place"]).execute();
const scanned = async (floor: Floor, code: string) => {
  const [answer] = await floor.send("pack", [code]);
  return [answer?.outcome, answer?.code];
};

Deno.test("S2.8 an SSCC scanned by its gateway receives the box; each package gets one event, however often it is scanned", () =>
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

Deno.test("S2.8 at a gateway an unknown box, one that has not left and one of another gateway change nothing", () =>
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

Deno.test("S2.8 an event of a box waits for packages that have not yet followed the box, and skips a voided label", () =>
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
  }));

class Killed extends Error {}

Deno.test("S2.8 a worker killed while spreading a box's event leaves nothing half done, and two workers add nothing twice", () =>
  atGateway(async (world, floor, packages) => {
    assert.deepEqual(await scanned(floor, SSCC), ["done", ""]);
    const { db } = world;
    const [waiting] = await boxEvents.due(db.read, NOW);
    const killed = db.write(async (tx) => {
      await spreadNext(tx, boxEvents, waiting!, toolsOf(world));
      throw new Killed();
    });
    await assert.rejects(killed, Killed);
    assert.deepEqual(await eventsOf(world), []);
    await Promise.all([spread(world), spread(world)]);
    assert.equal((await eventsOf(world)).length, packages.length);
    assert.deepEqual(await boxEvents.due(db.read, NOW), []);
  }));

Deno.test("S2.8 an event that cannot be spread delays no other, and the failure is thrown for the log", () =>
  atGateway(async (world) => {
    const done: number[] = [];
    const source: SpreadSource<number> = {
      name: "Spreading numbers",
      due: () => Promise.resolve([1, 2, 3]),
      packages: (_reader, row) => row < 3 ? Promise.reject(new Error(`Broken ${row}`)) : Promise.resolve([]),
      eventOf: () => ({ at: NOW, status: "In Transit", raw: "", place: "", source: "gateway" }),
      keep(_tx, row) {
        done.push(row);
        return Promise.resolve(row);
      },
    };
    await assert.rejects(spreadDue(source, toolsOf(world)), { message: "Broken 1; Broken 2" });
    assert.deepEqual(done, [3]);
  }));
