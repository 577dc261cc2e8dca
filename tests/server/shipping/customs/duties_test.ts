/** Duties of a package whose sender pays them are part of its price: shown, reserved, charged and refunded. */
import assert from "node:assert/strict";
import type { CustomsLineInput } from "../../../../api/generated/schema.ts";
import type { RateStep } from "../../../../api/shipping/rating/price_table.ts";
import { EMPTY_BODY } from "../../../../api/shipping/rating/problems.ts";
import type { Database } from "../../../../server/db/database.ts";
import { customs } from "../../../../server/modules/shipping/customs/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addNumbers,
  addPriceTable,
  labelsOf,
  labelWorld,
  paidPackage,
  POSTAGE,
  runOwnLabels,
  walletOf,
} from "../../../support/shipping/label_world.ts";
import { NOW } from "../../../support/people/people.ts";
import type { World } from "../../../support/orders/world.ts";

/** 12 % of the value, and 3.00 EUR for each tariff subheading. */
const GERMAN = {
  ...{ group: "Duty", origin: "*", hs_prefix: "61", channel: "post", max_value_minor: null },
  ...{ bp: 1_200, per_line_minor: 300, per_item_minor: 0 },
};
/** Two shirts are 25.98 USD, or 23.90 EUR at 0.92. The duties of 2.87 and 3.00 EUR are 5.87 EUR, or 6.38 USD. */
const DUTY = 638;
const TEES = { lines: [{ sku: "TEE-BLACK-M", quantity: 2 }] };

async function dutyWorld(db: Database, { rate = true, incoterm = "DDP" } = {}): Promise<World> {
  const world = await labelWorld(db);
  await addNumbers(db, { first: 1, last: 9 });
  await addPriceTable(db, "duty", { ...EMPTY_BODY, duties: [GERMAN] }, {
    destination: "DE",
    currency: "EUR",
  });
  await db.write(async (tx) => {
    await tx.updateTable("shipping_methods").set({ incoterm }).where("code", "=", "standard").execute();
    if (!rate) return;
    await tx.insertInto("fx_rates").values({
      _id: "euro",
      currency: "EUR",
      rate: "0.92",
      rate_micro: 920_000,
      effective_at: 0,
      user_id: "root",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).execute();
  });
  return world;
}

const priced = async ({ db }: World, id: string) => {
  const { quote, price_minor } = await db.read.selectFrom("packages").select(["quote", "price_minor"])
    .where("_id", "=", id).executeTakeFirstOrThrow();
  const { steps = [], refusal } = JSON.parse(quote) as { steps?: RateStep[]; refusal?: string };
  return { price_minor, refusal, duties: steps.filter(({ code }) => code === "duty") };
};

Deno.test("S2.29 a package whose sender pays the duties has them in its quote, and they are reserved, charged and refunded with it", () =>
  withDatabase(async (db) => {
    const world = await dutyWorld(db);
    const before = (await walletOf(world, "anna")).balance;
    const id = await paidPackage(world, TEES);
    const { price_minor, duties } = await priced(world, id);
    assert.equal(price_minor, POSTAGE.light + DUTY);
    assert.deepEqual(duties, [{
      code: "duty",
      values: {
        group: "Duty",
        hs_prefix: "61",
        bp: 1_200,
        card: "PT-card-duty",
        amount_minor: 587,
        currency: "EUR",
      },
      minor: DUTY,
    }]);
    const goods = 2 * 1_299;
    assert.deepEqual(await walletOf(world, "anna"), { balance: before - goods, held: POSTAGE.light + DUTY });
    await world.package("root", [id], "package.weigh", { weight_g: 900 });
    assert.equal((await priced(world, id)).price_minor, POSTAGE.heavy + DUTY);
    const declare = (lines: readonly CustomsLineInput[]) =>
      runMutation("declarePackage", customs.mutations!.declarePackage!, { id, lines }, world.as("root"));
    const shirts = { desc: "Shirts", hs: "610910", origin: "VN", qty: 2, net_g: 400, currency: "USD" };
    await declare([{ ...shirts, value_minor: 100 }]);
    // 12 % of 0.92 EUR are 0.11; with the 3.00 that is 3.11 EUR, or 3.38 USD.
    assert.equal((await priced(world, id)).price_minor, POSTAGE.heavy + 338);
    await declare([]);
    assert.equal((await priced(world, id)).price_minor, POSTAGE.heavy + DUTY);
    const [bought] = await world.package("root", [id], "label.buy");
    assert.ok(bought?.ok, JSON.stringify(bought?.reason));
    await runOwnLabels(world);
    const [label] = await labelsOf(world, id);
    assert.deepEqual([label?.price_minor, label?.cost_minor], [POSTAGE.heavy + DUTY, POSTAGE.ours]);
    assert.deepEqual(await walletOf(world, "anna"), {
      balance: before - goods - POSTAGE.heavy - DUTY,
      held: 0,
    });
    await world.package("root", [id], "label.void", { reason: "Wrong address" });
    assert.deepEqual(await walletOf(world, "anna"), { balance: before - goods, held: 0 });
  }));

Deno.test("S2.29 a package whose recipient pays, or that stays in its country, has no duties; without a rate there is no price", () =>
  withDatabase(async (db) => {
    const world = await dutyWorld(db, { rate: false });
    const unrated = await priced(world, await paidPackage(world, TEES));
    assert.deepEqual(unrated, { price_minor: 0, refusal: "noRate", duties: [] });
    const [refused] = await world.package("root", [
      (await db.read.selectFrom("packages").select("_id").executeTakeFirstOrThrow())._id,
    ], "label.buy");
    assert.equal(refused?.reason?.code, "isPriced");
    const set = (table: "shipping_methods" | "locations", values: object) =>
      db.write((tx) => tx.updateTable(table).set(values).execute());
    await set("locations", { country: "DE" });
    assert.equal((await priced(world, await paidPackage(world, TEES))).price_minor, POSTAGE.light);
    await set("locations", { country: "US" });
    await set("shipping_methods", { incoterm: "DDU" });
    const id = await paidPackage(world, TEES);
    assert.equal((await priced(world, id)).price_minor, POSTAGE.light);
    // The package's own incoterm overrides its method's.
    await db.write((tx) =>
      tx.updateTable("packages").set({ incoterm: "DDP" }).where("_id", "=", id).execute()
    );
    await world.package("root", [id], "package.weigh", { weight_g: 400 });
    assert.equal((await priced(world, id)).refusal, "noRate");
  }));
