import { sql } from "kysely";
import { isFloor } from "../../../../api/access.ts";
import type { OpenHold, Order } from "../../../../api/generated/schema.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { WalletsTable } from "../../../db/tables.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";

export interface Funds {
  readonly balance_minor: number;
  readonly reserved_minor: number;
  readonly available_minor: number;
  readonly awaited_minor: number;
}

const funds = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<{ _id: string } & Record<keyof Funds, number | string>>`select o._id,
    coalesce(w.balance_minor - w.due_minor, 0) as balance_minor, coalesce(w.held_minor, 0) as reserved_minor,
    coalesce(w.balance_minor - w.due_minor - w.held_minor + w.credit_limit_minor, 0) as available_minor,
    (select coalesce(sum(a.pay_seen_minor), 0) from orders as a where a.seller_id = o.seller_id
      and a.currency = o.currency and a.pay_asked_at is not null and a._id <> o._id) as awaited_minor
    from orders as o left join wallets as w on w.seller_id = o.seller_id and w.currency = o.currency
    where ${isOneOf("o._id", place("ids"))} and ${inScope(place("scope"), "o.seller_id")}`
);

/** Returns the money of each order's seller in the order's currency; nothing for the floor, which sees no prices. */
export const fundsFor: Load<Funds | null> = async (reader, scope, ids, context) => {
  if (!context || isFloor(context.session.person)) return new Map();
  const rows = await funds.all(reader, { ids, scope });
  return new Map(rows.map(({ _id, ...row }) => [_id, {
    balance_minor: Number(row.balance_minor),
    reserved_minor: Number(row.reserved_minor),
    available_minor: Number(row.available_minor),
    awaited_minor: Number(row.awaited_minor),
  }]));
};

export type ShippingMoney = Pick<Order, "holds" | "postage_charged_minor">;
export const NO_SHIPPING_MONEY: ShippingMoney = { holds: [], postage_charged_minor: 0 };

interface MoneyRow extends Omit<OpenHold, "amount_minor"> {
  readonly amount_minor: number | string;
  /** 1 for the net charges of packages, 0 for a hold. */
  readonly is_charged: number;
}

const shipping = cacheQuery((_reader, place: Place<ScopedIds>) => {
  const ours = (seller: string, order: string) =>
    sql`${isOneOf(order, place("ids"))} and ${inScope(place("scope"), seller)}`;
  return sql<MoneyRow>`select h._id, h.purpose, h.amount_minor, h.currency, h.created_at, h.order_id,
      o.code as order_code, 0 as is_charged
    from holds as h join orders as o on o._id = h.order_id
    where ${ours("h.seller_id", "h.order_id")} and h.status = 'Open'
    union all
    select '', '', sum(c.amount_minor + c.tax_minor - c.refunded_minor), '', 0, c.order_id, '', 1
    from charge_lines as c where ${
    ours("c.seller_id", "c.order_id")
  } and c.heading <> 'goods' group by c.order_id
    order by 5, 1`;
});

/** Returns each order's open holds, the oldest first, and the charges of its labels; nothing for the floor. */
export const shippingMoneyFor: Load<ShippingMoney> = async (reader, scope, ids, context) => {
  if (!context || isFloor(context.session.person)) return new Map();
  const rows = await shipping.all(reader, { ids, scope });
  return new Map([...groupRows(rows, ({ order_id }) => order_id)].map(([id, some]) => [id, {
    holds: some.filter(({ is_charged }) => is_charged === 0)
      .map(({ is_charged: _, amount_minor, ...hold }) => ({ ...hold, amount_minor: Number(amount_minor) })),
    postage_charged_minor: Number(some.find(({ is_charged }) => is_charged === 1)?.amount_minor ?? 0),
  }]));
};

type WalletKey = Pick<WalletsTable, "seller_id" | "currency">;

export const nextAwakeWallet = (reader: Reader): Promise<WalletsTable | undefined> =>
  reader.selectFrom("wallets").selectAll().where("wake", "=", 1)
    .orderBy("last_at").orderBy("seller_id").orderBy("currency").limit(1).executeTakeFirst();

export async function putWalletToSleep(tx: Writer, { seller_id, currency }: WalletKey): Promise<void> {
  await tx.updateTable("wallets").set({ wake: 0 }).where("seller_id", "=", seller_id)
    .where("currency", "=", currency).execute();
}

export async function awaitingOrders(
  reader: Reader,
  { seller_id, currency }: WalletKey,
  most: number,
): Promise<string[]> {
  const rows = await reader.selectFrom("orders").select("_id").where("seller_id", "=", seller_id)
    .where("currency", "=", currency).where("pay_asked_at", "is not", null)
    .orderBy("due_at").orderBy("seq").limit(most).execute();
  return rows.map(({ _id }) => _id);
}

/** Returns the sum that a seller's orders wait for, except those that a condition on the alias `k` finds. */
export async function awaitedBesides(
  reader: Reader,
  { seller_id, currency }: WalletKey,
  condition: Condition,
): Promise<number> {
  const { minor } = await reader.selectFrom("orders as k")
    .select(({ fn }) => fn.sum<number | string | null>("pay_seen_minor").as("minor"))
    .where("seller_id", "=", seller_id).where("currency", "=", currency)
    .where("pay_asked_at", "is not", null).where(sql<boolean>`not (${condition})`).executeTakeFirstOrThrow();
  return Number(minor ?? 0);
}
