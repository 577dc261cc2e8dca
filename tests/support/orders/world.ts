/** Makes people, stores, a catalogue and orders of two sellers in a test's database, with the API's own code. */
import type { Role } from "../../../api/access.ts";
import type {
  MoveInput,
  MovePackageInput,
  MoveResult,
  MoveUnitInput,
} from "../../../api/generated/schema.ts";
import { withModules } from "../../../server/app.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import type { NewItem, ProductsTable, StoresTable } from "../../../server/db/tables.ts";
import { modules } from "../../../server/generated/modules.ts";
import { createOrders, type OrderDraft } from "../../../server/modules/orders/orders/create.ts";
import { orderLifecycle } from "../../../server/modules/orders/orders/lifecycle.ts";
import { packageLifecycle } from "../../../server/modules/shipping/packages/lifecycle.ts";
import { unitLifecycle } from "../../../server/modules/workshop/units/lifecycle.ts";
import { topUp } from "../../../server/modules/money/ledger/charge_store.ts";
import { runMutation } from "../../../server/mutate.ts";
import { registerModules } from "../../../server/registry.ts";
import { scopeOf } from "../../../server/scope.ts";
import { orderTexts } from "../../../api/orders/order_texts.ts";
import { testSettings } from "../server/api.ts";
import { type Contents, withDatabase } from "../server/database.ts";
import { addPerson, NOW, signIn } from "../people/people.ts";
import { moveOf } from "../../../server/lifecycle/move.ts";

registerModules(modules);

const moveOrder = moveOf<"Order">(orderLifecycle);
const movePackage = moveOf<"Package">(packageLifecycle);
const moveUnit = moveOf<"Unit">(unitLifecycle);

/** People: one for each role, two sellers, and an agent who works for both. */
export const PEOPLE = {
  root: { role: "root" },
  super_root: { role: "super_root" },
  order_qc: { role: "order_qc" },
  cutting: { role: "cutting" },
  printer: { role: "printer" },
  sewer: { role: "sewer" },
  packager: { role: "packager" },
  anna: { role: "sale", scope: ["anna"] },
  ben: { role: "sale", scope: ["ben"] },
  agent: { role: "sale", scope: ["anna", "ben"] },
} as const satisfies Record<string, { role: Role; scope?: readonly string[] }>;
export type Name = keyof typeof PEOPLE;

/** Owners of stores by the store's id; `anna` owns two of them. */
export const STORES = { "anna-etsy": "anna", "anna-shopify": "anna", "ben-tiktok": "ben" } as const;
export type StoreId = keyof typeof STORES;

/** Prices in cents by the SKU of the catalogue. */
export const PRICES = { "TEE-BLACK-M": 1299, "MUG-WHITE": 899, "HOODIE-GREY-L": 3450 } as const;

const DAY = 86_400;

export interface World {
  readonly db: Database;
  /** Returns a person as resolvers get them; the id of a person is the name. */
  as(name: Name, more?: Partial<AuthorizedContext>): AuthorizedContext;
  token(name: Name): Promise<string>;
  /** Makes one order, sends it events as root, and returns its id. */
  order(draft?: Partial<OrderDraft> & { store_id?: StoreId }, events?: readonly string[]): Promise<string>;
  move(name: Name, ids: readonly string[], event: string, params?: MoveInput): Promise<readonly MoveResult[]>;
  unit(
    name: Name,
    ids: readonly string[],
    event: string,
    params?: MoveUnitInput,
  ): Promise<readonly MoveResult[]>;
  package(
    name: Name,
    ids: readonly string[],
    event: string,
    params?: MovePackageInput,
  ): Promise<readonly MoveResult[]>;
  topUp(seller: "anna" | "ben", minor: number): Promise<void>;
}

/** States of countries whose post requires one. */
const REGIONS: Readonly<Record<string, string>> = { US: "New York", JP: "Tokyo" };

export function draftOf(more: Partial<OrderDraft> & { store_id?: StoreId } = {}): OrderDraft {
  const store_id = more.store_id ?? "anna-etsy";
  return {
    ...orderTexts({
      recipient_name: "Zoë Müller",
      address_line1: "Lange Straße 4",
      city: "Köln",
      region: REGIONS[more.country ?? ""] ?? "",
      postal_code: "50667",
      country: "DE",
      email: "zoe@example.test",
      shipping_method: "Standard",
    }),
    lines: [{ sku: "TEE-BLACK-M", quantity: 2 }],
    ...more,
    store_id,
    seller_id: STORES[store_id],
  };
}

export function paramsOf(event: string): MoveInput {
  if (event === "label.attach") return { carrier: "DHL", tracking_number: "JD014600003" };
  return { reason: "The buyer asked for it." };
}

/** Fills the database: people, stores, catalogue and 100 dollars for each seller. */
export async function makeWorld(db: Database): Promise<World> {
  for (const [_id, person] of Object.entries(PEOPLE)) await addPerson(db, { _id, ...person, scope: [] });
  await db.write(async (tx) => {
    await tx.insertInto("scopes").values(
      Object.entries(PEOPLE).flatMap(([user_id, person]) =>
        "scope" in person ? person.scope.map((seller_id) => ({ user_id, seller_id })) : []
      ),
    ).execute();
    await tx.insertInto("stores").values(Object.entries(STORES).map(storeRow)).execute();
    await tx.insertInto("products").values(Object.keys(PRICES).map(productRow)).execute();
    await tx.insertInto("items").values(Object.entries(PRICES).map(itemRow)).execute();
  });
  const world = openWorld(db);
  for (const seller of ["anna", "ben"] as const) await world.topUp(seller, 10_000);
  return world;
}

/** The content that one process of a test run fills; each test begins with a copy. */
export const WORLD: Contents = { name: "world", fill: makeWorld };

/** Opens the data that `makeWorld` made. */
export const openWorld = (db: Database): World => worldOf(withModules(db));

export const withWorld = <T>(work: (world: World) => Promise<T>): Promise<T> =>
  withDatabase((db) => work(openWorld(db)), WORLD);

export function worldOf(db: Database): World {
  const as = (name: Name, more: Partial<AuthorizedContext> = {}): AuthorizedContext => {
    const person = {
      _id: name,
      groups: [],
      permission: [],
      scope: null,
      name,
      email: "",
      vip: 0,
      plans: [],
      ...PEOPLE[name],
    };
    const _id = `session-${name}`;
    const session = { _id, signInId: _id, expiresAt: Infinity, person, actor: person };
    return { ...CONTEXT, db, signal: new AbortController().signal, session, scope: scopeOf(person), ...more };
  };
  const stamp = {
    actor: { _id: "root", name: "root" },
    actingFor: null,
    requestId: "world",
    sessionId: null,
    at: NOW,
  };
  const move: World["move"] = async (name, ids, event, params = paramsOf(event)) =>
    await runMutation("moveOrder", moveOrder, { ids, event, params }, as(name)) as readonly MoveResult[];
  return {
    db,
    as,
    token: (name) => signIn(db, name),
    move,
    unit: async (name, ids, event, params = {}) =>
      await runMutation("moveUnit", moveUnit, { ids, event, params }, as(name)) as readonly MoveResult[],
    package: async (name, ids, event, params = {}) =>
      await runMutation(
        "movePackage",
        movePackage,
        { ids, event, params },
        as(name),
      ) as readonly MoveResult[],
    topUp: (seller, minor) => db.write((tx) => topUp(tx, seller, minor, "USD", stamp)).then(() => {}),
    async order(draft = {}, events = []) {
      const by = { stamp, action: "orders.import", currency: "USD", timeZone: "UTC" };
      const { made: [id = ""] } = await db.write((tx) => createOrders(tx, [draftOf(draft)], by));
      for (const event of events) {
        const [result] = await move("root", [id], event);
        if (!result?.ok) throw new Error(`Cannot send ${event}: ${result?.reason?.text}`);
      }
      return id;
    },
  };
}

const CONTEXT = {
  requestId: "request-1",
  now: () => NOW,
  settings: testSettings,
  token: null,
  superToken: null,
  page: { page: 1, perPage: 20 },
  random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
  address: "127.0.0.1",
  note: () => {},
};

const storeRow = ([_id, seller_id]: readonly [string, string]): StoresTable => ({
  _id,
  seller_id,
  name: `Shop ${_id}`,
  platform: _id.split("-")[1] ?? "manual",
  status: "Active",
  url: "",
  time_zone: "",
  auto_hold: 0,
  cooling_off_min: 0,
  shipping_method: "",
  search_text: `shop ${_id}`,
  created_at: NOW - 400 * DAY,
  updated_at: NOW - 400 * DAY,
  version: 1,
});

const productRow = (sku: string): ProductsTable => ({
  _id: `product-${sku}`,
  code: sku,
  code_key: sku.toLowerCase(),
  title: sku.toLowerCase(),
  type: "apparel",
  methods: '["dtg"]',
  route: '["qc","print","final_qc","pack"]',
  areas: "[]",
  hs_code: "",
  origin: "",
  customs_desc: "",
  size_chart: "",
  vip_points: 0,
  status: "Active",
  search_text: sku.toLowerCase(),
  created_at: NOW,
  updated_at: NOW,
  version: 1,
});

const itemRow = ([sku, price_minor]: readonly [string, number]): NewItem => ({
  _id: `item-${sku}`,
  product_id: `product-${sku}`,
  sku,
  sku_key: sku.toLowerCase(),
  title: sku.toLowerCase(),
  color: "",
  size: "",
  variant: "",
  currency: "USD",
  price_minor,
  prices: "[]",
  weight_g: 200,
  packed_l_mm: 0,
  packed_w_mm: 0,
  packed_h_mm: 0,
  art: "none",
  substitute_id: null,
  status: "Active",
  search_text: `${sku} ${sku}`.toLowerCase(),
  created_at: NOW,
  updated_at: NOW,
  version: 1,
});
