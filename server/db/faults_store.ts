import { type RawBuilder, sql } from "kysely";
import type { Reader } from "./database.ts";

const MAX_NAMED = 10;

/** A query for the names of records whose stored sums or states disagree with other records. */
export interface FaultCheck {
  readonly question: RawBuilder<{ name: string }>;
  readonly fault: (name: string) => string;
}

/** Returns a sentence for each record that a check finds, at most ten per check: enough to find the cause. */
export async function findFaults(reader: Reader, checks: readonly FaultCheck[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { question, fault } of checks) {
    const { rows } = await sql<{ name: string }>`select name from (${question}) as found limit ${MAX_NAMED}`
      .execute(reader);
    faults.push(...rows.map(({ name }) => fault(name)));
  }
  return faults;
}
