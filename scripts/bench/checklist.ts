/** Measures the Check List of a month with 80,000 packages, all lines ticked, beside the bare SQL that counts them. */
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { openDatabase, SQLITE_FILE } from "../../server/db/open.ts";
import { checkListModule } from "../../server/modules/handover/check_list/module.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { addPackages } from "../../tests/support/handover/checked_packages.ts";
import { NOW } from "../../tests/support/people/people.ts";
import { runMutation } from "../../server/mutate.ts";
import { copyRows } from "./multiply.ts";
import { print } from "./report.ts";
import { compareAlternately } from "./shipping/comparison.ts";

const PACKAGES = 80_000;
const DAYS = 30;
const TURNS = 9;
const [HOUR, DAY] = [3_600, 86_400] as const;

const OUT = `('Handed Over', 'In Transit', 'Delivered')`;
/** The same counts, as somebody would write them by hand. */
const BARE = `select ship_day, location_id, carrier, count(*) as to_leave,
  sum(label_status = 'Live' or shipment_status in ('Packed', 'Boxed') or shipment_status in ${OUT}) as labelled,
  sum(shipment_status in ('Packed', 'Boxed') or shipment_status in ${OUT}) as packed,
  sum(shipment_status = 'Boxed' or shipment_status in ${OUT}) as boxed,
  sum(shipment_status in ${OUT}) as handed_over,
  sum(shipment_status = 'Delivered' or (shipment_status in ${OUT} and exists (select 1 from track_events as e
    where e.package_id = packages._id and e.source not in ('hand', 'flight')))) as scanned,
  sum(shipment_status = 'Delivered') as delivered,
  sum(shipment_status not in ${OUT} and due_at <= ${NOW}) as left_behind,
  sum(shipment_status in ('Handed Over', 'In Transit') and handed_at <= ${NOW - 48 * HOUR}
    and not exists (select 1 from track_events as e where e.package_id = packages._id
      and e.source not in ('hand', 'flight'))) as no_scan
  from packages indexed by packages_by_ship_day where ship_day >= '2026-11-01' and ship_day <= '2026-11-30'
    and shipment_status not in ('Voided', 'Cancelled') group by ship_day, location_id, carrier`;

const NUMBERS = sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers
  where n < ${sql.lit(PACKAGES)}) select n from numbers) as numbers`;

export async function benchChecklist(): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "pressdock-bench-" });
  const db = await openDatabase({ dataDir });
  try {
    const world = await makeWorld(db);
    const order = await world.order();
    await addPackages(world, order, [{
      ...{ status: "Ready", day: "2026-10-01", carrier: "", isPlaced: true, due: NOW, handed: null },
      ...{ isLive: true, source: null, box: null },
    }]);
    await copyRows(db, "packages", {
      _id: sql`source._id || '-' || n`,
      code: sql`source.code || '-' || n`,
      ship_day: sql`'2026-11-' || printf('%02d', 1 + n % ${sql.lit(DAYS)})`,
      carrier: sql`case n / 7 % 3 when 0 then 'USPS' when 1 then 'DHL' else 'VNPost' end`,
      shipment_status: sql`case when n % 50 = 0 then 'Ready' when n % 20 = 0 then 'Handed Over'
        when n % 10 = 0 then 'In Transit' else 'Delivered' end`,
      handed_at: sql.lit(NOW - 3 * DAY) as never,
    }, sql`packages as source, ${NUMBERS}`);
    const context = world.as("root");
    const month = { start: "01-11-2026", end: "30-11-2026" };
    const list = () => checkListModule.queries!.checkList!(month, context) as Promise<readonly object[]>;
    for (
      const line of await list() as readonly Record<"day" | "location_id" | "carrier" | "digest", string>[]
    ) {
      const { day, location_id, carrier, digest } = line;
      const args = { day, location_id, carrier, digest, signed_by: "Ann" };
      await runMutation("makeDayCheck", checkListModule.mutations!.makeDayCheck!, args, context);
    }
    const bare = new DatabaseSync(`${dataDir}/${SQLITE_FILE}`, { readOnly: true });
    const statement = bare.prepare(BARE);
    const both = await compareAlternately({ ours: list, base: () => statement.all() }, { turns: TURNS });
    await db.write((tx) =>
      tx.updateTable("packages").set({ shipment_status: "Delivered" })
        .where("ship_day", ">=", "2026-11-24").where("shipment_status", "=", "In Transit").execute()
    );
    const moved = await compareAlternately({ ours: list, base: () => statement.all() }, { turns: TURNS });
    bare.close();
    print("Check List", "bare SQL", [
      { name: `a month of ${PACKAGES.toLocaleString("en")} packages`, ...both, unit: "ms", goal: "<= 1.5x" },
      { name: "the same, a week changed since its ticks", ...moved, unit: "ms", goal: "" },
    ]);
  } finally {
    await db.close();
    await Deno.remove(dataDir, { recursive: true });
  }
}
