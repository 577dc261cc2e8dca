/** Orders and the money they need, in the database. */
import { sql } from "kysely";
import { isFloor } from "../../../api/access.ts";
import type { Load } from "../../batch.ts";
import { among } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import { compiled, type Place } from "../../db/compiled.ts";
import type { WalletsTable } from "../../db/ledger_tables.ts";
import { inScope, type ScopedIds } from "../../scope.ts";

const available = compiled((_reader, place: Place<ScopedIds>) =>
  sql<{ _id: string; available: number | string }>`select o._id,
    coalesce(w.balance_minor - w.due_minor - w.held_minor + w.credit_limit_minor, 0) as available
    from orders as o left join wallets as w on w.seller_id = o.seller_id and w.currency = o.currency
    where ${among("o._id", place("ids"))} and ${inScope(place("scope"), "o.seller_id")}`
);

/** What the seller of each order may spend in its currency; the floor is not told. */
export const availableFor: Load<number | null> = async (reader, scope, ids, context) => {
  if (!context || isFloor(context.session.person)) return new Map();
  const rows = await available.all(reader, { ids, scope });
  return new Map(rows.map((row) => [row._id, Number(row.available)]));
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
