/** VIP points, levels and the changes that root applies. */
import assert from "node:assert/strict";
import type { VipChange, VipLevel, VipProgress } from "../../../../api/generated/schema.ts";
import { levelAt, plansOf } from "../../../../api/catalogue/pricing.ts";
import { inViewScene, type ViewScene } from "../../../support/desk/view_calls.ts";
import type { Name } from "../../../support/orders/world.ts";
import { notifyVipChanges } from "../../../../server/modules/figures/vip/notice.ts";
import { testSettings } from "../../../support/server/api.ts";
import { NOW } from "../../../support/people/people.ts";

const DAY = 86_400;
/** NOW is 16 November. */
const LAST_MONTH = NOW - 20 * DAY;
const PROGRESS = "{ vipProgress { seller_id level points next_level next_points estimate } }";
const CHANGES = "{ vipChanges { seller_id points level next } }";
const ADD = `mutation ($level: Int!, $min: Int!, $at: UnixSeconds) {
  makeVipLevel(level: $level, min_points: $min, effective_at: $at) { level min_points } }`;
const APPLY = "mutation ($sellers: [ID!]!) { applyVipChanges(sellers: $sellers) { seller_id } }";

/** Makes a paid order of one garment with 0.50 points, shipped at the given time. */
async function ship(
  { db, world }: ViewScene,
  store: "anna-etsy" | "ben-tiktok",
  at: number,
  more: object = {},
) {
  const id = await world.order({ store_id: store }, ["order.submit", "order.pay"]);
  await db.write((tx) =>
    tx.updateTable("orders").set({ shipped_at: at, status: "Shipped", ...more }).where("_id", "=", id)
      .execute()
  );
  return id;
}

async function scored(scene: ViewScene): Promise<void> {
  const { db, world } = scene;
  await world.topUp("anna", 1_000_00);
  await world.topUp("ben", 1_000_00);
  await db.write((tx) => tx.updateTable("products").set({ vip_points: 50 }).execute());
}

async function garmentsOf({ db }: ViewScene, orders: readonly string[]): Promise<number> {
  const units = await db.read.selectFrom("units").select("_id").where("order_id", "in", [...orders])
    .execute();
  return units.length;
}

const progressOf = async ({ ask }: ViewScene, name: Name) => {
  const { data, errors } = await ask<{ vipProgress: VipProgress[] }>(name, PROGRESS, {});
  assert.deepEqual(errors, []);
  return data!.vipProgress;
};

Deno.test(
  "S2.17 points are for garments shipped this month, without remedies and without orders that are cancelled, refunded or held",
  inViewScene(async (scene) => {
    await scored(scene);
    const own = [await ship(scene, "anna-etsy", NOW - DAY), await ship(scene, "anna-etsy", NOW - 2 * DAY)];
    await ship(scene, "anna-etsy", LAST_MONTH);
    await ship(scene, "anna-etsy", NOW - DAY, { remedy: "reprint" });
    await ship(scene, "anna-etsy", NOW - DAY, { refunds_minor: 100 });
    await ship(scene, "anna-etsy", NOW - DAY, { status: "Cancelled" });
    await ship(scene, "anna-etsy", NOW - DAY, { status: "On Hold" });
    const bens = await ship(scene, "ben-tiktok", NOW - DAY);
    await scene.ask("root", ADD, { level: 1, min: 10_000, at: NOW - 60 * DAY });
    const points = 50 * await garmentsOf(scene, own);
    assert.ok(points > 0);
    const estimate = Math.round((points * 30) / 15.5);
    assert.deepEqual(await progressOf(scene, "anna"), [
      { seller_id: "anna", level: 0, points, next_level: 1, next_points: 10_000, estimate },
    ]);
    const all = await progressOf(scene, "root");
    assert.deepEqual(all.map((each) => [each.seller_id, each.points]), [
      ["anna", points],
      ["ben", 50 * await garmentsOf(scene, [bens])],
    ]);
    assert.deepEqual((await progressOf(scene, "agent")).map(({ seller_id }) => seller_id), ["anna", "ben"]);
  }),
);

Deno.test(
  "S2.17 nothing changes automatically: root applies last month's levels, which begin at once as dated prices",
  inViewScene(async (scene) => {
    const { db, ask, refusal } = scene;
    await scored(scene);
    await ship(scene, "anna-etsy", LAST_MONTH);
    assert.deepEqual(
      (await ask<{ vipChanges: VipChange[] }>("root", CHANGES, {})).data?.vipChanges,
      [],
      "no levels",
    );
    await ask("root", ADD, { level: 2, min: 50, at: NOW - 60 * DAY });
    // A level that begins this month does not apply to the last one.
    const { data } = await ask<{ makeVipLevel: VipLevel[] }>("root", ADD, {
      level: 5,
      min: 20,
      at: NOW - DAY,
    });
    assert.deepEqual(data?.makeVipLevel.map(({ level }) => level), [5, 2]);
    const proposed = (await ask<{ vipChanges: VipChange[] }>("root", CHANGES, {})).data!.vipChanges;
    assert.deepEqual(proposed.map(({ seller_id, level, next }) => [seller_id, level, next]), [[
      "anna",
      0,
      2,
    ]]);
    const terms = () =>
      db.read.selectFrom("users").select(["vip", "pricing_plans"]).where("_id", "=", "anna")
        .executeTakeFirstOrThrow();
    assert.deepEqual(await terms(), { vip: 0, pricing_plans: "[]" });
    assert.equal(await refusal("root", APPLY, { sellers: ["ben"] }), "BAD_INPUT, sellers.0 unknown");
    const applied = await ask<{ applyVipChanges: VipChange[] }>("root", APPLY, { sellers: ["anna"] });
    assert.deepEqual([applied.errors, applied.data?.applyVipChanges], [[], []]);
    const after = await terms();
    const levels = [NOW - 1, NOW, NOW + 400 * DAY].map((at) =>
      levelAt({ vip: after.vip, plans: plansOf(after) }, at)
    );
    assert.deepEqual(levels, [0, 2, 2]);
    const audit = await db.read.selectFrom("audit_events").select(["entity", "entity_id"])
      .where("action", "=", "applyVipChanges").execute();
    assert.deepEqual(audit, [{ entity: "users", entity_id: "anna" }]);
    for (const name of ["anna", "agent", "order_qc"] as const) {
      assert.equal(await refusal(name, CHANGES, {}), "FORBIDDEN");
      assert.equal(await refusal(name, APPLY, { sellers: ["anna"] }), "FORBIDDEN");
    }
  }),
);

Deno.test(
  "S2.17 on the 1st root is notified once of the levels that would change, and not at all if none would",
  inViewScene(async (scene) => {
    const { db, ask } = scene;
    await scored(scene);
    await ship(scene, "anna-etsy", NOW - DAY);
    await ask("root", ADD, { level: 2, min: 50, at: NOW - 60 * DAY });
    const noticesAfter = async (at: number) => {
      const tools = { db, settings: testSettings, now: () => at };
      // A second process checks at the same moment.
      await Promise.all([notifyVipChanges(tools), notifyVipChanges(tools)]);
      return await db.read.selectFrom("notifications").select(["user_id", "subject", "content", "referent"])
        .where("referent", "=", "/statistics").orderBy("user_id").execute();
    };
    const first = NOW + 14.5 * DAY;
    assert.deepEqual(await noticesAfter(NOW), [], "the database is new in the middle of a month");
    assert.deepEqual(await noticesAfter(first - 1), [], "30 November");
    const roots = (await db.read.selectFrom("users").select("_id").where("role", "in", ["root", "super_root"])
      .orderBy("_id").execute()).map(({ _id }) => _id);
    const notices = await noticesAfter(first);
    assert.ok(notices.length > 0);
    assert.ok(notices.every(({ user_id }) => roots.includes(user_id)));
    assert.deepEqual(notices[0], {
      user_id: "root",
      subject: "VIP levels after 01-11-2026 – 30-11-2026",
      content:
        "Sellers whose level would change: 1. Nothing changes until you apply it on the Statistics screen.",
      referent: "/statistics",
    });
    assert.deepEqual(await noticesAfter(first + 20 * DAY), notices, "once a month");
    // In December nothing was shipped, and no seller has a level.
    assert.deepEqual(await noticesAfter(first + 31 * DAY), notices);
  }),
);
