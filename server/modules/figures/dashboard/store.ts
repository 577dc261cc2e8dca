/** Reads figures that equal the counts of their lists; sums over all orders of a scope use the heavy reader. */
import { sql } from "kysely";
import type { Span } from "../../../../api/time/dates.ts";
import type { Database, Reader } from "../../../db/database.ts";
import { allRows, byIndex, every, isBelow } from "../../../db/conditions.ts";
import { hasAny } from "../../../db/search.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { isSubmittedAndOpen } from "../../orders/orders/conditions.ts";

/** A sum; Postgres returns large numbers as text, and null if there are no rows. */
type Sum = number | string | null;

export async function countsByStatus(heavy: Reader, scope: Scope): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; found: Sum }>`
    select status, count(*) as found from orders where ${inScope(scope)} group by status`.execute(heavy);
  return new Map(rows.map(({ status, found }) => [status, Number(found)]));
}

/** Counts open orders that are overdue, and those due today. */
export async function dueCounts(
  { heavy, engine }: Pick<Database, "heavy" | "engine">,
  scope: Scope,
  { from, until }: Span,
) {
  const { rows } = await sql<{ late: Sum; today: Sum }>`
    select sum(case when due_at < ${from} then 1 else 0 end) as late,
      sum(case when due_at >= ${from} then 1 else 0 end) as today
    from orders ${byIndex(engine, "orders_open")}
    where ${every([isSubmittedAndOpen, isBelow("due_at", until), inScope(scope)])}`.execute(heavy);
  return { late: Number(rows[0]?.late ?? 0), today: Number(rows[0]?.today ?? 0) };
}

export async function draftsByProblems(heavy: Reader, scope: Scope): Promise<Map<number, number>> {
  const { rows } = await sql<{ mask: Sum; found: Sum }>`
    select problem_mask as mask, count(*) as found from orders
    where status = 'Draft' and problem_mask <> 0 and ${inScope(scope)} group by problem_mask`.execute(heavy);
  return new Map(rows.map(({ mask, found }) => [Number(mask), Number(found)]));
}

export async function sellerProgress(reader: Reader, scope: Scope, userId: string) {
  const has = async (text: ReturnType<typeof sql>) =>
    (await sql<{ found: number }>`select 1 as found where exists (${text})`.execute(reader)).rows.length > 0;
  return {
    store: await has(sql`select 1 from stores where ${inScope(scope)}`),
    order: await has(sql`select 1 from orders where ${inScope(scope)}`),
    balance: await has(sql`select 1 from ledger_entries where kind = 'topup' and ${inScope(scope)}`),
    payment: await has(sql`select 1 from ledger_entries where kind = 'charge' and ${inScope(scope)}`),
    view: await has(sql`select 1 from saved_views where owner_id = ${userId}`),
  };
}

export async function catalogueProgress(reader: Reader) {
  return {
    product: await hasAny(reader, "products", allRows),
    item: await hasAny(reader, "items", sql<boolean>`status = 'Active'`),
  };
}

export async function salesProgress(reader: Reader) {
  return {
    seller: await hasAny(reader, "users", sql<boolean>`role = 'sale'`),
    method: await hasAny(reader, "payment_methods", sql<boolean>`status = 'Active'`),
  };
}

const MAX_BELOW_ZERO = 50;

/** Returns sellers with a negative spendable balance. */
export async function sellersBelowZero({ read }: Pick<Database, "read">, scope: Scope): Promise<string[]> {
  const below = await read.selectFrom("wallets").select("seller_id").distinct()
    .where(sql<boolean>`balance_minor - due_minor - held_minor + credit_limit_minor < 0`).where(
      inScope(scope),
    )
    .orderBy("seller_id").limit(MAX_BELOW_ZERO).execute();
  return below.map(({ seller_id }) => seller_id);
}
