/**
 * TikTok's files by the API: written once in any order of arrival, older ones change nothing, and refused
 * rows are named.
 */
import assert from "node:assert/strict";
import { tiktokFaults } from "../../../../server/modules/handover/tiktok/verify_store.ts";
import { allJobsDone, codeOf, inScene } from "../../../support/orders/import_jobs.ts";
import { ANSWERS, SEEN_AT, tiktokCsv, tiktokFile } from "../../../support/handover/tiktok_files.ts";
import {
  askAs,
  importTiktok,
  rowsOf,
  sendTiktok,
  tiktokOrderOf,
  tiktokOrders,
  writeTiktok,
} from "../../../support/handover/tiktok_world.ts";
import { NOW } from "../../../support/people/people.ts";

const HOUR = 3_600;

Deno.test("S2.18 a file becomes TikTok orders with their lines, mapped if the SKU is ours; importing it again adds nothing", () =>
  inScene(async (scene) => {
    const bytes = await tiktokFile("us");
    const first = await importTiktok(scene, bytes);
    assert.deepEqual([first.status, first.made, first.skipped, first.refused], ["Done", 10, 0, 0]);
    const rows = await tiktokOrders(scene, `(status: ["All"])`);
    assert.deepEqual(rows.map(({ status, unmapped, lines_count }) => [status, unmapped, lines_count]), [
      ["On Hold", 0, 1],
      ["On Hold", 0, 1],
      ["Processing", 0, 2],
      ["Processing", 1, 1],
      ["Processing", 0, 1],
      ["Shipped", 0, 1],
      ["Completed", 0, 1],
      ["Cancelled", 0, 1],
      ["Cancel Requested", 0, 1],
      ["Processing", 1, 1],
    ]);
    const before = await rowsOf(scene);
    const again = await importTiktok(scene, bytes);
    assert.deepEqual([again.made, again.skipped], [0, 10]);
    assert.deepEqual(await rowsOf(scene), before);
    assert.deepEqual(await tiktokFaults(scene.db.read), []);
    const audited = await scene.db.read.selectFrom("audit_events").select("action").where(
      "entity",
      "=",
      "tiktokOrders",
    )
      .execute();
    // Ten orders were made, and eight of them changed their status since.
    assert.deepEqual(
      Object.fromEntries(
        [...Map.groupBy(audited, ({ action }) => action)].map(([action, some]) => [action, some.length]),
      ),
      { "tiktok.import": 10, "remote.settle": 8 },
    );
  }));

Deno.test("S2.18 an older file after a newer one changes nothing, and a newer one updates what TikTok updated", () =>
  inScene(async (scene) => {
    const at = (seenAt: number, cells: Readonly<Record<string, string>>) =>
      writeTiktok(scene, [cells], { seenAt });
    await at(SEEN_AT, {});
    await at(SEEN_AT - HOUR, {
      "Order Status": "Unpaid",
      "Order Substatus": "Unpaid",
      City: "Oakland",
      "Buyer Message": "old",
    });
    assert.equal((await tiktokOrderOf(scene, "576820000000000001")).remote_status, "AWAITING_SHIPMENT");
    await at(SEEN_AT + HOUR, {
      "Order Status": "Shipped",
      "Order Substatus": "In transit",
      "Shipped Time": "11/15/2026 2:30:00 PM",
    });
    assert.equal((await tiktokOrderOf(scene, "576820000000000001")).status, "Shipped");
    await at(SEEN_AT, {});
    assert.equal((await tiktokOrderOf(scene, "576820000000000001")).status, "Shipped");
    const { row } = await askAs<{ row: { timeline: { action: string }[]; city: string } }>(
      scene,
      "root",
      `query ($id: ID!) { row: getTiktokOrderById(_id: $id) { city timeline { action } } }`,
      { id: (await tiktokOrderOf(scene, "576820000000000001"))._id },
    );
    assert.equal(row.city, "San Jose");
    assert.deepEqual(row.timeline.map(({ action }) => action).toSorted(), [
      "remote.settle",
      "remote.settle",
      "tiktok.import",
      "tiktok.import",
    ]);
  }));

Deno.test("S2.18 the same id in two shops is two orders, and each file writes only to its own shop", () =>
  inScene(async (scene) => {
    await scene.db.write((tx) =>
      tx.updateTable("stores").set({ platform: "tiktok" }).where("_id", "=", "anna-etsy").execute()
    );
    const bytes = tiktokCsv([{}]);
    await importTiktok(scene, bytes);
    const other = await importTiktok(scene, bytes, { store: "anna-etsy" });
    assert.equal(other.made, 1);
    assert.equal((await tiktokOrders(scene, `(status: ["All"])`)).length, 2);
    assert.equal((await tiktokOrders(scene, `(store: ["anna-etsy"])`)).length, 1);
  }));

Deno.test("S2.18 refused rows are stored with their reasons, and a file with a future time, of another shop or without orders is refused", () =>
  inScene(async (scene) => {
    const job = await importTiktok(
      scene,
      tiktokCsv([{}, { "Order ID": "5.7E+17" }, { "Order ID": "576820000000000002", Quantity: "x" }]),
    );
    assert.deepEqual([job.made, job.refused], [1, 2]);
    assert.deepEqual(job.refusals.map(({ line, column, reason }) => [line, column, reason.code]), [
      [4, "Order ID", "shortened"],
      [5, "Quantity", "badNumber"],
    ]);
    const file = await scene.app.send(`/imports/refused?job=${job._id}`, {
      headers: { authorization: `Bearer ${await scene.world.token("root")}` },
    });
    assert.match(await file.text(), /5\.7E\+17.*shortened this number/);
    const refused = async (upload: Parameters<typeof sendTiktok>[2]) =>
      await codeOf(await sendTiktok(scene, tiktokCsv([{}]), upload));
    assert.deepEqual(await refused({ store: "anna-shopify" }), [400, "BAD_INPUT"]);
    assert.deepEqual(await refused({ store: "gone" }), [404, "NOT_FOUND"]);
    assert.deepEqual(await refused({ plan: { seenAt: NOW + 24 * HOUR } }), [400, "BAD_INPUT"]);
    assert.deepEqual(await refused({ plan: { timeZone: "Mars/Phobos" } }), [400, "BAD_INPUT"]);
    assert.deepEqual(await refused({ name: "ben" }), [403, "FORBIDDEN"]);
    const empty = await importTiktok(scene, tiktokCsv([]));
    assert.equal(empty.status, "Failed");
    const foreign = await importTiktok(scene, new TextEncoder().encode("a,b\r\n1,2\r\n"), {
      plan: { ...ANSWERS },
    });
    assert.equal(foreign.status, "Failed");
  }));

Deno.test("S2.18 two simultaneous jobs of the same file write each order once, and the same key makes one job", () =>
  inScene(async (scene) => {
    const bytes = await tiktokFile("us");
    const jobs = await Promise.all([1, 2].map(async () => {
      const { job } = await (await sendTiktok(scene, bytes)).json() as { job: string };
      return job;
    }));
    assert.notEqual(jobs[0], jobs[1]);
    await allJobsDone(scene.db);
    const done = await scene.db.read.selectFrom("jobs").select(["status", "made", "skipped"]).execute();
    assert.deepEqual(done.map(({ status, made, skipped }) => [status, made + skipped]), [["Done", 10], [
      "Done",
      10,
    ]]);
    assert.equal(done.reduce((sum, { made }) => sum + made, 0), 10);
    assert.equal((await rowsOf(scene)).length, 10);
    const keyed = await Promise.all(
      [1, 2].map(async () =>
        (await (await sendTiktok(scene, bytes, { key: "once-only" })).json() as { job: string }).job
      ),
    );
    assert.ok(keyed[0]);
    assert.equal(keyed[0], keyed[1]);
    await allJobsDone(scene.db);
  }));

Deno.test("S2.18 a masked order cannot be pushed until a later file has its whole address", () =>
  inScene(async (scene) => {
    const masked = { Recipient: "M*** S***", "Address Line 1": "5** M*****" };
    await writeTiktok(scene, [masked]);
    const { _id } = await tiktokOrderOf(scene, "576820000000000001");
    const factsOf = async () =>
      (await askAs<{ row: { masked: boolean } }>(
        scene,
        "root",
        `{ row: getTiktokOrderById(_id: "${_id}") { masked } }`,
      )).row
        .masked;
    assert.equal(await factsOf(), true);
    await writeTiktok(scene, [{}], { seenAt: SEEN_AT + HOUR });
    assert.equal(await factsOf(), false);
  }));
