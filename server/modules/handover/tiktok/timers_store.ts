import { sql } from "kysely";
import { NOTICE_SECONDS } from "../../../../api/handover/tiktok.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

export interface DueTiktok {
  readonly _id: string;
  readonly tiktok_id: string;
  readonly status: string;
  readonly due_at: number;
}

/** Returns how many notifications should have been sent for a deadline by now. */
export const noticesUntil = (dueAt: number, now: number): number =>
  NOTICE_SECONDS.filter((before) => dueAt - before <= now).length;

/** Finds orders with a near deadline for which a notification is missing, nearest first. */
export async function dueTiktok(reader: Reader, now: number, most: number): Promise<readonly DueTiktok[]> {
  const near = NOTICE_SECONDS.map((before, sent) =>
    sql<boolean>`(noticed = ${sql.lit(sent)} and due_at <= ${now + before})`
  );
  const { rows } = await sql<DueTiktok>`select _id, tiktok_id, status, due_at from tiktok_orders
    where noticed < 2 and due_at is not null and (${
    sql.join(near, sql` or `)
  }) order by due_at, _id limit ${most}`
    .execute(reader);
  return rows;
}

export async function keepNoticed(tx: Writer, due: readonly DueTiktok[], now: number): Promise<void> {
  for (const [noticed, some] of Map.groupBy(due, ({ due_at }) => noticesUntil(due_at, now))) {
    await tx.updateTable("tiktok_orders").set({ noticed }).where(isOneOf("_id", some.map(({ _id }) => _id)))
      .execute();
  }
}
