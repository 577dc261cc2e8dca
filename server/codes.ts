/** Gives out running numbers: how they are written is in api/codes/running.ts. */
import { sql } from "kysely";
import { type CodeName, codeOf } from "../api/codes/running.ts";
import type { Writer } from "./db/database.ts";

/** Takes the next `count` codes, in order. A rolled-back transaction gives its codes back. */
export async function nextCodes(tx: Writer, name: CodeName, count: number): Promise<readonly string[]> {
  if (count === 0) return [];
  const { next } = await tx.insertInto("counters").values({ name, next: count + 1 })
    .onConflict((row) => row.column("name").doUpdateSet({ next: sql<number>`counters.next + ${count}` }))
    .returning("next").executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => codeOf(name, next - count + index));
}
