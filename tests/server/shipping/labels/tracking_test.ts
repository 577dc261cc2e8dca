/** Tracking by carriers: in signed calls, each event once, in any order; and our own reports if no carrier reports. */
import assert from "node:assert/strict";
import { newLabel } from "../../../../server/modules/shipping/labels/store.ts";
import { notifyExpiringLabels } from "../../../../server/modules/shipping/labels/providers/notify_expiring.ts";
import { flagUnscanned } from "../../../../server/modules/shipping/labels/providers/scan_watch.ts";
import { SIGNATURE, signatureOf } from "../../../../server/modules/shipping/labels/providers/webhook.ts";
import { type Business, withBusiness } from "../../../support/desk/integration_calls.ts";
import { toolsOf } from "../../../support/shipping/label_world.ts";
import { NOW } from "../../../support/people/people.ts";

const ACCOUNT = `kind: "easypost", name: "EasyPost", url: "https://EZTK0123456789@api.easypost.com/v2"`;
const [HOUR, DAY] = [3_600, 86_400] as const;
const NUMBER = "9405511899223197428490";

/** Makes a package that was handed over with a bought label. */
async function handedOver(
  { world }: Business,
  label: Partial<ReturnType<typeof newLabel>> = {},
): Promise<string> {
  const { db } = world;
  const lines = [{ sku: "MUG-WHITE", quantity: 1 }];
  const order = await world.order({ lines }, ["order.submit", "order.pay"]);
  const { _id, seller_id } = await db.read.selectFrom("packages").select(["_id", "seller_id"])
    .where("order_id", "=", order).executeTakeFirstOrThrow();
  const made = newLabel(
    { package_id: _id, seller_id, carrier: "USPS", number: NUMBER, file_id: null },
    `l-${_id}`,
    NOW,
  );
  await db.write(async (tx) => {
    await tx.insertInto("labels").values({ ...made, provider: "easypost", method_code: "standard", ...label })
      .execute();
    await tx.updateTable("packages").set({ shipment_status: "Handed Over", handed_at: NOW }).where(
      "_id",
      "=",
      _id,
    )
      .execute();
  });
  return _id;
}
const pkg = ({ world }: Business, id: string) =>
  world.db.read.selectFrom("packages").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();
const eventsOf = ({ world }: Business, id: string) =>
  world.db.read.selectFrom("track_events").select(["status", "source"]).where("package_id", "=", id).orderBy(
    "at",
  )
    .execute();

const tracker = (details: readonly (readonly [status: string, at: number])[], number = NUMBER) =>
  JSON.stringify({
    object: "Event",
    result: {
      object: "Tracker",
      tracking_code: number,
      carrier: "USPS",
      tracking_details: details.map(([status, at]) => ({
        status,
        message: status,
        datetime: new Date(at * 1000).toISOString(),
        tracking_location: { city: "Newark", state: "NJ", country: "US" },
      })),
    },
  });
const post = ({ app }: Business, id: string, body: string, signature: string) =>
  app.send(`/carriers/${id}`, { method: "POST", headers: { [SIGNATURE]: signature }, body });

Deno.test("S2.7 an unsigned call and one with another secret are refused with 401; an unknown number gets the same answer as a known one", () =>
  withBusiness(async (business) => {
    const { _id, secret } = await business.add(ACCOUNT);
    const id = await handedOver(business);
    const body = tracker([["in_transit", NOW + HOUR]]);
    for (
      const signature of [
        "",
        "hmac-sha256-hex=00",
        signatureOf("other", body),
        signatureOf(secret, `${body} `),
      ]
    ) {
      assert.equal((await post(business, _id, body, signature)).status, 401);
    }
    assert.equal((await post(business, "nobody", body, signatureOf(secret, body))).status, 401);
    assert.deepEqual(await eventsOf(business, id), []);
    const unknown = tracker([["delivered", NOW + HOUR]], "1Z999AA10123456784");
    const answers = [
      await post(business, _id, unknown, signatureOf(secret, unknown)),
      await post(business, _id, "{}", signatureOf(secret, "{}")),
      await post(business, _id, "no json", signatureOf(secret, "no json")),
      await post(business, _id, body, signatureOf(secret, body)),
    ];
    const texts = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text()].join(" ")),
    );
    assert.equal(new Set(texts).size, 1);
    assert.ok(texts[0]?.startsWith("200"));
    assert.deepEqual(await eventsOf(business, id), [{ status: "In Transit", source: "webhook" }]);
  }));

Deno.test("S2.7 a repeated event counts once; late and early ones lead to the same state; one after the end is stored and flagged", () =>
  withBusiness(async (business) => {
    const { _id, secret } = await business.add(ACCOUNT);
    const id = await handedOver(business);
    const send = (details: Parameters<typeof tracker>[0]) => {
      const body = tracker(details);
      return post(business, _id, body, signatureOf(secret, body));
    };
    await send([["out_for_delivery", NOW + 3 * HOUR]]);
    assert.equal((await pkg(business, id)).shipment_status, "Out For Delivery");
    await send([["in_transit", NOW + HOUR], ["out_for_delivery", NOW + 3 * HOUR]]);
    await send([["in_transit", NOW + HOUR]]);
    assert.deepEqual((await eventsOf(business, id)).map(({ status }) => status), [
      "In Transit",
      "Out For Delivery",
    ]);
    assert.equal((await pkg(business, id)).shipment_status, "Out For Delivery");
    await send([["delivered", NOW + 5 * HOUR], ["pre_transit", NOW], ["unknown", NOW + 6 * HOUR]]);
    const done = await pkg(business, id);
    assert.deepEqual([done.shipment_status, done.trouble, done.last_event], ["Delivered", "", "Delivered"]);
    await send([["in_transit", NOW + 9 * HOUR]]);
    const after = await pkg(business, id);
    assert.deepEqual([after.shipment_status, after.trouble], ["Delivered", "contradiction"]);
    // An event of next week is ignored as a mistake.
    await send([["return_to_sender", NOW + 9 * DAY]]);
    assert.equal((await eventsOf(business, id)).length, 4);
    await send([["available_for_pickup", NOW + 10 * HOUR], ["return_to_sender", NOW + 9 * DAY]]);
    assert.equal((await eventsOf(business, id)).length, 5);
    assert.equal((await pkg(business, id)).last_event_at, NOW + 10 * HOUR);
  }));

Deno.test("S2.7 a scan of a voided label is stored, and its package shows that the label was used", () =>
  withBusiness(async (business) => {
    const { _id, secret } = await business.add(ACCOUNT);
    const id = await handedOver(business, { status: "Voided", voided_at: NOW });
    const body = tracker([["in_transit", NOW + HOUR]]);
    assert.equal((await post(business, _id, body, signatureOf(secret, body))).status, 200);
    assert.equal((await pkg(business, id)).trouble, "voidedUsed");
  }));

Deno.test("S2.7 a package without a scan two days after it left is flagged once, a scanned one never", () =>
  withBusiness(async (business) => {
    const { _id, secret } = await business.add(ACCOUNT);
    const [still, seen] = [await handedOver(business, { number: "A1" }), await handedOver(business)];
    const body = tracker([["in_transit", NOW + HOUR]]);
    await post(business, _id, body, signatureOf(secret, body));
    const after = (seconds: number) => flagUnscanned(toolsOf(business.world.db, () => NOW + seconds));
    assert.equal(await after(47 * HOUR), 0);
    assert.equal(await after(49 * HOUR), 1);
    assert.equal(await after(50 * HOUR), 0);
    assert.deepEqual([(await pkg(business, still)).trouble, (await pkg(business, seen)).trouble], [
      "noScan",
      "",
    ]);
  }));

Deno.test("S2.29 people are notified once of an unused label while it can still be voided, but not of a scanned, delivered, voided or long-lived one", () =>
  withBusiness(async (business) => {
    const { world: { db } } = business;
    const void_until = NOW + 5 * DAY;
    await handedOver(business, { number: "SOON", void_until });
    await handedOver(business, { number: "LATER", void_until: NOW + 60 * DAY });
    await handedOver(business, { number: "GONE", void_until, status: "Voided" });
    await handedOver(business, { number: "OURS", void_until: null });
    const arrived = await handedOver(business, { number: "BY-HAND", void_until });
    await db.write((tx) =>
      tx.updateTable("packages").set({ shipment_status: "Delivered" }).where("_id", "=", arrived).execute()
    );
    const scanned = await handedOver(business, { number: "SEEN", void_until });
    await db.write((tx) =>
      tx.insertInto("track_events").values({
        ...{ _id: "e1", label_id: `l-${scanned}`, package_id: scanned, at: NOW, received_at: NOW },
        ...{ status: "In Transit", raw: "", place: "", source: "poll", digest: "x" },
      }).execute()
    );
    const after = (seconds: number) => notifyExpiringLabels(toolsOf(db, () => NOW + seconds));
    assert.equal(await after(DAY), 0);
    assert.equal(await after(3 * DAY), 1);
    assert.equal(await after(3 * DAY + HOUR), 0);
    const notifications = await db.read.selectFrom("notifications").select(["user_id", "content"]).execute();
    assert.deepEqual(
      notifications.map(({ user_id }) => user_id).filter((id) => ["anna", "packager", "root"].includes(id)),
      [
        "root",
      ],
    );
    assert.ok(notifications.every(({ content }) => content.includes("SOON")));
    assert.equal(await after(6 * DAY), 0);
  }));

Deno.test("S2.7 a report by hand has the time that was given; an earlier one does not replace the last event", () =>
  withBusiness(async (business) => {
    const id = await handedOver(business);
    const report = async (event: string, params: object) => {
      const [done] = await business.world.package("root", [id], event, params);
      assert.ok(done?.ok, JSON.stringify(done));
      const { last_event, last_event_at, shipment_status } = await pkg(business, id);
      return [last_event, last_event_at, shipment_status];
    };
    const at = NOW - HOUR;
    assert.deepEqual(await report("package.track", { status: "Customs", at }), ["Customs", at, "Customs"]);
    assert.deepEqual(await report("package.track", { status: "In Transit", at: at - HOUR }), [
      "Customs",
      at,
      "Customs",
    ]);
    assert.deepEqual(await report("package.deliver", { at: NOW - 1 }), ["Delivered", NOW - 1, "Delivered"]);
  }));
