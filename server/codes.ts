/** Gives out running numbers: how they are written is in api/codes/running.ts. */
import { PostgresAdapter, sql } from "kysely";
import { type CodeName, codeOf } from "../api/codes/running.ts";
import type { Writer } from "./db/database.ts";

/** What payments number: on Postgres they come at once, and would all wait for one row of `counters`. */
const SEQUENCES: Readonly<Partial<Record<CodeName, string>>> = {
  units: "unit_codes",
  packages: "package_codes",
};

/** Tables whose codes no row of `counters` counts there. */
export const CODED: readonly string[] = Object.keys(SEQUENCES);

/**
 * Takes the next `count` codes, in order. A rolled-back transaction gives its codes back; those of a sequence are lost
 * with it, and leave a gap.
 */
export async function nextCodes(tx: Writer, name: CodeName, count: number): Promise<readonly string[]> {
  if (count === 0) return [];
  const sequence = SEQUENCES[name];
  if (sequence && tx.getExecutor().adapter instanceof PostgresAdapter) {
    return await fromSequence(tx, name, sequence, count);
  }
  const { next } = await tx.insertInto("counters").values({ name, next: count + 1 })
    .onConflict((row) => row.column("name").doUpdateSet({ next: sql<number>`counters.next + ${count}` }))
    .returning("next").executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => codeOf(name, next - count + index));
}

/** Above what `counters` says was given out before: that row is read, and nobody writes it. */
async function fromSequence(
  tx: Writer,
  name: CodeName,
  sequence: string,
  count: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ number: number | string }>`select nextval(${sql.lit(sequence)}) - 1
    + coalesce((select next from counters where name = ${name}), 1) as number
    from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ number }) => codeOf(name, Number(number)));
}
