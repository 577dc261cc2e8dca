/**
 * Makes a world in which labels can be bought: price and cost tables, numbers of our own, and goods with
 * customs data.
 */
import type { PriceTableBody, PriceTableKind } from "../../../api/shipping/rating/price_table.ts";
import type { Database } from "../../../server/db/database.ts";
import type { LabelsTable, PriceTablesTable } from "../../../server/db/tables.ts";
import type { BackgroundTools } from "../../../server/fields.ts";
import { settleOwnLabels } from "../../../server/modules/shipping/labels/providers/house.ts";
import { testSettings } from "../server/api.ts";
import { NOW } from "../people/people.ts";
import { makeWorld, type World } from "../orders/world.ts";

/** Postage to Germany in cents, up to 500 g and up to 2 kg, and our cost. */
export const POSTAGE = { light: 500, heavy: 900, ours: 320 } as const;

export const bodyOf = (light: number, heavy: number): PriceTableBody => ({
  zones: [{ code: "EU", countries: ["DE", "FR"], postal_prefixes: [] }],
  brackets: [{ up_to_g: 500, cells: [light] }, { up_to_g: 2_000, cells: [heavy] }],
  further: null,
  dim: null,
  surcharges: [],
  duties: [],
});

type Options =
  & Partial<Pick<PriceTablesTable, "_id" | "destination" | "currency" | "code" | "line" | "forwarder">>
  & { readonly method?: string };

/** Adds a price table in force; each kind and method, or country, has one. */
export async function addPriceTable(
  db: Database,
  kind: PriceTableKind,
  body: PriceTableBody,
  { _id = `card-${kind}`, destination = "", currency = "USD", method = "standard", ...more }: Options = {},
): Promise<void> {
  const method_code = kind === "duty" ? "" : method;
  await db.write((tx) =>
    tx.insertInto("price_tables").values({
      _id,
      code: `PT-${_id}`,
      kind,
      line: `${kind}|${method_code}${destination}`,
      method_code,
      plan: "",
      min_vip: 0,
      location_id: null,
      forwarder: "",
      destination,
      currency,
      title: "",
      body: JSON.stringify(body),
      effective_at: 0,
      expired_at: null,
      status: "active",
      backtest: "{}",
      maker: "root",
      search_text: "",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
      ...more,
    }).execute()
  );
}

export interface Numbers {
  readonly first: number;
  readonly last: number;
  readonly method?: string;
}

export async function addNumbers(db: Database, { first, last, method = "standard" }: Numbers): Promise<void> {
  await db.write((tx) =>
    tx.insertInto("number_ranges").values({
      _id: `range-${first}`,
      method_code: method,
      kind: "s10",
      purpose: "labels",
      unsure: 0,
      head: "RR",
      country: "DE",
      first,
      last,
      next: first,
      status: "Active",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).execute()
  );
}

/** An active account at EasyPost; tests pass its provider to the worker. */
const ACCOUNT = {
  _id: "easypost-1",
  kind: "easypost",
  name: "EasyPost",
  status: "Active",
  url: "",
  url_shown: "",
  events: "[]",
  store_id: "",
  seller_id: null,
  secret: "",
  secret_last4: "",
  secret_at: null,
  secret_by: "",
  old_secret: "",
  old_until: null,
  search_text: "easypost",
  created_at: NOW,
  updated_at: NOW,
  version: 1,
};

type Provider = "house" | "easypost";

/** Adds the EasyPost account, and lets the method `standard` buy from it. */
export async function addEasypost(db: Database): Promise<void> {
  await db.write(async (tx) => {
    await tx.insertInto("integrations").values(ACCOUNT).execute();
    await tx.updateTable("shipping_methods").set({ integration_id: ACCOUNT._id }).where(
      "code",
      "=",
      "standard",
    )
      .execute();
  });
}

/** @param provider the provider that makes labels of the method `standard` */
export async function labelWorld(db: Database, provider: Provider = "house"): Promise<World> {
  const world = await makeWorld(db);
  await sellLabels(db, provider);
  return world;
}

/** Gives a world prices, costs and a provider of labels for the method `standard`. */
export async function sellLabels(db: Database, provider: Provider = "house"): Promise<void> {
  await addPriceTable(db, "price", bodyOf(POSTAGE.light, POSTAGE.heavy));
  await addPriceTable(db, "cost", bodyOf(POSTAGE.ours, POSTAGE.ours));
  await db.write(async (tx) => {
    if (provider === "easypost") await tx.insertInto("integrations").values(ACCOUNT).execute();
    const integration_id = provider === "easypost" ? ACCOUNT._id : null;
    await tx.updateTable("shipping_methods").set({
      provider,
      integration_id,
      carrier: "USPS",
      service: "Priority",
    })
      .where("code", "=", "standard").execute();
    await tx.updateTable("products").set({ hs_code: "610910", origin: "VN" }).execute();
    await tx.updateTable("locations").set({ country: "US" }).execute();
  });
}

export const toolsOf = (db: Database, now: () => number = () => NOW): BackgroundTools => ({
  db,
  settings: testSettings,
  now,
});

export async function paidPackage(
  world: World,
  draft: Parameters<World["order"]>[0] = {},
): Promise<string> {
  const order = await world.order(draft, ["order.submit", "order.pay"]);
  const row = await world.db.read.selectFrom("packages").select("_id").where("order_id", "=", order)
    .executeTakeFirstOrThrow();
  return row._id;
}

export const runOwnLabels = (world: World) => settleOwnLabels(toolsOf(world.db));

export const labelsOf = (world: World, package_id: string): Promise<LabelsTable[]> =>
  world.db.read.selectFrom("labels").selectAll().where("package_id", "=", package_id).orderBy("created_at")
    .orderBy("_id").execute();

export const holdsIn = ({ db }: World) =>
  db.read.selectFrom("holds").selectAll().where("status", "=", "Open").orderBy("created_at").orderBy("_id")
    .execute();

/** Sets the price of every package from now on, with another table: a table in force never changes. */
export async function setPostagePrice({ db }: World, minor: number): Promise<void> {
  await db.write(async (tx) => {
    await tx.deleteFrom("price_tables").where("kind", "=", "price").execute();
  });
  await addPriceTable(db, "price", bodyOf(minor, minor), { _id: `card-of-${minor}` });
}

/** Returns a seller's balance less the debt, and the reserved sum. */
export async function walletOf(world: World, seller: string) {
  const { balance_minor, due_minor, held_minor } = await world.db.read.selectFrom("wallets").selectAll()
    .where("seller_id", "=", seller).executeTakeFirstOrThrow();
  return { balance: balance_minor - due_minor, held: held_minor };
}
