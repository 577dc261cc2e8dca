/** Checks ranges of numbers against each other, and what was given out against its range. */
import { type RawBuilder, sql } from "kysely";
import { isSharedSscc, rangeName } from "../../../../api/shipping/number_ranges.ts";
import type { Reader } from "../../../db/database.ts";

const MAX_NAMED = 10;

interface Check {
  readonly question: RawBuilder<{ name: string }>;
  readonly fault: (name: string) => string;
}

const CHECKS: readonly Check[] = [
  {
    question: sql`select n.code as name from postal_numbers as n join number_ranges as g on g._id = n.range_id
      where n.serial < g.first or n.serial > g.last or n.serial >= g.next`,
    fault: (name) => `Number ${name} was printed ahead, and its range does not know it.`,
  },
  {
    question: sql`select l.number as name from labels as l where l.provider = 'house' and l.number <> ''
      group by l.number having count(*) > 1`,
    fault: (name) => `Number ${name} was given to two labels.`,
  },
  {
    question: sql`select l.number as name from labels as l join postal_numbers as n on n.code = l.number
      where l.provider = 'house'`,
    fault: (name) => `Number ${name} is on a sheet and was given to a label.`,
  },
  {
    question: sql`select _id as name from number_ranges where next > last + 1
      or (status = 'Exhausted') <> (next > last and status <> 'Paused')`,
    fault: (name) => `The range of numbers ${name} has a next number that does not fit its status.`,
  },
];

export async function numberFaults(reader: Reader): Promise<string[]> {
  const faults: string[] = [];
  for (const { question, fault } of CHECKS) {
    const { rows } = await sql<{ name: string }>`select name from (${question}) as found limit ${
      sql.lit(MAX_NAMED)
    }`.execute(reader);
    faults.push(...rows.map(({ name }) => fault(name)));
  }
  return [...faults, ...await sharedRanges(reader)];
}

async function sharedRanges(reader: Reader): Promise<readonly string[]> {
  const ranges = await reader.selectFrom("number_ranges").select(["kind", "head", "country", "first", "last"])
    .orderBy("seq").execute();
  return ranges.flatMap((one, at) =>
    ranges.slice(at + 1).filter((other) =>
      one.kind === other.kind &&
      (one.kind === "sscc"
        ? isSharedSscc(one, other)
        : one.head === other.head && one.country === other.country && one.first <= other.last &&
          other.first <= one.last)
    ).map((other) => `The ranges ${rangeName(one)} and ${rangeName(other)} share numbers.`)
  );
}
