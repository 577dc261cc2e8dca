import assert from "node:assert/strict";
import type { PriceCard, PriceTable, Quote } from "../../../../api/generated/schema.ts";
import { begin, countsOf, work } from "../../../support/desk/bulk.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import {
  bodyOf,
  buyLabel,
  clockAt,
  DAY,
  makeCost,
  makePriceTable,
  priceTableInForce,
  stepPriceTable,
  waitForJob,
} from "../../../support/shipping/rating.ts";

const QUOTES = `query Q($country: String!, $weight_g: Int!, $seller: ID) {
  quotes(country: $country, weight_g: $weight_g, seller: $seller) { method_code
    price { ok refusal total_minor currency card steps { code values minor } } cost { ok total_minor currency } } }`;

Deno.test(
  "S2.5 a quote uses the caller's plan and level, refused methods give the reason, and only staff see costs",
  onGrounds(async (scene) => {
    await priceTableInForce(scene);
    await priceTableInForce(scene, { plan: "gold", body: JSON.stringify(bodyOf([[300, null]])) });
    const cost = await makeCost(scene, { currency: "VND", body: JSON.stringify(bodyOf([[50_000, 90_000]])) });
    await stepPriceTable(scene, cost._id, "table.schedule");
    await clockAt(scene, NOW);
    await scene.world.db.write((tx) =>
      tx.updateTable("users").set({
        pricing_plans: JSON.stringify([{
          _id: "p1",
          level: "gold",
          vip: 0,
          effective_at: 0,
          expired_at: null,
        }]),
      }).where("_id", "=", "ben").execute()
    );
    const quoted = async (name: "root" | "order_qc" | "anna" | "ben", country: string, seller?: string) => {
      const question = { country, weight_g: 500, seller };
      const { quotes } = await scene.ask<{ quotes: Quote[] }>(name, QUOTES, question);
      return Object.fromEntries(quotes.map((each) => [each.method_code, each]));
    };
    const prices = async (...args: Parameters<typeof quoted>) => {
      const { economy, express } = await quoted(...args);
      return [economy?.price.ok ? economy.price.total_minor : economy?.price.refusal, express?.price.refusal];
    };
    assert.deepEqual(await prices("anna", "US"), [400, "noCard"]);
    assert.deepEqual(await prices("ben", "US"), [300, "noCard"]);
    assert.deepEqual(await prices("ben", "DE"), ["notOffered", "noCard"]);
    assert.deepEqual(await prices("root", "US", "ben"), [300, "noCard"]);
    assert.deepEqual(await prices("root", "DE"), [900, "noCard"]);
    assert.equal((await quoted("anna", "US"))["economy"]?.cost, null);
    assert.deepEqual((await quoted("order_qc", "US"))["economy"]?.cost, {
      ok: true,
      total_minor: 50_000,
      currency: "VND",
    });
    const foreign = { country: "US", weight_g: 500, seller: "ben" };
    assert.equal(await scene.refused("anna", QUOTES, foreign), "NOT_FOUND");
    const wrong = { country: "XX", weight_g: 0 };
    assert.equal(
      await scene.refused("anna", QUOTES, wrong),
      "BAD_INPUT, country badCountry, weight_g badNumber",
    );
    assert.equal(await scene.refused("packager", QUOTES, { country: "US", weight_g: 1 }), "FORBIDDEN");
  }),
);

Deno.test(
  "S2.5 the price list has the caller's prices besides the general ones",
  onGrounds(async (scene) => {
    const all = await priceTableInForce(scene);
    const vip = await priceTableInForce(scene, { min_vip: 3, body: JSON.stringify(bodyOf([[350, 800]])) });
    await scene.world.db.write((tx) =>
      tx.updateTable("users").set({ vip: 3 }).where("_id", "=", "ben").execute()
    );
    const cards = async (name: "anna" | "ben") =>
      (await scene.ask<{ priceCard: PriceCard[] }>(
        name,
        "{ priceCard { method_code card_code min_vip body list_body } }",
      )).priceCard.map(({ card_code, min_vip, list_body }) => [card_code, min_vip, list_body !== ""]);
    assert.deepEqual(await cards("anna"), [[all.code, 0, false]]);
    assert.deepEqual(await cards("ben"), [[vip.code, 3, true]]);
  }),
);

Deno.test(
  "S2.29 a draft is tested on the labels of 30 days before it is scheduled: gaps, increases, and no change with the same prices",
  onGrounds(async (scene) => {
    const { world } = scene;
    await priceTableInForce(scene);
    const [near, far] = [
      await buyLabel(scene, {}),
      await buyLabel(scene, { country: "DE", weight_g: 900, duty: 638 }),
    ];
    await buyLabel(scene, { days: 31 });
    const draft = await makePriceTable(scene);
    assert.equal(await stepPriceTable(scene, draft._id, "table.schedule"), "isTested");
    const tried = async () => {
      const job = await begin(world, "root", {
        kind: "prices.backtest",
        resource: "shipping_costs",
        ids: [draft._id],
      });
      const { status, total, done, about } = await waitForJob(world, job._id);
      assert.deepEqual([status, total, done], ["Done", 2, 2]);
      const text = "query Q($id: ID!) { card: getPriceTableById(_id: $id) { backtest delta_minor version } }";
      const { card } = await scene.ask<{ card: PriceTable }>("root", text, { id: draft._id });
      const found = JSON.parse(card.backtest) as Record<string, unknown>;
      return { ...card, found, told: JSON.parse(about).found as unknown };
    };
    const same = await tried();
    assert.deepEqual([same.delta_minor, same.version], [0, 1]);
    assert.deepEqual(same.told, { parcels: 2, holes: 0, change_bp: 0 });
    const { parcels: packages, before_minor, holes, sellers } = same.found;
    assert.deepEqual([packages, before_minor, holes], [2, 1_900, []]);
    assert.deepEqual(sellers, [{ key: "Person anna", count: 2, before_minor: 1_900, after_minor: 1_900 }]);
    // A draft whose prices changed is no longer tested.
    const body = JSON.stringify(bodyOf([[450, 900], [700, null]]));
    const other = await makePriceTable(scene, { body }, draft._id, 1);
    assert.deepEqual([other.backtest, other.delta_minor, other.facts.tested], ["", null, false]);
    assert.equal(await stepPriceTable(scene, draft._id, "table.schedule"), "isTested");
    const { found, delta_minor, told } = await tried();
    assert.equal(delta_minor, 50);
    // More people see the job than the price table, so its text contains no amount of money.
    assert.deepEqual(told, { parcels: 2, holes: 1, change_bp: 1_250 });
    assert.deepEqual([found["holes_count"], found["rises"]], [
      1,
      [{ code: near, before_minor: 400, after_minor: 450 }],
    ]);
    assert.deepEqual((found["holes"] as { code: string }[]).map(({ code }) => code), [far]);
    assert.equal(await stepPriceTable(scene, draft._id, "table.schedule"), "hasNoHoles");
    await makePriceTable(scene, { body: JSON.stringify(bodyOf([[450, 900], [700, 1_400]])) }, draft._id, 2);
    await tried();
    assert.equal(await stepPriceTable(scene, draft._id, "table.schedule"), "scheduled");
    // A week later the test's result has expired.
    await clockAt(scene, NOW + DAY);
  }),
);

Deno.test(
  "S2.29 a back-test whose prices change meanwhile begins again, and counts each label once",
  onGrounds(async (scene) => {
    const { world } = scene;
    await priceTableInForce(scene);
    await buyLabel(scene, {});
    await buyLabel(scene, {});
    const draft = await makePriceTable(scene);
    const question = { kind: "prices.backtest", resource: "shipping_costs", ids: [draft._id] } as const;
    const { _id, cursor } = await waitForJob(world, (await begin(world, "root", question))._id);
    // As it was after a step over the first label, with the prices of that time.
    const before = JSON.stringify({ ...JSON.parse(cursor), digest: "of other prices" });
    await world.db.write((tx) =>
      tx.updateTable("jobs").set({ status: "Running", finished_at: null, cursor: before, done: 1 })
        .set({ leased_by: "test", leased_until: Math.floor(Date.now() / 1_000) + 3_600 })
        .where("_id", "=", _id).execute()
    );
    await work(world, _id);
    const { status, total, done, made } = await countsOf(world, _id);
    assert.deepEqual([status, total, done, made], ["Done", 2, 2, 2]);
  }),
);

Deno.test(
  "S2.29 a back-test belongs to one price table, and is shown only in that table's list",
  onGrounds(async ({ world, ...scene }) => {
    const grounds = { world, ...scene };
    const cost = await makeCost(grounds);
    const wrong = [
      { resource: "orders", ids: [cost._id] },
      { resource: "shipping_costs", ids: [] },
      { resource: "shipping_costs", ids: [cost._id, "x"] },
    ];
    for (const params of wrong) {
      await assert.rejects(begin(world, "root", { kind: "prices.backtest", ...params }), {
        code: "BAD_INPUT",
      });
    }
    const kind = "prices.backtest";
    const foreign = { kind, resource: "shipping_costs", ids: [cost._id] } as const;
    await assert.rejects(begin(world, "root", foreign), { code: "NOT_FOUND" });
    await assert.rejects(begin(world, "anna", { ...foreign, resource: "local_cost_table" }), {
      code: "FORBIDDEN",
    });
    const job = await begin(world, "root", { ...foreign, resource: "local_cost_table" });
    assert.equal((await waitForJob(world, job._id)).status, "Done");
  }),
);

Deno.test(
  "S2.29 the back-test finds packages of a method in daily use whose labels were bought elsewhere and have no quote",
  onGrounds(async (scene) => {
    const { world } = scene;
    await priceTableInForce(scene);
    const code = await buyLabel(scene, {});
    await world.db.write(async (tx) => {
      await tx.updateTable("labels").set({ method_code: "", quote: "{}", provider: "upload" }).execute();
      await tx.updateTable("packages").set({ method_code: "economy", weighed_g: 300, country: "US" })
        .where("code", "=", code).execute();
    });
    const draft = await makePriceTable(scene, { body: JSON.stringify(bodyOf([[450, 900], [700, 1_400]])) });
    assert.equal(await stepPriceTable(scene, draft._id, "table.schedule"), "isTested");
    const question = { kind: "prices.backtest", resource: "shipping_costs", ids: [draft._id] } as const;
    await waitForJob(world, (await begin(world, "root", question))._id);
    const text = "query Q($id: ID!) { card: getPriceTableById(_id: $id) { backtest } }";
    const { card } = await scene.ask<{ card: PriceTable }>("root", text, { id: draft._id });
    const { parcels: packages, before_minor, after_minor } = JSON.parse(card.backtest) as Record<
      string,
      unknown
    >;
    assert.deepEqual([packages, before_minor, after_minor], [1, 400, 450]);
  }),
);
