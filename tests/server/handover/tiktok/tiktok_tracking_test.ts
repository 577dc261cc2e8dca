/** The file for TikTok's bulk shipping: orders that wait at TikTok and have a label of ours. */
import assert from "node:assert/strict";
import { inScene, type Scene } from "../../../support/orders/import_jobs.ts";
import { SEEN_AT } from "../../../support/handover/tiktok_files.ts";
import {
  askAs,
  push,
  STORE,
  tiktokOrderOf,
  tiktokOrders,
  writeTiktok,
} from "../../../support/handover/tiktok_world.ts";
import type { Name } from "../../../support/orders/world.ts";

const ID = "576820000000000001";

const trackingFile = async ({ app, world }: Scene, name: Name = "root", store = STORE) =>
  await app.send(`/tiktok/tracking?store=${store}`, {
    headers: { authorization: `Bearer ${await world.token(name)}` },
  });
const linesIn = async (scene: Scene) =>
  (await (await trackingFile(scene)).text()).trim().split("\r\n").slice(1);

async function labelled(scene: Scene, tracking_number: string, carrier = "USPS"): Promise<string> {
  await scene.db.write((tx) =>
    tx.updateTable("stores").set({ shipping_method: "standard" }).where("_id", "=", STORE).execute()
  );
  assert.deepEqual(await push(scene, [(await tiktokOrderOf(scene, ID))._id]), ["ok"]);
  const { order_id } = await tiktokOrderOf(scene, ID);
  const order = order_id ?? "";
  for (const event of ["order.submit", "order.pay"]) {
    const [moved] = await scene.world.move("root", [order], event);
    assert.ok(moved?.ok, `${event}: ${moved?.reason?.text}`);
  }
  const todo = async () => (await tiktokOrders(scene, `(todo: ["label"])`)).map(({ tiktok_id }) => tiktok_id);
  assert.deepEqual(await todo(), [ID]);
  const [moved] = await scene.world.move("root", [order], "label.attach", {
    carrier,
    tracking_number,
  });
  assert.ok(moved?.ok, `label.attach: ${moved?.reason?.text}`);
  assert.deepEqual(await todo(), []);
  return order;
}

Deno.test("S2.18 our labels are in TikTok's file with complete numbers and its names of carriers, until TikTok has them", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [{}, { "Order ID": "576820000000000002" }]);
    assert.deepEqual(await linesIn(scene), []);
    await labelled(scene, "9400100000000000000001", "usps");
    assert.deepEqual(await linesIn(scene), [`${ID}\t,,,9400100000000000000001\t,USPS,,`]);
    const response = await trackingFile(scene);
    assert.match(response.headers.get("content-disposition") ?? "", /tiktok-tracking-.*\.csv/);
    assert.ok(
      (await response.text()).includes(
        "Order ID,SKU ID (optional),Quantity (optional),Tracking ID,Shipping provider name",
      ),
    );
    const audited = await scene.db.read.selectFrom("audit_events").select("entity").where(
      "action",
      "=",
      "tiktok.tracking",
    ).execute();
    assert.equal(audited.length, 3);
    await writeTiktok(scene, [{ "Order Status": "Shipped", "Order Substatus": "In transit" }], {
      seenAt: SEEN_AT + 60,
    });
    assert.deepEqual(await linesIn(scene), []);
  }));

Deno.test("S2.18 the number of a voided label leaves the file, although its package still shows the number", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [{}]);
    const order = await labelled(scene, "9400100000000000000001");
    const { _id } = await scene.db.read.selectFrom("packages").select("_id").where("order_id", "=", order)
      .executeTakeFirstOrThrow();
    assert.equal((await linesIn(scene)).length, 1);
    const [moved] = await scene.world.package("root", [_id], "label.void", { reason: "A wrong weight" });
    assert.ok(moved?.ok, `label.void: ${moved?.reason?.text}`);
    assert.deepEqual(await linesIn(scene), []);
  }));

Deno.test("S2.18 labels by TikTok stay out of the file, and other people cannot get it", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [{}]);
    await labelled(scene, "9400100000000000000001");
    assert.equal((await linesIn(scene)).length, 1);
    await writeTiktok(scene, [{ "Delivery Option": "TikTok Shipping" }], { seenAt: SEEN_AT + 60 });
    assert.deepEqual(await linesIn(scene), []);
    assert.equal((await trackingFile(scene, "ben")).status, 403);
    assert.equal((await trackingFile(scene, "root", "gone")).status, 404);
    const { rows } = await askAs<{ rows: { tiktok_id: string }[] }>(
      scene,
      "root",
      `{ rows: tiktokOrders(todo: ["late"]) { tiktok_id } }`,
    );
    assert.deepEqual(rows, [{ tiktok_id: ID }]);
  }));
