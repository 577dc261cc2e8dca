/** Allocates running numbers; their format is in api/codes/record_codes.ts. */
import { sql } from "kysely";
import { ALL_CODES, CODE_NAMES, type CodeName } from "../../api/codes/names.ts";
import { codeOf } from "../../api/codes/record_codes.ts";
import type { Writer } from "../db/database.ts";
import { engineOf } from "../db/engine_of.ts";

/** Names the sequence of a code. Sequences leave gaps, but block nobody as a counter row does. Source: ADR 68. */
const sequenceOf = (name: CodeName): string => `${ALL_CODES[name][1]}_codes`;

/** Takes the next `count` codes. Codes of a rolled-back transaction are lost on Postgres. */
export async function nextCodes(tx: Writer, name: CodeName, count: number): Promise<readonly string[]> {
  if (count === 0) return [];
  if (engineOf(tx) === "postgres") return await fromSequence(tx, name, count);
  const { next } = await tx.insertInto("counters").values({ name, next: count + 1 })
    .onConflict((row) => row.column("name").doUpdateSet({ next: sql<number>`counters.next + ${count}` }))
    .returning("next").executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => codeOf(name, next - count + index));
}

/** Takes codes above the number in `counters`, a row that is only read on Postgres. */
async function fromSequence(tx: Writer, name: CodeName, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ number: number }>`select nextval(${sql.lit(sequenceOf(name))}) - 1
    + coalesce((select next from counters where name = ${name}), 1) as number
    from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ number }) => codeOf(name, Number(number)));
}

/** Selects the next number of each running code on Postgres, because a backup contains no sequences. */
export const NEXT_CODES =
  `select n.name, coalesce(c.next, 1) + coalesce(s.last_value, 0) as next from (values ${
    CODE_NAMES.map((name) => `('${name}', '${sequenceOf(name)}')`).join(", ")
  }) as n (name, sequence) left join counters as c on c.name = n.name
  left join pg_sequences as s on s.schemaname = 'public' and s.sequencename = n.sequence`;
