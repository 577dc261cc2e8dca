/** Notices before TikTok's deadlines: 24 and 4 hours before, once each, and again if a deadline moves. */
import assert from "node:assert/strict";
import { DAY_SECONDS, HOUR_SECONDS } from "../../../../api/constants.ts";
import { notifyDueTiktok } from "../../../../server/modules/handover/tiktok/timers.ts";
import { inScene, type Scene } from "../../../support/orders/import_jobs.ts";
import { SEEN_AT } from "../../../support/handover/tiktok_files.ts";
import { writeTiktok } from "../../../support/handover/tiktok_world.ts";

/** Time at which the usual row was paid. */
const PAID = Date.UTC(2026, 10, 13, 8) / 1000;
const SHIP_DUE = PAID + 2 * DAY_SECONDS;

const runAt = ({ db }: Scene, now: number) => notifyDueTiktok({ db, now: () => now });
const subjects = async ({ db }: Scene, userId = "root") =>
  (await db.read.selectFrom("notifications").select("subject").where("user_id", "=", userId).orderBy(
    "created_at",
  )
    .orderBy("_id").execute()).map(({ subject }) => subject.replace("576820000000000001: ", ""));

Deno.test("S2.18 people who may see TikTok orders are notified 24 and 4 hours before a deadline, once each", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [{}]);
    await runAt(scene, SHIP_DUE - DAY_SECONDS - 1);
    assert.deepEqual(await subjects(scene), []);
    for (let round = 0; round < 2; round++) await runAt(scene, SHIP_DUE - DAY_SECONDS);
    assert.deepEqual(await subjects(scene), ["TikTok’s deadline is near"]);
    for (const before of [5, 4, 3]) await runAt(scene, SHIP_DUE - before * HOUR_SECONDS);
    await runAt(scene, SHIP_DUE + HOUR_SECONDS);
    assert.deepEqual(await subjects(scene), Array(2).fill("TikTok’s deadline is near"));
    assert.deepEqual(await subjects(scene, "order_qc"), []);
  }));

Deno.test("S2.18 a server that was off sends one notice for both times, and reports a deadline that has passed", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [{}]);
    for (let round = 0; round < 2; round++) await runAt(scene, SHIP_DUE + HOUR_SECONDS);
    assert.deepEqual(await subjects(scene), ["TikTok’s deadline is over"]);
  }));

Deno.test("S2.18 a request to cancel has its own deadline and notices, and none is sent once it is settled", () =>
  inScene(async (scene) => {
    await writeTiktok(scene, [{ "Cancelation/Return Type": "Cancel" }]);
    const due = SEEN_AT + 2 * DAY_SECONDS;
    await runAt(scene, due - DAY_SECONDS);
    assert.deepEqual(await subjects(scene), ["Answer the request to cancel"]);
    await writeTiktok(scene, [{ "Order Status": "Canceled", "Order Substatus": "Canceled" }], {
      seenAt: SEEN_AT + 60,
    });
    await runAt(scene, due);
    assert.equal((await subjects(scene)).length, 1);
  }));
