/** Repeats the demo's history through the API, and describes both results so that they can be compared. */
import type { MutationName } from "../../../api/generated/schema.ts";
import type { Person } from "../../../api/access.ts";
import { ORDER_TEXT_FIELDS } from "../../../api/orders/order_texts.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import type { StockTable, Tables } from "../../../server/db/tables.ts";
import type { OrderHistory } from "../../../server/demo/history.ts";
import type { SentEvent } from "../../../server/demo/orders/walk/walker.ts";
import { moveMany, moveOf, stepOf } from "../../../server/lifecycle/move.ts";
import { allot } from "../../../server/modules/catalogue/stock/allot.ts";
import { moveStock } from "../../../server/modules/catalogue/stock/store.ts";
import { createOrders, type OrderDraft } from "../../../server/modules/orders/orders/create.ts";
import { orderLifecycle } from "../../../server/modules/orders/orders/lifecycle.ts";
import { packageLifecycle } from "../../../server/modules/shipping/packages/lifecycle.ts";
import { unitLifecycle } from "../../../server/modules/workshop/units/lifecycle.ts";
import { runMutation, stampOf } from "../../../server/mutate.ts";
import { scopeOf } from "../../../server/scope.ts";
import type { Selectable } from "kysely";
import { COUNTED_DAYS } from "../../../server/demo/workshop/stock.ts";
import type { World } from "../orders/world.ts";

const MOVES = {
  order: ["moveOrder", moveOf<"Order">(orderLifecycle)],
  unit: ["moveUnit", moveOf<"Unit">(unitLifecycle)],
  package: ["movePackage", moveOf<"Package">(packageLifecycle)],
} as const;

/** Returns a function that finds a person of the demo as resolvers get them at an instant. */
export async function peopleOf(world: World): Promise<(id: string, at: number) => AuthorizedContext> {
  const users = await world.db.read.selectFrom("users").selectAll().execute();
  const scopes = await world.db.read.selectFrom("scopes").selectAll().execute();
  return (id, at) => {
    const user = users.find(({ _id }) => _id === id);
    if (!user) throw new Error(`There is no person ${id}`);
    const own = scopes.filter(({ user_id }) => user_id === id).map(({ seller_id }) => seller_id);
    const person = {
      _id: id,
      groups: [],
      permission: [],
      scope: user.role === "sale" ? own : null,
      name: user.name,
      email: user.email,
      role: user.role,
    } as unknown as Person & { readonly name: string; readonly email: string };
    const session = { ...world.as("root").session, _id: "", person, actor: person } as ReturnType<
      World["as"]
    >["session"];
    return world.as("root", { session, scope: scopeOf(person), now: () => at });
  };
}

const WORDS = [
  ...ORDER_TEXT_FIELDS,
  "store_id",
  "seller_id",
] as const satisfies readonly (keyof OrderDraft)[];

type Ids = ReadonlyMap<string, string>;

/**
 * Makes the orders of a history and sends them their events.
 * @returns the orders' ids
 */
export async function replay(
  { db }: World,
  { scene, sent }: OrderHistory,
  personAt: (id: string, at: number) => AuthorizedContext,
): Promise<string[]> {
  const orders: string[] = [];
  for (const order of scene.orders.values()) {
    const context = personAt(order.seller_id, order.created_at);
    const lines = scene.lines.get(order._id) ?? [];
    const { platform } = await db.read.selectFrom("stores").select("platform").where(
      "_id",
      "=",
      order.store_id,
    )
      .executeTakeFirstOrThrow();
    const by = {
      stamp: stampOf(context),
      action: platform === "manual" ? "makeOrder" : "orders.import",
      currency: order.currency,
      timeZone: context.settings.timeZone,
    };
    const words = Object.fromEntries(WORDS.map((word) => [word, order[word]]));
    const draft = { ...words as Pick<OrderDraft, (typeof WORDS)[number]>, lines };
    const { made } = await db.write((tx) => createOrders(tx, [draft], by));
    orders.push(...made);
  }
  for (const each of sent) {
    await send(db, each, await idsOf(db, scene, orders), personAt);
    // The worker allots blanks immediately.
    if (each.event === "order.pay") await allot({ db, now: () => each.at });
  }
  return orders;
}

async function send(
  db: Database,
  { noun, ids, event, params, actor, at }: SentEvent,
  known: Ids,
  personAt: (id: string, at: number) => AuthorizedContext,
): Promise<void> {
  const context = personAt(actor._id, at);
  const replayed = JSON.parse(
    JSON.stringify({ ids, params }),
    (_key, value) => known.get(value) ?? value,
  ) as {
    ids: string[];
    params: object;
  };
  // No caller of the mutation can name a scan's station.
  if ("station" in params) {
    await db.write(async (tx) => {
      const moved = await moveMany(
        unitLifecycle,
        stepOf(tx, { event, params: replayed.params }, context),
        replayed.ids,
      );
      check(event, moved.map(({ result }) => result));
      await recordAudit(tx, moved.flatMap(({ audit }) => audit), stampOf(context));
    });
    return;
  }
  if (noun === "label") throw new Error("Cannot replay what a provider says of a label");
  const [name, field] = MOVES[noun];
  const args = { ...replayed, event };
  check(event, await runMutation(name as MutationName, field as never, args as never, context) as never);
}

function check(event: string, results: readonly { readonly ok: boolean; readonly reason: unknown }[]): void {
  const refused = results.find(({ ok }) => !ok);
  if (refused) throw new Error(`Cannot send ${event}: ${JSON.stringify(refused.reason)}`);
}

/** Pairs the rows of a scene with those of the database by their sequence. */
async function idsOf(
  { read }: Database,
  { orders, packages, units }: OrderHistory["scene"],
  ids: readonly string[],
): Promise<Ids> {
  const known = new Map([...orders.keys()].map((id, at) => [id, ids[at] ?? ""]));
  for (const [id, rows] of [["packages", packages], ["units", units]] as const) {
    const found = await read.selectFrom(id).select("_id").where("order_id", "in", ids).orderBy("seq")
      .execute();
    [...rows.keys()].forEach((mine, at) => known.set(mine, found[at]?._id ?? ""));
  }
  return known;
}

/** Describes all rows of some orders; ids and running numbers are replaced by their position. */
export async function pictureOf({ read }: Database, orders: readonly string[]) {
  /** Rows without a number are sorted by their order, then by time. */
  const rowsOf = async (table: keyof Tables, column: string, ids: readonly string[], by = "seq") => {
    if (ids.length === 0) return [];
    const rows = await read.selectFrom(table as "orders").selectAll().where(column as "_id", "in", ids)
      .orderBy(by as "seq").execute() as unknown as Record<string, unknown>[];
    const place = ({ order_id }: Record<string, unknown>) => orders.indexOf(`${order_id}`);
    return by === "seq" ? rows : rows.sort((one, other) => place(one) - place(other));
  };
  const idsIn = (rows: readonly Record<string, unknown>[], column = "_id") =>
    rows.map((row) => `${row[column]}`);
  const units = await rowsOf("units", "order_id", orders);
  const packageOrders = await read.selectFrom("package_orders as po").innerJoin(
    "packages as p",
    "p._id",
    "po.package_id",
  )
    .innerJoin("orders as o", "o._id", "po.order_id").select(["po.package_id", "po.order_id", "po.seller_id"])
    .where("po.order_id", "in", orders).orderBy("p.seq").orderBy("o.seq").execute();
  const packages = await rowsOf("packages", "_id", packageOrders.map(({ package_id }) => package_id));
  const labels = await rowsOf("labels", "package_id", idsIn(packages), "bought_at");
  const txns = await rowsOf("ledger_txns", "order_id", orders, "created_at");
  const picture = {
    // Cases are played apart from the steps.
    orders: (await rowsOf("orders", "_id", orders)).map(({ open_cases: _open, ...order }) => order),
    lines: await rowsOf("order_lines", "order_id", orders, "position"),
    // Batches are planned apart from the steps.
    units: units.map(({ batch_id: _batch, ...unit }) => unit),
    // Moves are sorted by garment, because the sequence of shelves has no meaning.
    stockMoves: (await rowsOf("stock_moves", "unit_id", idsIn(units)))
      .sort((one, other) =>
        idsIn(units).indexOf(`${one["unit_id"]}`) - idsIn(units).indexOf(`${other["unit_id"]}`)
      ),
    unitEvents: await rowsOf("unit_events", "unit_id", idsIn(units)),
    // Packages that were returned long ago do not wait at the bench. Boxes are filled apart from the steps.
    packages: packages.map(({ returned_at: _at, box_id: _box, ship_day: _day, ...pkg }) => ({
      ...pkg,
      ...pkg["shipment_status"] === "Boxed" && { shipment_status: "Packed" },
    })),
    packageOrders,
    labels,
    trackEvents: await rowsOf("track_events", "package_id", idsIn(packages), "at"),
    txns,
    entries: txns.length === 0 ? [] : await rowsOf("ledger_entries", "txn_id", idsIn(txns), "amount_minor"),
    charged: await rowsOf("charge_lines", "order_id", orders, "position"),
    // A released hold left no trace in the ledger.
    holds: (await rowsOf("holds", "order_id", orders, "created_at"))
      .filter(({ status }) => status !== "Released"),
    audit: await rowsOf("audit_events", "entity_id", [...orders, ...idsIn(packages), ...idsIn(units)]),
  };
  return anonymous(picture);
}

/** Columns that the engine numbers, and those that another source writes. */
const LEFT_OUT = [
  "seq",
  "request_id",
  "session_id",
  "tags",
  "policy_id",
  "content_type",
  "account_id",
  "digest",
  "no",
  "balance_minor",
];

function anonymous(picture: Readonly<Record<string, readonly Record<string, unknown>[]>>) {
  const names = new Map<string, string>();
  for (const [table, rows] of Object.entries(picture)) {
    rows.forEach((row, at) => {
      if ("_id" in row) names.set(`${row["_id"]}`, `${table} ${at}`);
      if ("code" in row) {
        names.set(`${row["code"]}`, `code of ${table} ${at}`).set(
          `${row["code"]}`.toLowerCase(),
          `code of ${table} ${at}`,
        );
      }
    });
  }
  const text = JSON.stringify(picture, (key, value) => LEFT_OUT.includes(key) ? undefined : value);
  const pattern = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}|(?:PD|PK|UN)-\d+/gi;
  return JSON.parse(text.replace(pattern, (found) => names.get(found) ?? found)) as typeof picture;
}

/**
 * Bulk work also changes tags and methods, refunds are no steps, and a count takes blanks away from garments:
 * none of these is a step of a lifecycle. A draft without a price was made before its item had one.
 */
export const isReplayed = (
  { scene, sent }: OrderHistory,
  refunded: ReadonlySet<string>,
  until: number,
): boolean =>
  // Nobody sends a provider's answers about a label; an order that awaits funds has the postage of today's
  // methods.
  sent.every(({ noun, event }) => noun !== "label" && event !== "order.awaitFunds") &&
  [...scene.units.values()].every((each) => each.blank !== "Short" && !isLeftAtStation(each)) &&
  [...scene.orders.values()].every(({ _id, created_at, problems }) =>
    !refunded.has(_id) && created_at < until && !problems.includes("priceMissing")
  );

/** Matches garments that the demo, which leaves one open at each station, shows as begun by hand. */
const isLeftAtStation = ({ work_status, station_id }: { work_status: string; station_id: string | null }) =>
  work_status === "Inprocess" && station_id !== null;

/** Fills the shelves, whose blanks are not counted in a history from before stock was counted. */
export async function fillShelves(db: Database, now: number) {
  const since = now - COUNTED_DAYS * 86_400;
  const first = await db.read.selectFrom("stock").selectAll().execute();
  const stamp = { kind: "receive", reason: "", actor_id: "system", at: since } as const;
  const plenty = { d_on_hand: 10_000, d_reserved: 0, unit_id: null, unit_version: 0 };
  await db.write(async (tx) => {
    for (const shelf of first) await moveStock(tx, shelf, [plenty], stamp);
  });
  let away: readonly Selectable<StockTable>[] = [];
  const set = (isCounted: boolean) =>
    db.write(async (tx) => {
      if (isCounted && away.length > 0) await tx.insertInto("stock").values(away).execute();
      if (isCounted) return void (away = []);
      if (away.length === 0) away = await tx.selectFrom("stock").selectAll().execute();
      await tx.deleteFrom("stock").execute();
    });
  return {
    asIn: ({ scene }: OrderHistory) =>
      set([...scene.units.values()].some(({ created_at }) => created_at >= since)),
    back: () => set(true),
  };
}

/** Resets the settings that the demo changes at its end: paused stores, payment by invoice, bins. */
export async function resetDemoChanges(db: Database): Promise<void> {
  await db.write(async (tx) => {
    await tx.updateTable("stores").set({ status: "Active" }).execute();
    await tx.deleteFrom("bins").execute();
  });
}
