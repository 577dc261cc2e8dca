/** Drafts that have to be looked at again: those with an item that changed, or all where methods or policies did. */
import { sql } from "kysely";
import { allRows, type Condition } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

export interface Recheck {
  /** Null for all open drafts. */
  readonly item_id: string | null;
  /** Running number of the last draft that is behind us. */
  readonly after_seq: number;
  readonly round: number;
}

/** The only row of `method_rechecks`. */
const DRAFTS = "drafts";

export async function nextRecheck(reader: Reader): Promise<Recheck | undefined> {
  const item = await reader.selectFrom("item_rechecks").selectAll().orderBy("item_id").executeTakeFirst();
  if (item) return item;
  const all = await reader.selectFrom("method_rechecks").select(["after_seq", "round"]).executeTakeFirst();
  return all && { item_id: null, ...all };
}

/** All open drafts are looked at again, from the first: what gives them a shipping method changed. */
export async function askMethodRecheck(tx: Writer): Promise<void> {
  await tx.insertInto("method_rechecks").values({ _id: DRAFTS, after_seq: 0, round: 1 })
    .onConflict((known) =>
      known.column("_id").doUpdateSet({ after_seq: 0, round: sql<number>`method_rechecks.round + 1` })
    ).execute();
}

const has = (item_id: string | null): Condition =>
  item_id === null
    ? allRows
    : sql<boolean>`o._id in (select l.order_id from order_lines as l where l.item_id = ${item_id})`;

/** Orders whose lines are still open and that are meant, behind a running number. */
export async function openWith(
  reader: Reader,
  { item_id, after_seq }: Pick<Recheck, "item_id" | "after_seq">,
  limit: number,
): Promise<readonly { readonly _id: string; readonly seq: number }[]> {
  const { rows } = await sql<{ _id: string; seq: number | string }>`
    select o._id, o.seq from orders as o where o.seq > ${after_seq} and o.status in ('Draft', 'Pending')
      and ${has(item_id)}
    order by o.seq limit ${limit}`.execute(reader);
  return rows.map(({ _id, seq }) => ({ _id, seq: Number(seq) }));
}

/** Goes on behind a number, unless what is looked at changed once more meanwhile, or another process came further. */
export async function advanceRecheck(tx: Writer, { item_id, round }: Recheck, after: number): Promise<void> {
  await (item_id === null
    ? tx.updateTable("method_rechecks").set({ after_seq: after })
      .where("round", "=", round).where("after_seq", "<", after).execute()
    : tx.updateTable("item_rechecks").set({ after_seq: after })
      .where("item_id", "=", item_id).where("round", "=", round).where("after_seq", "<", after).execute());
}

export async function endRecheck(tx: Writer, { item_id, round }: Recheck): Promise<void> {
  await (item_id === null
    ? tx.deleteFrom("method_rechecks").where("round", "=", round).execute()
    : tx.deleteFrom("item_rechecks").where("item_id", "=", item_id).where("round", "=", round).execute());
}
