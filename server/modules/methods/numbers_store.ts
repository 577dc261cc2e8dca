/** Gives out the numbers of our own labels: each once, whoever asks at the same time. */
import { sql } from "kysely";
import { EXHAUSTED, numberOf } from "../../../api/number_ranges.ts";
import type { Writer } from "../../db/database.ts";

/**
 * The next number of a method, from its oldest range that has one: one conditional update, so that it is given back with
 * a transaction that fails. A form that is open meanwhile stays good: what is given out is no change of the record.
 * @returns null where no range has any left
 */
export async function takeNumber(tx: Writer, method_code: string, at: number): Promise<string | null> {
  const first = sql`(select _id from number_ranges where method_code = ${method_code} and status = 'Active'
    and next <= last order by seq limit 1)`;
  const { rows } = await sql<{ head: string; country: string; next: number | string }>`update number_ranges
    set next = next + 1, updated_at = ${at}, status = case when next >= last then ${EXHAUSTED} else status end
    where _id = ${first} and status = 'Active' and next <= last returning head, country, next`.execute(tx);
  const [range] = rows;
  return range ? numberOf(range, Number(range.next) - 1) : null;
}
