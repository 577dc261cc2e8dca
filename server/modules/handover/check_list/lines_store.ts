/** Reads the lines of the Check List: counts of packages by day, location, carrier and progress. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { NO_CARRIER } from "../../../../api/handover/check_days.ts";
import { type CheckPlace, type MarkCount, stageMark } from "../../../../api/shipping/check_counts.ts";
import { byIndex, type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Engine, Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { isAtPlace, markAt } from "../../shipping/packages/check_marks_store.ts";

export interface Line extends CheckPlace {
  readonly marked: readonly MarkCount[];
  readonly digest: string;
  /** The digest without the counts of manifests, for ticks of older builds, which did not count them. */
  readonly stageDigest: string;
}

export interface LinesIn {
  readonly reader: Reader;
  readonly engine: Engine;
  readonly scope: Scope;
  /** Unix seconds. */
  readonly now: number;
}

export interface CheckFilter {
  /** First and last day, both included: YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly locations: readonly string[] | null;
  readonly carriers: readonly string[] | null;
}

/** The largest prime of 31 bits, so that products of two remainders fit into a signed 64-bit integer. */
const PRIME = 2_147_483_647;
/** A fingerprint of one package. The sum of fingerprints identifies a set of packages without their ids. */
const PRINT = sql.raw(`(seq * seq % ${PRIME}) * (seq % ${PRIME}) % ${PRIME}`);

type Sum = number | string;
interface MarkRow extends CheckPlace {
  readonly mark: Sum;
  readonly found: Sum;
  readonly print: Sum;
}

async function linesWhere(
  { reader, engine, scope, now }: LinesIn,
  condition: Condition,
): Promise<readonly Line[]> {
  const { rows } = await sql<MarkRow>`with marked as materialized (
      select k.ship_day as day, coalesce(k.location_id, '') as location_id, k.carrier, k.seq, ${
    markAt(now)
  } as mark
      from packages as k ${byIndex(engine, "packages_by_ship_day")}
      where ${every([condition, inScope(scope, "k.seller_id")])}
    )
    select day, location_id, carrier, mark, count(*) as found, sum(${PRINT}) as print
    from marked where mark is not null group by day, location_id, carrier, mark
    order by day desc, location_id, carrier, mark`.execute(reader);
  const groups = Map.groupBy(
    rows,
    ({ day, location_id, carrier }) => JSON.stringify([day, location_id, carrier]),
  );
  return Array.from(groups.values(), lineOf);
}

function lineOf(rows: readonly MarkRow[]): Line {
  const [{ day, location_id, carrier }] = rows as readonly [MarkRow];
  return {
    day,
    location_id,
    carrier,
    marked: rows.map(({ mark, found }) => ({ mark: Number(mark), found: Number(found) })),
    digest: digestOf(rows),
    stageDigest: digestOf(byStage(rows)),
  };
}

const digestOf = (rows: readonly Omit<MarkRow, keyof CheckPlace>[]): string => {
  const text = rows.map(({ mark, found, print }) => `${mark} ${found} ${print}`).join("\n");
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
};

/** Merges counts that differ only in the state of manifests. */
function byStage(rows: readonly MarkRow[]): readonly Omit<MarkRow, keyof CheckPlace>[] {
  const groups = Map.groupBy(rows, ({ mark }) => stageMark(Number(mark)));
  const sumOf = (some: readonly MarkRow[], key: "found" | "print") =>
    String(some.reduce((sum, row) => sum + BigInt(row[key]), 0n));
  return [...groups].toSorted(([one], [other]) => one - other)
    .map(([mark, some]) => ({ mark, found: sumOf(some, "found"), print: sumOf(some, "print") }));
}

const orNone = (carrier: string): string => carrier === NO_CARRIER ? "" : carrier;

export const linesIn = (at: LinesIn, { from, to, locations, carriers }: CheckFilter) =>
  linesWhere(
    at,
    every([
      sql<boolean>`k.ship_day >= ${from}`,
      sql<boolean>`k.ship_day <= ${to}`,
      ...locations ? [isOneOf("k.location_id", locations)] : [],
      ...carriers ? [isOneOf("k.carrier", carriers.map(orNone))] : [],
    ]),
  );

export async function lineAt(at: LinesIn, place: CheckPlace): Promise<Line | undefined> {
  const [line] = await linesWhere(at, isAtPlace(place));
  return line;
}

export async function placeNames(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.selectFrom("locations").select(["_id", "name"])
    .where(isOneOf("_id", ids)).execute();
  return new Map(rows.map(({ _id, name }) => [_id, name]));
}
