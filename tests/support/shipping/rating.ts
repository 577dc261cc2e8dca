/** Makes price tables as root, scheduled and in force, and buys labels by them. */
import assert from "node:assert/strict";
import type { PriceTable, PriceTableInput } from "../../../api/generated/schema.ts";
import type { PriceTableBody } from "../../../api/shipping/rating/price_table.ts";
import { EMPTY_BODY } from "../../../api/shipping/rating/problems.ts";
import { followDates } from "../../../server/modules/shipping/price_tables/clock.ts";
import { quotesFor } from "../../../server/modules/shipping/price_tables/quotes.ts";
import { testSettings } from "../server/api.ts";
import type { Grounds } from "../server/grounds.ts";
import { NOW } from "../people/people.ts";

export const DAY = 86_400;

/** Returns a table of two zones and two brackets; other weights and zones have no price. */
export const bodyOf = (cells: readonly (readonly (number | null)[])[]): PriceTableBody => ({
  ...EMPTY_BODY,
  zones: [
    { code: "US", countries: ["US"], postal_prefixes: [] },
    { code: "rest", countries: ["*"], postal_prefixes: [] },
  ],
  brackets: cells.map((prices, at) => ({ up_to_g: (at + 1) * 500, cells: prices })),
});
export const PRICES = bodyOf([[400, 900], [700, 1_500]]);

const FIELDS =
  `_id code kind status plan min_vip method_code method_name location_id destination currency effective_at
  expired_at body backtest delta_minor in_force_code zones brackets version
  facts { sound tested holeless ahead alone begun over }`;
export const FIELDS_OF_PRICE_TABLE = FIELDS;

export async function makePriceTable(
  { ask }: Grounds,
  params: Partial<PriceTableInput> = {},
  id: string | null = null,
  version?: number,
): Promise<PriceTable> {
  const values = id ? params : {
    method_code: "economy",
    effective_at: NOW + DAY,
    body: JSON.stringify(PRICES),
    ...params,
  };
  const text = `mutation M($id: ID, $params: PriceTableInput!, $version: Int) {
    made: makePriceTable(id: $id, params: $params, version: $version) { ${FIELDS} } }`;
  return (await ask<{ made: PriceTable }>("root", text, { id, params: values, version })).made;
}

export async function makeCost({ ask }: Grounds, params: object = {}): Promise<PriceTable> {
  const text = `mutation M($params: CostTableInput!) { made: makeCostTable(params: $params) { ${FIELDS} } }`;
  const values = { method_code: "economy", effective_at: NOW - DAY, body: JSON.stringify(PRICES), ...params };
  return (await ask<{ made: PriceTable }>("root", text, { params: values })).made;
}

export async function stepPriceTable({ ask }: Grounds, id: string, event: string): Promise<string> {
  const text = `mutation M($ids: [ID!]!, $event: String!) { moved: movePriceTable(ids: $ids, event: $event) {
    ok status reason { code } } }`;
  type Moved = { ok: boolean; status: string; reason: { code: string } | null };
  const { moved: [one] } = await ask<{ moved: Moved[] }>("root", text, { ids: [id], event });
  return one?.ok ? one.status : one?.reason?.code ?? "";
}

export const clockAt = ({ world: { db } }: Grounds, at: number): Promise<void> =>
  followDates({ db, settings: testSettings, now: () => at });

/** Makes a price table in force by moving its day back, which no person can. */
export async function priceTableInForce(
  scene: Grounds,
  params: Partial<PriceTableInput> = {},
): Promise<PriceTable> {
  const table = await makePriceTable(scene, params);
  assert.equal(await stepPriceTable(scene, table._id, "table.schedule"), "scheduled");
  await scene.world.db.write((tx) =>
    tx.updateTable("price_tables").set({ effective_at: NOW - 40 * DAY }).where("_id", "=", table._id)
      .execute()
  );
  await clockAt(scene, NOW);
  return table;
}

/**
 * Buys a label for a new order's package, at the price of that day.
 * @param duty the duties that the sender paid with the label
 */
export async function buyLabel(
  { world }: Grounds,
  { country = "US", weight_g = 300, days = 1, duty = 0 },
): Promise<string> {
  const order = await world.order({}, ["order.submit", "order.pay"]);
  const { db } = world;
  const pkg = await db.read.selectFrom("packages").select(["_id", "code", "seller_id", "location_id"])
    .where("order_id", "=", order).executeTakeFirstOrThrow();
  const at = NOW - days * DAY;
  const { seller_id, location_id } = pkg;
  const request = {
    key: "1",
    seller_id,
    at,
    methods: ["economy"],
    country,
    postal_code: "",
    weight_g,
    mm: null,
  };
  const quote = (await quotesFor(db.read, [{ ...request, location_id }])).get("1")?.get("economy");
  assert.ok(quote?.price.ok);
  const { price: own, question } = quote;
  const steps = duty > 0 ? [...own.steps, { code: "duty", values: {}, minor: duty }] : own.steps;
  const price = { ...own, steps, total_minor: own.total_minor + duty };
  await db.write((tx) =>
    tx.insertInto("labels").values({
      _id: `label-${pkg._id}`,
      package_id: pkg._id,
      seller_id,
      provider: "house",
      biller: "house",
      carrier: "USPS",
      number: pkg.code,
      status: "Voided",
      file_id: null,
      reason: "",
      bought_at: at,
      voided_at: null,
      method_code: "economy",
      provider_ref: "",
      account: "",
      format: "",
      digest: "",
      billed_g: price.billed_g,
      price_minor: price.total_minor,
      currency: price.currency,
      cost_minor: 0,
      cost_currency: "USD",
      quote: JSON.stringify({ ...price, question }),
      hold_id: null,
      charge_txn_id: null,
      error: "",
      asked_at: at,
      live_at: at,
      void_until: null,
      leased_until: null,
      tries: 0,
      wake_at: null,
      created_at: at,
      updated_at: at,
      version: 1,
    }).execute()
  );
  return pkg.code;
}

export async function waitForJob({ db }: Grounds["world"], id: string) {
  for (;;) {
    const job = await db.read.selectFrom("jobs").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();
    if (job.finished_at !== null) return job;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
