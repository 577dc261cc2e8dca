/** Checks that ranges do not overlap, and that each number belongs to its range and was given out once. */
import { sql } from "kysely";
import { rangeName, sharesNumbers } from "../../../../api/shipping/number_ranges.ts";
import type { Reader } from "../../../db/database.ts";
import { type FaultCheck, findFaults } from "../../../db/faults_store.ts";
import { boundsOfRanges } from "./store.ts";

const CHECKS: readonly FaultCheck[] = [
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

export const numberFaults = async (reader: Reader): Promise<string[]> => [
  ...await findFaults(reader, CHECKS),
  ...await sharedRanges(reader),
];

async function sharedRanges(reader: Reader): Promise<readonly string[]> {
  const ranges = await boundsOfRanges(reader).orderBy("seq").execute();
  return ranges.flatMap((one, at) =>
    ranges.slice(at + 1).filter((other) => sharesNumbers(one, other))
      .map((other) => `The ranges ${rangeName(one)} and ${rangeName(other)} share numbers.`)
  );
}
