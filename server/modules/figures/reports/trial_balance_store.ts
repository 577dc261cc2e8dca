import { sql } from "kysely";
import type { TrialBalance } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";

/** Adds up all entries in one statement, so that the sums include exactly the entries up to `last_entry`. */
export async function trialBalance(heavy: Reader): Promise<TrialBalance> {
  const { rows } = await sql<Record<"currency" | "house" | "sellers" | "last", string | number>>`
    select currency, sum(case when seller_id is null then amount_minor else 0 end) as house,
      sum(case when seller_id is null then 0 else amount_minor end) as sellers, max(seq) as last
    from ledger_entries group by currency order by currency`.execute(heavy);
  return {
    last_entry: Math.max(0, ...rows.map(({ last }) => Number(last))),
    sums: rows.map(({ currency, house, sellers }) => ({
      currency: String(currency),
      house_minor: Number(house),
      sellers_minor: Number(sellers),
    })),
  };
}
