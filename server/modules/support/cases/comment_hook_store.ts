import { sql } from "kysely";
import type { Reader, Writer } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { keepSearchText } from "./make_store.ts";

const FIELDS = [
  ...["_id", "code", "seller_id", "order_id", "order_code", "package_id", "currency", "status"] as const,
  ...["support_case", "reason", "priority", "merged_into", "follows", "replied_at"] as const,
];

/** Needs no scope: the caller may see the record of the comment, and merged cases have the same seller. */
export const caseOfComment = (reader: Reader, id: string) =>
  reader.selectFrom("cases").select(FIELDS).where("_id", "=", id).executeTakeFirst();

export type CaseOfComment = NonNullable<Awaited<ReturnType<typeof caseOfComment>>>;

/** Returns the case that was opened last for comments after the end of a closed case, an open one first. */
export const lastFollowUpCase = (reader: Reader, closedId: string) =>
  reader.selectFrom("cases").select("_id").where("follows", "=", closedId)
    .orderBy(sql`case when status = 'Closed' then 1 else 0 end`).orderBy("seq", "desc").limit(1)
    .executeTakeFirst();

/** Opens a draft about the same order for comments that came after the case was closed. */
export async function openFollowing(
  tx: Writer,
  closed: CaseOfComment,
  maker: string,
  at: number,
): Promise<{ readonly id: string; readonly code: string }> {
  const { seller_id, order_id, order_code, package_id, currency, support_case, reason, priority } = closed;
  const [id, code] = [newId(), (await nextCodes(tx, "cases", 1))[0] ?? ""];
  await tx.insertInto("cases").values({
    ...{
      _id: id,
      code,
      seller_id,
      order_id,
      order_code,
      package_id,
      currency,
      support_case,
      reason,
      priority,
    },
    status: "Draft",
    requested: "Advice",
    outcome: "",
    items_count: 0,
    items_text: "",
    amount_minor: 0,
    assignee_id: null,
    maker,
    reply_due_at: null,
    replied_at: null,
    due_at: null,
    left_s: null,
    reply_left_s: null,
    noticed: 0,
    reply_noticed: 0,
    waiting_since: null,
    reminded: 0,
    resolved_at: null,
    closed_as: "",
    merged_into: null,
    follows: closed._id,
    reopened: 0,
    round: 0,
    last_said_at: null,
    last_said_by: "",
    search_text: "",
    created_at: at,
    updated_at: at,
    version: 1,
  }).execute();
  await keepSearchText(tx, id);
  return { id, code };
}

/** Stores the effects of a comment without a new version, because no form edits these columns. */
export async function updateAfterComment(
  tx: Writer,
  id: string,
  change: {
    readonly last_said_at: number;
    readonly last_said_by: string;
    readonly replied_at?: number | null;
    readonly reply_due_at?: number | null;
    readonly reply_left_s?: number | null;
  },
): Promise<void> {
  await tx.updateTable("cases").set({ ...change, updated_at: change.last_said_at }).where("_id", "=", id)
    .execute();
}

/** Returns the first comments of a case and of cases merged into it, whose files are the evidence. Ids sort by age. */
export async function descriptionsOf(reader: Reader, caseId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly _id: string | null }>`with recursive led (_id) as (
      select _id from cases where _id = ${caseId}
      union select c._id from cases as c join led on c.merged_into = led._id
    ) select (
      select min(m._id) from comments as m where m.entity = 'cases' and m.entity_id = ${caseId}
        and m.visibility = 'seller' and m.deleted_at is null and m._id > led._id
    ) as _id from led`.execute(reader);
  return rows.flatMap(({ _id }) => _id ?? []);
}
