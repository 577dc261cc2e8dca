/** Ticks the days from 30 to 2 days ago. Packages of some have changed since, which the Check List shows. */
import { sql } from "kysely";
import { DAY_SECONDS } from "../../../api/constants.ts";
import { countsOf, markOf } from "../../../api/shipping/check_counts.ts";
import { shipDayOf } from "../../../api/shipping/ship_day.ts";
import type { Writer } from "../../db/database.ts";
import type { DayChecksTable } from "../../db/tables.ts";
import { linesIn } from "../../modules/handover/check_list/lines_store.ts";
import { markAt } from "../../modules/shipping/packages/check_marks_store.ts";
import { fillShipDays } from "../../modules/shipping/packages/ship_days_store.ts";
import { ALL_SELLERS } from "../../scope.ts";
import { insertRows } from "../bulk.ts";
import type { DemoWorld } from "../world.ts";

const DAYS = 30;
/** The number of recent days whose packages were scanned and delivered after the tick. */
const MOVING_DAYS = 5;
/** Names of two people of the demo who sign. */
const NAMES = ["Daniel Okafor", "Ingrid Sørensen"] as const;
const NOTES = ["", "", "", "Truck was full: the rest goes first thing tomorrow.", ""] as const;

export async function tickDays(
  tx: Writer,
  { maker, world }: {
    readonly maker: string;
    readonly world: Pick<DemoWorld, "now" | "timeZone" | "newId">;
  },
): Promise<void> {
  const { now, timeZone, newId } = world;
  while (await fillShipDays({ read: tx, write: (work) => work(tx) }, timeZone) > 0);
  const dayBefore = (days: number) => shipDayOf(now - days * DAY_SECONDS, timeZone);
  const range = { from: dayBefore(DAYS), to: dayBefore(2), locations: null, carriers: null };
  // As for Postgres, the query names no index, because SQLite has none until the demo is filled.
  const lines = await linesIn({ reader: tx, engine: "postgres", scope: ALL_SELLERS, now }, range);
  const ticks = lines.map(({ day, location_id, carrier, digest }, at): DayChecksTable => {
    const created_at = Math.floor(Date.parse(`${day}T18:10:00Z`) / 1000) + at % 7 * 60;
    return {
      _id: newId(created_at),
      ...{ day, location_id, carrier, digest, maker, created_at, has_lists: 1 },
      counts: "{}",
      signed_by: NAMES[at % NAMES.length] ?? "",
      note: NOTES[at % NOTES.length] ?? "",
    };
  });
  await insertRows(tx, "day_checks", ticks);
  await storePackages(tx, now, dayBefore(MOVING_DAYS));
  await countTicked(tx, ticks, dayBefore(MOVING_DAYS));
}

async function storePackages(tx: Writer, now: number, from: string): Promise<void> {
  const out = markOf("handed_over");
  await sql`insert into day_check_packages (check_id, package_id, mark)
    select check_id, package_id, case when day >= ${from} and mark % 32 > ${out}
      then mark - mark % 32 + ${out} else mark end from (
      select c._id as check_id, c.day, k._id as package_id, ${markAt(now)} as mark
      from day_checks as c join packages as k on k.ship_day = c.day
        and coalesce(k.location_id, '') = c.location_id and k.carrier = c.carrier
    ) as marked where mark is not null`.execute(tx);
}

/** Counts the packages of each tick. Ticks of the last days get another digest: their packages have changed since. */
async function countTicked(tx: Writer, ticks: readonly DayChecksTable[], from: string): Promise<void> {
  const rows = await tx.selectFrom("day_check_packages").select(["check_id", "mark"])
    .select(({ fn }) => fn.countAll<number | string>().as("found")).groupBy(["check_id", "mark"]).execute();
  const marks = Map.groupBy(rows, ({ check_id }) => check_id);
  for (const { _id, day, digest } of ticks) {
    const counts = countsOf(
      (marks.get(_id) ?? []).map(({ mark, found }) => ({ mark, found: Number(found) })),
    );
    await tx.updateTable("day_checks").set({
      counts: JSON.stringify(counts),
      ...day >= from && { digest: `${digest.slice(0, -1)}0` },
    }).where("_id", "=", _id).execute();
  }
}
