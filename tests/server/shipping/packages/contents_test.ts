/** A package follows its garments with its weight, price, customs lines and due time, and its carrier with its status. */
import assert from "node:assert/strict";
import type { CustomsLine } from "../../../../api/shipping/customs.ts";
import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import { customs } from "../../../../server/modules/shipping/customs/module.ts";
import { declarationsOf } from "../../../../server/modules/shipping/customs/store.ts";
import { bookEvents } from "../../../../server/modules/shipping/labels/providers/tracking_store.ts";
import { labelsOf as shownLabels } from "../../../../server/modules/shipping/labels/store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { labelWorld, paidPackage, POSTAGE, toolsOf } from "../../../support/shipping/label_world.ts";
import { NOW } from "../../../support/people/people.ts";
import type { World } from "../../../support/orders/world.ts";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await world.topUp("anna", 100_000);
    await work(world);
  });
const TEES = (quantity: number) => ({ lines: [{ sku: "TEE-BLACK-M", quantity }] });
const pkg = ({ db }: World, id: string) =>
  db.read.selectFrom("packages").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();
const unitsIn = async ({ db }: World, id: string) =>
  (await db.read.selectFrom("units").select("_id").where("package_id", "=", id).orderBy("seq").execute())
    .map(({ _id }) => _id);

async function step(world: World, id: string, event: string, params: MovePackageInput = {}) {
  const [result] = await world.package("root", [id], event, params);
  assert.ok(result?.ok, `${event}: ${result?.reason?.code}`);
}

/** Splits garments off; returns the new package. */
async function split(world: World, id: string, units: readonly string[]): Promise<string> {
  await step(world, id, "package.split", { unit_ids: [...units] });
  const row = await world.db.read.selectFrom("units").select("package_id").where("_id", "=", units[0]!)
    .executeTakeFirstOrThrow();
  return row.package_id ?? "";
}

const SHIRTS: CustomsLine = {
  ...{ desc: "Shirts", hs: "610910", origin: "VN", qty: 3, net_g: 600, value_minor: 9_900, currency: "USD" },
};
const declare = (world: World, id: string) =>
  runMutation(
    "declarePackage",
    customs.mutations!.declarePackage!,
    { id, lines: [SHIRTS] },
    world.as("root"),
  );
const declared = async ({ db }: World, id: string) => {
  const its = (await declarationsOf(db.read, ALL_SELLERS, [id])).get(id);
  return [its?.overridden, its?.lines.reduce((sum, { qty }) => sum + qty, 0)];
};

Deno.test("S2.7 a package of some garments of an order has their weight and price, not those of the whole order", () =>
  inWorld(async (world) => {
    const first = await paidPackage(world, TEES(4));
    const { order_id, price_minor } = await pkg(world, first);
    assert.equal(price_minor, POSTAGE.heavy);
    const [one = ""] = await unitsIn(world, first);
    const apart = await split(world, first, [one]);
    await step(world, apart, "package.cancel", { reason: "Wrong box" });
    const [repacked] = await world.move("root", [order_id], "order.repack");
    assert.ok(repacked?.ok, `${repacked?.reason?.code}`);
    const { package_id } = await world.db.read.selectFrom("units").select("package_id").where("_id", "=", one)
      .executeTakeFirstOrThrow();
    const made = await pkg(world, package_id ?? "");
    assert.deepEqual(
      [made.items_count, made.weight_g, made.price_minor, made.billed_g],
      [1, 200, POSTAGE.light, 200],
    );
  }));

Deno.test("S2.7 typed customs lines declare one content only: splitting, merging and dropping garments derive them again", () =>
  inWorld(async (world) => {
    const first = await paidPackage(world, TEES(3));
    await declare(world, first);
    assert.deepEqual(await declared(world, first), [true, 3]);
    const [one = "", two = ""] = await unitsIn(world, first);
    const apart = await split(world, first, [one]);
    assert.deepEqual(await declared(world, first), [false, 2]);
    await declare(world, first);
    await step(world, apart, "package.merge", { into: first });
    assert.deepEqual(await declared(world, first), [false, 3]);
    await declare(world, first);
    const { order_id } = await pkg(world, first);
    const [dropped] = await world.move("root", [order_id], "order.drop", {
      unit_ids: [two],
      reason: "Sold out",
    });
    assert.ok(dropped?.ok, `${dropped?.reason?.code}`);
    assert.deepEqual(await declared(world, first), [false, 2]);
  }));

Deno.test("S2.7 a merged package is due when the first of its garments is", () =>
  inWorld(async (world) => {
    const [late, soon] = [await paidPackage(world), await paidPackage(world)];
    await world.db.write((tx) =>
      tx.updateTable("packages").set({ due_at: NOW + 60, ship_day: "2026-11-17" }).where("_id", "=", soon)
        .execute()
    );
    await step(world, soon, "package.merge", { into: late });
    const { due_at, ship_day } = await pkg(world, late);
    assert.deepEqual([due_at, ship_day], [NOW + 60, "2026-11-17"]);
  }));

const tracked = async (world: World, id: string, status: string, at: number) => {
  const label = (await shownLabels(world.db.read, ALL_SELLERS, [id])).get(id)?.find((each) =>
    each.status === "Live"
  );
  assert.ok(label);
  await world.db.write((tx) =>
    bookEvents(tx, toolsOf(world.db), label, [{ at, status, raw: "", place: "" }], "webhook")
  );
};

Deno.test("S2.7 a package with its finished garments follows a scan of the carrier before its handover, an unfinished one afterwards", () =>
  inWorld(async (world) => {
    const finish = (id: string) =>
      world.db.write((tx) =>
        tx.updateTable("units").set({ print_status: "Packing", work_status: "Waiting" })
          .where("package_id", "=", id).execute()
      );
    const [early, late] = [await paidPackage(world), await paidPackage(world)];
    await step(world, early, "label.attach", { carrier: "USPS", tracking_number: "9400111206206406260787" });
    await finish(early);
    await tracked(world, early, "In Transit", NOW);
    const { shipment_status, handed_at } = await pkg(world, early);
    assert.deepEqual([shipment_status, handed_at], ["In Transit", NOW]);
    const units = await world.db.read.selectFrom("units").select("print_status")
      .where("package_id", "=", early).execute();
    assert.deepEqual([...new Set(units.map(({ print_status }) => print_status))], ["Packed"]);

    await step(world, late, "label.attach", { carrier: "USPS", tracking_number: "9400111206206406260794" });
    await tracked(world, late, "Delivered", NOW);
    assert.equal((await pkg(world, late)).shipment_status, "Ready");
    await finish(late);
    await step(world, late, "package.handOver");
    assert.equal((await pkg(world, late)).shipment_status, "Delivered");
  }));

Deno.test("S2.7 a package whose end is known needs no scan any more", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    await step(world, id, "label.attach", { carrier: "USPS", tracking_number: "9400111206206406260787" });
    await world.db.write(async (tx) => {
      await tx.updateTable("units").set({ print_status: "Packing", work_status: "Waiting" })
        .where("package_id", "=", id).execute();
    });
    await step(world, id, "package.handOver");
    await world.db.write((tx) =>
      tx.updateTable("packages").set({ trouble: "noScan" }).where("_id", "=", id).execute()
    );
    await step(world, id, "package.deliver");
    assert.deepEqual([(await pkg(world, id)).shipment_status, (await pkg(world, id)).trouble], [
      "Delivered",
      "",
    ]);
  }));
