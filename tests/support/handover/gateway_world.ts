import { addBoxes } from "./checked_packages.ts";
import { makeWorld, type World } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { withDatabase } from "../server/database.ts";
import { Floor, MAIN } from "../workshop/floor.ts";

export const SSCC = "340123450000000017";
export const BOX = "box Handed Over";

/** Makes a handed-over box with two packages, and a station at its gateway. */
export const atGateway = (work: (world: World, floor: Floor, packages: readonly string[]) => Promise<void>) =>
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
