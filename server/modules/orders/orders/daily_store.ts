/** Limits a seller's orders per day to `order_daily_level`; 0 means no limit. Source: docs/requirements.md S3.1. */
import { sql } from "kysely";
import { spanOf } from "../../../../api/time/dates.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { illegal } from "../../../entity/refusals.ts";

/** @throws {ApiError} ILLEGAL_TRANSITION when the new orders exceed the seller's daily limit */
export async function checkDaily(
  tx: Writer,
  sellerId: string,
  more: number,
  { stamp, timeZone }: { readonly stamp: AuditStamp; readonly timeZone: string },
): Promise<void> {
  if (!await isBeyondDaily(tx, sellerId, more, stamp.at, timeZone)) return;
  throw illegal("dailyLevelReached");
}

/** Returns how many more orders the seller may create today; Infinity without a limit. */
export async function dailyRoom(
  tx: Writer,
  sellerId: string,
  { at, timeZone }: { readonly at: number; readonly timeZone: string },
): Promise<number> {
  const used = await usedToday(tx, sellerId, at, timeZone);
  return used === null ? Infinity : Math.max(0, used.level - used.count);
}

async function isBeyondDaily(
  tx: Writer,
  sellerId: string,
  more: number,
  at: number,
  timeZone: string,
): Promise<boolean> {
  const used = await usedToday(tx, sellerId, at, timeZone);
  return used !== null && used.count + more > used.level;
}

/** Returns the limit and the orders of today; null for a seller without a limit. */
async function usedToday(
  tx: Writer,
  sellerId: string,
  at: number,
  timeZone: string,
): Promise<{ readonly level: number; readonly count: number } | null> {
  const user = await tx.selectFrom("users").select("order_daily_level").where("_id", "=", sellerId)
    .executeTakeFirst();
  const level = user?.order_daily_level ?? 0;
  if (level === 0) return null;
  const { from, until } = spanOf("today", at, timeZone);
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from (select 1 from orders
    where seller_id = ${sellerId} and created_at >= ${from} and created_at < ${until}
    limit ${level + 1}) as today`.execute(tx);
  return { level, count: Number(rows[0]?.count ?? 0) };
}
