/**
 * A claim against the carrier is filed from a case: a postage request for the label of its package, with
 * links both ways.
 */
import assert from "node:assert/strict";
import { sendPackage } from "../../../support/shipping/returned_packages.ts";
import { NOW } from "../../../support/people/people.ts";
import { atDesk, type Desk, type SentCase } from "../../../support/support/case_desk.ts";

const DAY = 86_400;
const CLAIMS = `query ($id: ID!) { record: getCaseById(_id: $id) { claims { _id code status } } }`;
const REQUESTS = `{ rows: postageRequests(status: ["All"]) {
  _id code kind source status case_id case_code package_code expected_minor note maker_name } }`;

interface Claim {
  readonly _id: string;
  readonly code: string;
  readonly status: string;
}

const claimsOf = async (desk: Desk, name: "root" | "anna", { _id }: SentCase) =>
  (await desk.grounds.ask<{ record: { claims: Claim[] } }>(name, CLAIMS, { id: _id })).record.claims;

const requestsIn = async (desk: Desk) =>
  (await desk.grounds.ask<{ rows: Readonly<Record<string, unknown>>[] }>("root", REQUESTS)).rows;

/** Makes a package's label look as if it was bought from a provider. */
const buyLabel = ({ grounds: { world } }: Desk, package_id: string, bought_at = NOW) =>
  world.db.write((tx) =>
    tx.updateTable("labels").set({ provider: "house", cost_minor: 320, cost_currency: "USD", bought_at })
      .where("package_id", "=", package_id).execute()
  );

Deno.test(
  "S2.14 a claim filed from a case is a postage request, which the case's record shows to staff with its state",
  atDesk(async (desk) => {
    const { order, parcel, code } = await sendPackage(desk.grounds.world);
    const sent = await desk.send(order, 1);
    assert.equal(
      await desk.move("agent", sent, "case.claim"),
      "hasBoughtLabel",
      "a label that somebody uploaded",
    );
    await buyLabel(desk, parcel);
    assert.equal(
      await desk.move("agent", sent, "case.claim", { reason: "No scan for weeks." }),
      "Processing",
    );
    const [{ _id, code: number, ...request }, ...others] = await requestsIn(desk) as [
      Readonly<Record<string, unknown>>,
    ];
    assert.deepEqual([others, request], [[], {
      ...{ kind: "claim", source: "case", status: "Pending", case_id: sent._id, case_code: sent.code },
      ...{
        package_code: code,
        expected_minor: 320,
        note: "No scan for weeks.",
        maker_name: request["maker_name"],
      },
    }]);
    assert.notEqual(request["maker_name"], "");
    assert.deepEqual(await claimsOf(desk, "root", sent), [{ _id, code: number, status: "Pending" }]);
    assert.deepEqual(await claimsOf(desk, "anna", sent), [], "sellers do not see it");
    const audit = await desk.grounds.world.db.read.selectFrom("audit_events").select("action")
      .where("action", "in", ["case.claim", "makePostageRequest"]).orderBy("action").execute();
    assert.deepEqual(audit.map(({ action }) => action), ["case.claim", "makePostageRequest"]);
  }),
);

Deno.test(
  "S2.14 a second claim is refused while one is open or credited, and so is one after the carrier's deadline",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const { order, parcel } = await sendPackage(world);
    await buyLabel(desk, parcel);
    const [one, other] = [await desk.send(order, 1), await desk.send(order, 1)];
    assert.equal(await desk.move("agent", one, "case.claim"), "Processing");
    assert.equal(await desk.move("agent", other, "case.claim"), "isUnclaimed");
    const setStatus = (status: string) =>
      world.db.write((tx) => tx.updateTable("postage_requests").set({ status }).execute());
    await setStatus("Credited");
    assert.equal(await desk.move("agent", other, "case.claim"), "isUnclaimed");
    await setStatus("Cancelled");
    await buyLabel(desk, parcel, NOW - 46 * DAY);
    assert.equal(await desk.move("agent", other, "case.claim"), "isClaimInTime");
    await buyLabel(desk, parcel, NOW - 45 * DAY);
    assert.equal(await desk.move("agent", other, "case.claim"), "Processing");
    assert.equal(await desk.move("agent", one, "case.merge", { into: other._id }), "Closed");
    assert.equal((await claimsOf(desk, "root", other)).length, 2, "the claims of a merged case follow it");
  }),
);

Deno.test(
  "S2.14 for several packages the claim names one; a seller cannot file a claim",
  atDesk(async (desk) => {
    const { world, refused } = desk.grounds;
    const { order, parcel } = await sendPackage(world);
    await buyLabel(desk, parcel);
    await world.db.write(async (tx) => {
      const row = await tx.selectFrom("packages").selectAll().where("_id", "=", parcel)
        .executeTakeFirstOrThrow();
      const label = await tx.selectFrom("labels").selectAll().where("package_id", "=", parcel)
        .executeTakeFirstOrThrow();
      const { seq: _seq, ...other } = row;
      await tx.insertInto("packages").values({ ...other, _id: "other", code: "PK-OTHER" }).execute();
      await tx.insertInto("package_orders").values({
        package_id: "other",
        order_id: order,
        seller_id: row.seller_id,
      }).execute();
      await tx.insertInto("labels").values({
        ...label,
        _id: "other-label",
        package_id: "other",
        number: "OTHER1",
      })
        .execute();
    });
    const whole = await desk.send(order, 1);
    assert.equal(await desk.move("agent", whole, "case.claim"), "hasBoughtLabel");
    const named = await desk.send(order, 1, { package_id: "other" });
    assert.equal(await desk.move("agent", named, "case.claim"), "Processing");
    assert.deepEqual((await requestsIn(desk)).map(({ package_code }) => package_code), ["PK-OTHER"]);
    const step = `mutation ($ids: [ID!]!) { moveCase(ids: $ids, event: "case.claim") { ok } }`;
    assert.equal(await refused("anna", step, { ids: [whole._id] }), "FORBIDDEN");
  }),
);
