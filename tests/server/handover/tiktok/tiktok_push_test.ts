/** TikTok's orders pushed to ours, and TikTok's later changes: in every order of file, push and cancellation. */
import assert from "node:assert/strict";
import { tiktokFaults } from "../../../../server/modules/handover/tiktok/verify_store.ts";
import { inScene, type Scene } from "../../../support/orders/import_jobs.ts";
import { SEEN_AT } from "../../../support/handover/tiktok_files.ts";
import { sampleOf } from "../../../support/soak.ts";
import { askAs, push, STORE, tiktokOrderOf, writeTiktok } from "../../../support/handover/tiktok_world.ts";

const ID = "576820000000000001";
const MINUTE = 60;
/** Cells by which TikTok's files describe the order. */
const FILES = {
  toShip: {},
  asks: { "Cancelation/Return Type": "Cancel" },
  cancelled: {
    "Order Status": "Canceled",
    "Order Substatus": "Canceled",
    "Cancelled Time": "11/15/2026 9:00:00 AM",
  },
  shipped: {
    "Order Status": "Shipped",
    "Order Substatus": "In transit",
    "Shipped Time": "11/15/2026 9:00:00 AM",
  },
  unpaid: { "Order Status": "Unpaid", "Order Substatus": "Unpaid", "Paid Time": "" },
  held: { "Order Substatus": "On hold", "Paid Time": "11/14/2026 1:20:00 PM" },
} as const;

async function file(
  scene: Scene,
  name: keyof typeof FILES,
  minute: number,
  more: object = {},
): Promise<void> {
  await writeTiktok(scene, [{ ...FILES[name], ...more }], { seenAt: SEEN_AT + minute * MINUTE });
}

const orderOf = (scene: Scene) =>
  scene.db.read.selectFrom("orders").selectAll().where("external_number", "=", ID).execute();

/** Pushes the order and steps ours to the status; returns its id. */
async function pushedTo(
  scene: Scene,
  status: "Draft" | "Pending" | "Processing" | "In Production",
): Promise<string> {
  const { _id } = await tiktokOrderOf(scene, ID);
  assert.deepEqual(await push(scene, [_id]), ["ok"]);
  const [{ _id: order } = { _id: "" }] = await orderOf(scene);
  const events = ["order.submit", "order.pay", "production.start"];
  for (const event of events.slice(0, ["Draft", "Pending", "Processing", "In Production"].indexOf(status))) {
    const [moved] = await scene.world.move("root", [order], event);
    assert.ok(moved?.ok, `${event}: ${moved?.reason?.text}`);
  }
  return order;
}

async function withMethod(scene: Scene): Promise<void> {
  await scene.db.write((tx) =>
    tx.updateTable("stores").set({ shipping_method: "standard" }).where("_id", "=", STORE).execute()
  );
}

Deno.test("S2.18 a push makes a draft with address, lines and number, and both records name each other", () =>
  inScene(async (scene) => {
    await withMethod(scene);
    await file(scene, "toShip", 0, { Quantity: "3", "Buyer Message": "Please hurry" });
    const { _id } = await tiktokOrderOf(scene, ID);
    assert.deepEqual(await push(scene, [_id]), ["ok"]);
    const [order, ...others] = await orderOf(scene);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [
        order?.status,
        order?.store_id,
        order?.seller_id,
        order?.recipient_name,
        order?.city,
        order?.region,
        order?.country,
      ],
      ["Draft", STORE, "ben", "Mia Shaw", "San Jose", "California", "US"],
    );
    assert.deepEqual([order?.problems, order?.note, order?.items_count], ["[]", "Please hurry", 3]);
    const [line] = await scene.db.read.selectFrom("order_lines").selectAll().where(
      "order_id",
      "=",
      order?._id ?? "",
    ).execute();
    assert.deepEqual([line?.item_id, line?.quantity, line?.declared_minor], ["item-TEE-BLACK-M", 3, 2000]);
    const after = await tiktokOrderOf(scene, ID);
    assert.deepEqual([after.order_id, after.order_code, after.order_status], [
      order?._id,
      order?.code,
      "Draft",
    ]);
    const back = await askAs<{ rows: { tiktok_id: string }[] }>(
      scene,
      "root",
      `{ rows: tiktokOrders(order: ["${order?._id}"]) { tiktok_id } }`,
    );
    assert.deepEqual(back.rows, [{ tiktok_id: ID }]);
    assert.deepEqual(await push(scene, [_id]), [`hasNoOrder ${order?.code}`]);
    const audited = await scene.db.read.selectFrom("audit_events").select(["entity", "action"])
      .where("action", "=", "tiktok.push").orderBy("entity").execute();
    assert.deepEqual(audited.map(({ entity }) => entity), ["orders", "tiktokOrders"]);
    assert.deepEqual(await tiktokFaults(scene.db.read), []);
  }));

Deno.test("S2.18 a push links only the order that a CSV import made with the same number in the same store", () =>
  inScene(async (scene) => {
    await scene.world.order({ store_id: "anna-etsy", external_number: ID });
    await file(scene, "toShip", 0);
    const ours = await scene.world.order({ store_id: STORE, external_number: ID });
    const { _id } = await tiktokOrderOf(scene, ID);
    assert.deepEqual(await push(scene, [_id]), ["ok"]);
    assert.equal((await tiktokOrderOf(scene, ID)).order_id, ours);
    assert.equal((await orderOf(scene)).length, 2);
  }));

Deno.test("S2.18 importing a file links an existing order, so that a cancellation reaches it", () =>
  inScene(async (scene) => {
    const ours = await scene.world.order({ store_id: STORE, external_number: ID }, ["order.submit"]);
    await file(scene, "cancelled", 0);
    const { order_id, order_status, status } = await tiktokOrderOf(scene, ID);
    assert.deepEqual([order_id, order_status, status], [ours, "Cancelled", "Cancelled"]);
  }));

Deno.test("S2.18 an order linked after TikTok's request to cancel is held, and one linked after the cancellation is cancelled", () =>
  inScene(async (scene) => {
    await file(scene, "asks", 0);
    const [first, other] = [ID, "576820000000000002"];
    await file(scene, "cancelled", 0, { "Order ID": other });
    const ours = new Map<string, string>();
    for (const external_number of [first, other]) {
      ours.set(
        external_number,
        await scene.world.order({ store_id: STORE, external_number }, ["order.submit"]),
      );
    }
    await file(scene, "asks", 0);
    await file(scene, "cancelled", 0, { "Order ID": other });
    const [asked, cancelled] = [await tiktokOrderOf(scene, first), await tiktokOrderOf(scene, other)];
    assert.deepEqual([asked.order_id, asked.order_status], [ours.get(first), "On Hold"]);
    assert.deepEqual([cancelled.order_id, cancelled.order_status], [ours.get(other), "Cancelled"]);
    // Once a person has released the order, the same file does not hold it again.
    await scene.world.move("root", [ours.get(first) ?? ""], "order.release");
    await file(scene, "asks", 0);
    assert.equal((await tiktokOrderOf(scene, first)).order_status, "Pending");
    assert.deepEqual(await tiktokFaults(scene.db.read), []);
  }));

Deno.test("S2.18 a push is refused with its reason: unpaid, held until a time, SKUs unknown, masked, nothing to produce", () =>
  inScene(async (scene) => {
    const after = async (name: keyof typeof FILES, minute: number, more: object = {}) => {
      await file(scene, name, minute, more);
      return (await push(scene, [(await tiktokOrderOf(scene, ID))._id]))[0];
    };
    assert.equal(await after("unpaid", 0), "isRemotePaid");
    assert.equal(await after("held", 1), "isRemoteOpen 14-11-2026 14:20");
    assert.equal(await after("toShip", 2, { "Seller SKU": "SHOP-1" }), "isMapped SHOP-1");
    assert.equal(await after("asks", 3), "wrongState");
    assert.equal(await after("shipped", 4), "wrongState");
    const other = "576820000000000002";
    await file(scene, "toShip", 5, { "Order ID": other, "Address Line 1": "5** M***" });
    assert.deepEqual(await push(scene, [(await tiktokOrderOf(scene, other))._id]), ["isUnmasked"]);
    const none = "576820000000000003";
    await file(scene, "toShip", 6, { "Order ID": none, Quantity: "0" });
    assert.deepEqual(await push(scene, [(await tiktokOrderOf(scene, none))._id]), ["hasGoods"]);
    assert.deepEqual(await scene.db.read.selectFrom("orders").select("_id").execute(), []);
  }));

Deno.test("S2.18 of many pushes one that is refused does not stop the others, and a paused store refuses all", () =>
  inScene(async (scene) => {
    const ids = ["11", "12", "13"].map((end) => `5768200000000000${end}`);
    const rows = ids.map((id, at) => ({ "Order ID": id, ...at === 1 && { "Seller SKU": "SHOP-1" } }));
    await writeTiktok(scene, rows);
    const known = await Promise.all(ids.map((id) => tiktokOrderOf(scene, id)));
    assert.deepEqual(await push(scene, known.map(({ _id }) => _id)), ["ok", "isMapped SHOP-1", "ok"]);
    await scene.db.write((tx) =>
      tx.updateTable("stores").set({ status: "Paused" }).where("_id", "=", STORE).execute()
    );
    await file(scene, "toShip", 1);
    assert.deepEqual(await push(scene, [(await tiktokOrderOf(scene, ID))._id]), ["storePaused"]);
  }));

Deno.test("S2.18 a request to cancel holds our order, and TikTok's next status releases it; a hold by a person stays", () =>
  inScene(async (scene) => {
    await withMethod(scene);
    await file(scene, "toShip", 0);
    const order = await pushedTo(scene, "Processing");
    await file(scene, "asks", 1);
    const held = await scene.db.read.selectFrom("orders").select(["status", "hold_reason"]).where(
      "_id",
      "=",
      order,
    )
      .executeTakeFirst();
    assert.deepEqual(held, { status: "On Hold", hold_reason: "tiktokCancel" });
    assert.equal((await tiktokOrderOf(scene, ID)).status, "Cancel Requested");
    await file(scene, "toShip", 2);
    assert.deepEqual(
      [(await tiktokOrderOf(scene, ID)).order_status, (await tiktokOrderOf(scene, ID)).status],
      [
        "Processing",
        "Processing",
      ],
    );
    await scene.world.move("root", [order], "order.hold", { reason: "Wait for the artist" });
    await file(scene, "asks", 3);
    await file(scene, "toShip", 4);
    assert.equal((await tiktokOrderOf(scene, ID)).order_status, "On Hold");
  }));

for (
  const [from, to] of [
    ["Draft", "Cancelled"],
    ["Pending", "Cancelled"],
    ["Processing", "Cancelled"],
    ["In Production", "Cancel Requested"],
  ] as const
) {
  Deno.test(`S2.18 TikTok's cancellation of an order that is ${from} with us makes it ${to}, also after a request to cancel`, () =>
    inScene(async (scene) => {
      await withMethod(scene);
      await file(scene, "toShip", 0);
      await pushedTo(scene, from);
      if (from === "In Production") await file(scene, "asks", 1);
      await file(scene, "cancelled", 2);
      const { status, order_status } = await tiktokOrderOf(scene, ID);
      assert.deepEqual([status, order_status], ["Cancelled", to]);
      assert.deepEqual(await tiktokFaults(scene.db.read), []);
    }));
}

/** Returns all permutations. */
const ordersOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

Deno.test("S2.18 in every order of file, push, request and cancellation no order is made twice, and a cancelled one never continues", () =>
  inScene(async (scene) => {
    let nth = 100;
    const sequences = ordersOf(["file", "push", "asks", "cancelled"] as const);
    for (const sequence of sampleOf(sequences, (_, at) => at % 5 === 0)) {
      const id = `576820000000000${nth++}`;
      for (const [minute, event] of sequence.entries()) {
        if (event !== "push") {
          await file(scene, event === "file" ? "toShip" : event, minute, { "Order ID": id });
        } else {
          const known = await tiktokOrderOf(scene, id);
          if (known) await push(scene, [known._id]);
        }
      }
      const { status, order_status, order_id } = await tiktokOrderOf(scene, id);
      const said = sequence.filter((event) => event !== "push");
      const name = sequence.join(", ");
      const last =
        { file: "Processing", asks: "Cancel Requested", cancelled: "Cancelled" }[said.at(-1) ?? "file"];
      assert.equal(status, last, name);
      const made = await scene.db.read.selectFrom("orders").select("status").where("external_number", "=", id)
        .execute();
      assert.equal(made.length, order_id === null ? 0 : 1, name);
      const [pushAt, cancelAt] = [sequence.indexOf("push"), sequence.indexOf("cancelled")];
      if (order_id !== null && pushAt < cancelAt) assert.equal(order_status, "Cancelled", name);
    }
    assert.deepEqual(await tiktokFaults(scene.db.read), []);
  }));
