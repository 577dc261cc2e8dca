/** Orders and the money they need, in the database. */
import { sql } from "kysely";
import { isFloor } from "../../../api/access.ts";
import type { OpenHold } from "../../../api/generated/schema.ts";
import { grouped, type Load } from "../../batch.ts";
import { among } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import { compiled, type Place } from "../../db/compiled.ts";
import type { WalletsTable } from "../../db/ledger_tables.ts";
import { inScope, type ScopedIds } from "../../scope.ts";

export interface Funds {
  readonly balance_minor: number;
  readonly reserved_minor: number;
  readonly available_minor: number;
}

const funds = compiled((_reader, place: Place<ScopedIds>) =>
  sql<{ _id: string } & Record<keyof Funds, number | string>>`select o._id,
    coalesce(w.balance_minor - w.due_minor, 0) as balance_minor, coalesce(w.held_minor, 0) as reserved_minor,
    coalesce(w.balance_minor - w.due_minor - w.held_minor + w.credit_limit_minor, 0) as available_minor
    from orders as o left join wallets as w on w.seller_id = o.seller_id and w.currency = o.currency
    where ${among("o._id", place("ids"))} and ${inScope(place("scope"), "o.seller_id")}`
);

/** Returns the money of each order's seller in its currency; nothing for the floor, which works without prices. */
export const fundsFor: Load<Funds | null> = async (reader, scope, ids, context) => {
  if (!context || isFloor(context.session.person)) return new Map();
  const rows = await funds.all(reader, { ids, scope });
  return new Map(rows.map(({ _id, ...row }) => [_id, {
    balance_minor: Number(row.balance_minor),
    reserved_minor: Number(row.reserved_minor),
    available_minor: Number(row.available_minor),
  }]));
};

const holds = compiled((reader, place: Place<ScopedIds>) =>
  reader.selectFrom("holds as h").innerJoin("orders as o", "o._id", "h.order_id").select([
    "h._id",
    "h.purpose",
    "h.amount_minor",
    "h.currency",
    "h.created_at",
    "h.order_id",
    "o.code as order_code",
  ]).where(among("h.order_id", place("ids"))).where(inScope(place("scope"), "h.seller_id"))
    .where("h.status", "=", "Open").orderBy("h.created_at").orderBy("h._id")
);

/** Returns the open reservations of each order, oldest first; the floor works without prices. */
export const holdsFor: Load<readonly OpenHold[]> = async (reader, scope, ids, context) => {
  if (!context || isFloor(context.session.person)) return new Map();
  return grouped(await holds.all(reader, { ids, scope }), ({ order_id }) => order_id);
};

const postage = compiled((reader, place: Place<ScopedIds>) =>
  reader.selectFrom("charge_lines").select("order_id").select(({ fn, eb }) =>
    fn.sum<number | string>(eb(eb("amount_minor", "+", eb.ref("tax_minor")), "-", eb.ref("refunded_minor")))
      .as("minor")
  ).where(among("order_id", place("ids"))).where(inScope(place("scope"), "seller_id"))
    .where("heading", "<>", "goods").groupBy("order_id")
);

/** Returns what packages of each order were charged with their labels, less what was given back. */
export const postageChargedFor: Load<number> = async (reader, scope, ids, context) => {
  if (!context || isFloor(context.session.person)) return new Map();
  const rows = await postage.all(reader, { ids, scope });
  return new Map(rows.map(({ order_id, minor }) => [order_id ?? "", Number(minor)]));
};

type Of = Pick<WalletsTable, "seller_id" | "currency">;

/** The wallet that was woken first. */
export const nextAwake = (reader: Reader): Promise<WalletsTable | undefined> =>
  reader.selectFrom("wallets").selectAll().where("wake", "=", 1)
    .orderBy("last_at").orderBy("seller_id").orderBy("currency").limit(1).executeTakeFirst();

export async function putToSleep(tx: Writer, { seller_id, currency }: Of): Promise<void> {
  await tx.updateTable("wallets").set({ wake: 0 }).where("seller_id", "=", seller_id)
    .where("currency", "=", currency).execute();
}

/** Ids of a seller's orders that wait for money, in the order in which they are paid. */
export async function awaitingOrders(
  reader: Reader,
  { seller_id, currency }: Of,
  most: number,
): Promise<string[]> {
  const rows = await reader.selectFrom("orders").select("_id").where("seller_id", "=", seller_id)
    .where("currency", "=", currency).where("pay_asked_at", "is not", null)
    .orderBy("due_at").orderBy("seq").limit(most).execute();
  return rows.map(({ _id }) => _id);
}

/** How many of a seller's orders wait for money, and for how much. */
export async function awaitedBy(reader: Reader, { seller_id, currency }: Of) {
  const { count, minor } = await reader.selectFrom("orders")
    .select((
      { fn },
    ) => [fn.countAll().as("count"), fn.sum<number | string | null>("pay_seen_minor").as("minor")])
    .where("seller_id", "=", seller_id).where("currency", "=", currency)
    .where("pay_asked_at", "is not", null).executeTakeFirstOrThrow();
  return { count: Number(count), minor: Number(minor ?? 0) };
}
