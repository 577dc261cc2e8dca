/** Running numbers that people read to each other: `PD-000123`. */
import { sql } from "kysely";
import type { Writer } from "./db/database.ts";

const PREFIXES = { orders: "PD", packages: "PK", units: "UN", stations: "ST", bins: "BN" } as const;

export type CodeName = keyof typeof PREFIXES;

/** The code of one number. Digits are added when six are not enough. */
export const codeOf = (name: CodeName, number: number): string =>
  `${PREFIXES[name]}-${String(number).padStart(6, "0")}`;

/** Takes the next `count` codes, in order. A rolled-back transaction gives its codes back. */
export async function nextCodes(tx: Writer, name: CodeName, count: number): Promise<readonly string[]> {
  if (count === 0) return [];
  const { next } = await tx.insertInto("counters").values({ name, next: count + 1 })
    .onConflict((row) => row.column("name").doUpdateSet({ next: sql<number>`counters.next + ${count}` }))
    .returning("next").executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => codeOf(name, next - count + index));
}
