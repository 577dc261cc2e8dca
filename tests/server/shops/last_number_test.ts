/** A shop that closes an order by its last number gets that number again once nothing else of the order will leave. */
import assert from "node:assert/strict";
import { ShopFailure } from "../../../server/modules/shops/port.ts";
import { shopAdapters } from "../../../server/modules/shops/adapters.ts";
import { sendNumber } from "../../../server/modules/shops/tracking/send.ts";
import { dueStores, leaseNumbers } from "../../../server/modules/shops/tracking/store.ts";
import { inShop, ordersOf, type ShopWorld, syncOnce } from "../../support/shops/shop_world.ts";

async function sendDue({ db, settings, clock }: ShopWorld): Promise<void> {
  for (const store of await dueStores(db.read, clock.now)) {
    for (const row of await db.write((tx) => leaseNumbers(tx, store, 9, clock.now))) {
      await sendNumber(row, { db, settings, now: () => clock.now });
    }
  }
}

interface Order {
  readonly _id: string;
  readonly units: readonly { readonly _id: string; readonly package_id: string | null }[];
}

/** Begins an order of two garments in two packages. */
const inTwoPackages = (closesByLast: boolean, work: (shipping: ShopWorld, order: Order) => Promise<void>) =>
  inShop(async (shipping) => {
    const { shop, world, db } = shipping;
    shopAdapters.bring({ ...shop.adapter, closesByLast }).add();
    shop.put({ shop_order_id: "1" });
    await shipping.connect(', when_tracking_update: "immediately"');
    await syncOnce(shipping);
    await world.topUp("anna", 50_000);
    const [order] = await ordersOf(shipping);
    for (const event of ["order.submit", "order.pay", "production.start"]) {
      const [moved] = await world.move("root", [order!._id], event);
      assert.ok(moved!.ok, `${event}: ${JSON.stringify(moved)}`);
    }
    const unitsNow = () => db.read.selectFrom("units").select(["_id", "package_id"]).orderBy("seq").execute();
    const [one, other] = await unitsNow();
    await world.package("root", [one!.package_id!], "package.split", { unit_ids: [other!._id] });
    await work(shipping, { _id: order!._id, units: await unitsNow() });
  });

/** Reports a package as sent with a number. */
async function leave({ db, world }: ShopWorld, { units }: Order, nth: number, number: string): Promise<void> {
  const _id = units[nth]!.package_id!;
  const params = { carrier: "DHL", tracking_number: number };
  const [labeled] = await world.package("root", [_id], "label.attach", params);
  assert.ok(labeled!.ok, JSON.stringify(labeled));
  await db.write((tx) =>
    tx.updateTable("units").set({ print_status: "Packed", work_status: "" }).where("package_id", "=", _id)
      .execute()
  );
  const [left] = await world.package("root", [_id], "package.handOver");
  assert.ok(left!.ok, JSON.stringify(left));
}

for (const closesByLast of [true, false]) {
  const goal = closesByLast
    ? "repeated for a shop that closes orders by it"
    : "not repeated for another shop";
  Deno.test(`S4.1 after the other garments of its order were stopped, a number is ${goal}`, () =>
    inTwoPackages(closesByLast, async (shipping, order) => {
      const isLast: boolean[] = [];
      shopAdapters.bring({
        ...shipping.shop.adapter,
        closesByLast,
        sendTracking(_, out) {
          isLast.push(out.isLast);
          return Promise.resolve();
        },
      }).add();
      await leave(shipping, order, 0, "JD014600003");
      await sendDue(shipping);
      assert.deepEqual(isLast, [false]);
      const [stopped] = await shipping.world.move("root", [order._id], "order.drop", {
        unit_ids: [order.units[1]!._id],
        reason: "Wrong size",
      });
      assert.ok(stopped!.ok, JSON.stringify(stopped));
      await sendDue(shipping);
      await sendDue(shipping);
      assert.deepEqual(isLast, closesByLast ? [false, true] : [false]);
    }));
}

Deno.test("S4.1 a number that was sent before another one is refused closes the order in the shop", () =>
  inTwoPackages(true, async (shipping, order) => {
    const { shop, clock } = shipping;
    const isLast: boolean[] = [];
    shopAdapters.bring({
      ...shop.adapter,
      closesByLast: true,
      sendTracking: (_, out) => {
        if (out.number === "JD014600003") throw new ShopFailure({ kind: "failed", code: "notUnderstood" });
        isLast.push(out.isLast);
        return Promise.resolve();
      },
    }).add();
    await leave(shipping, order, 0, "JD014600003");
    await sendDue(shipping);
    await leave(shipping, order, 1, "JD014600004");
    await sendDue(shipping);
    assert.deepEqual(isLast, [false]);
    for (let attempt = 0; attempt < 8; attempt++) {
      clock.now += 86_400;
      await sendDue(shipping);
    }
    assert.deepEqual(isLast, [false, true]);
  }));
