import { type Selectable, sql } from "kysely";
import type { Reader, Writer } from "../db/database.ts";
import type { RestoreResumesTable, RestoresTable } from "../db/tables.ts";
import type { PausedWork } from "./paused_work.ts";

/** Returns true after a restore until an administrator resumes this kind of work. */
export async function isPaused(reader: Reader, kind: string): Promise<boolean> {
  const { rows } = await sql`select 1 from restores as r where r.seq = (select max(seq) from restores)
    and not exists (select 1 from restore_resumes as m where m.restore_seq = r.seq and m.kind = ${kind})`
    .execute(reader);
  return rows.length > 0;
}

export async function countWaiting(
  reader: Reader,
  { table, waits }: Pick<PausedWork, "table" | "waits">,
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}
    where ${waits}`.execute(reader);
  return Number(rows[0]?.count ?? 0);
}

export interface LastRestore extends Readonly<Selectable<RestoresTable>> {
  readonly resumes: ReadonlyMap<string, Readonly<RestoreResumesTable>>;
}

export async function lastRestore(reader: Reader): Promise<LastRestore | null> {
  const row = await reader.selectFrom("restores").selectAll().orderBy("seq", "desc").limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const resumes = await reader.selectFrom("restore_resumes").selectAll().where("restore_seq", "=", row.seq)
    .execute();
  return { ...row, resumes: new Map(resumes.map((each) => [each.kind, each])) };
}

/** Returns false if this kind of work was already resumed. */
export async function resumeWork(tx: Writer, row: RestoreResumesTable): Promise<boolean> {
  const made = await tx.insertInto("restore_resumes").values(row)
    .onConflict((known) => known.columns(["restore_seq", "kind"]).doNothing())
    .returning("kind").executeTakeFirst();
  return made !== undefined;
}

export async function markNotified(tx: Writer, seq: number, at: number): Promise<void> {
  await tx.updateTable("restores").set({ notified_at: at }).where("seq", "=", seq).execute();
}
