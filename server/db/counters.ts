/** Running numbers that people read to each other: `PD-000123`. */
import { sql } from "kysely";
import type { Writer } from "./database.ts";

const PREFIXES = { orders: "PD", packages: "PK", units: "UN" } as const;
export type CounterName = keyof typeof PREFIXES;

/** The code of one number. Digits are added when six are not enough. */
export function codeOf(name: CounterName, number: number): string {
  return `${PREFIXES[name]}-${String(number).padStart(6, "0")}`;
}

/** Takes the next `count` codes, in order. A rolled back transaction gives its codes back. */
export async function takeCodes(tx: Writer, name: CounterName, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { next } = await tx.insertInto("counters").values({ name, next: 1 + count })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ next: sql<number>`counters.next + ${count}` }))
    .returning("next").executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => codeOf(name, Number(next) - count + index));
}
