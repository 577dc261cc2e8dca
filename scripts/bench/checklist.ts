/**
 * Measures the Check List of a month with 80,000 packages, all lines ticked, beside the bare SQL that counts them.
 * `BENCH_ENGINE=postgres` measures it on Postgres.
 */
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import pg from "pg";
import type { Database, Engine } from "../../server/db/database.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { checkListModule } from "../../server/modules/handover/check_list/module.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { addPackages } from "../../tests/support/handover/checked_packages.ts";
import { NOW } from "../../tests/support/people/people.ts";
import { runMutation } from "../../server/mutate.ts";
import { withEmptyDatabase } from "./empty.ts";
import { copyRows } from "./multiply.ts";
import { print } from "./report.ts";
import { compareAlternately } from "./shipping/comparison.ts";

const PACKAGES = 80_000;
const DAYS = 30;
const TURNS = 9;
const [HOUR, DAY] = [3_600, 86_400] as const;

const OUT = `('Handed Over', 'In Transit', 'Delivered')`;
const IS_SCANNED = `exists (select 1 from track_events as e where e.package_id = packages._id
  and e.source not in ('hand', 'flight'))`;
const IS_LISTED =
  "exists (select 1 from manifest_lines as l where l.package_id = packages._id and l.live = 1)";
const COUNTS: Readonly<Record<string, string>> = {
  to_leave: "true",
  labelled: `label_status = 'Live' or shipment_status in ('Packed', 'Boxed') or shipment_status in ${OUT}`,
  packed: `shipment_status in ('Packed', 'Boxed') or shipment_status in ${OUT}`,
  boxed: `shipment_status = 'Boxed' or shipment_status in ${OUT}`,
  handed_over: `shipment_status in ${OUT}`,
  scanned: `shipment_status = 'Delivered' or (shipment_status in ${OUT} and ${IS_SCANNED})`,
  delivered: "shipment_status = 'Delivered'",
  left_behind: `shipment_status not in ${OUT} and due_at <= ${NOW}`,
  no_scan: `shipment_status in ('Handed Over', 'In Transit') and handed_at <= ${NOW - 48 * HOUR}
    and not ${IS_SCANNED}`,
  listed: IS_LISTED,
  missing: `label_status = 'Live' and tracking_number like '___________VN' and shipment_status not in ${OUT}
    and not ${IS_LISTED}`,
  extra: `exists (select 1 from manifest_lines as l join manifests as m on m._id = l.manifest_id
    where l.package_id = packages._id and l.live = 1 and m.ship_day <> packages.ship_day)`,
};
/** Returns the SQL of the same counts as a person would write it by hand. */
const bareOn = (engine: Engine): string =>
  `select ship_day, location_id, carrier, ${
    Object.entries(COUNTS).map(([name, condition]) => `count(*) filter (where ${condition}) as ${name}`)
      .join()
  } from packages ${engine === "sqlite" ? "indexed by packages_by_ship_day" : ""}
  where ship_day >= '2026-11-01' and ship_day <= '2026-11-30'
    and shipment_status not in ('Voided', 'Cancelled') group by ship_day, location_id, carrier`;

/** Copies made by one statement: few enough to end within the statement timeout of Postgres. */
const AT_ONCE = 10_000;
const numbersFrom = (first: number) =>
  sql`(with recursive numbers (n) as (select ${sql.lit(first)} union all select n + 1 from numbers
  where n < ${sql.lit(first + AT_ONCE - 1)}) select n from numbers) as numbers`;

/** Opens the bare statement with the driver alone, without any code of the server. */
async function openBare({ engine }: Database, place: { readonly dataDir: string; readonly url?: string }) {
  if (engine === "sqlite") {
    const file = new DatabaseSync(`${place.dataDir}/${SQLITE_FILE}`, { readOnly: true });
    const statement = file.prepare(bareOn(engine));
    return { read: () => statement.all(), close: () => file.close() };
  }
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  return { read: () => client.query(bareOn(engine)), close: () => client.end() };
}

/** Adds a month of packages and ticks all lines of the Check List. Returns a function that requests the list. */
async function addMonth(db: Database): Promise<() => Promise<unknown>> {
  const world = await makeWorld(db);
  const order = await world.order();
  await addPackages(world, order, [{
    ...{ status: "Ready", day: "2026-10-01", carrier: "", isPlaced: true, due: NOW, handed: null },
    ...{ isLive: true, source: null, box: null },
  }]);
  const copies = {
    _id: sql`source._id || '-' || n`,
    code: sql`source.code || '-' || n`,
    ship_day: sql`'2026-11-' || case when n % ${sql.lit(DAYS)} < 9 then '0' else '' end || (1 + n % ${
      sql.lit(DAYS)
    })`,
    carrier: sql`case n / 7 % 3 when 0 then 'USPS' when 1 then 'DHL' else 'VNPost' end`,
    shipment_status: sql`case when n % 50 = 0 then 'Ready' when n % 20 = 0 then 'Handed Over'
      when n % 10 = 0 then 'In Transit' else 'Delivered' end`,
    handed_at: sql.lit(NOW - 3 * DAY) as never,
  };
  for (let first = 1; first <= PACKAGES; first += AT_ONCE) {
    const source = sql`packages as source, ${numbersFrom(first)}`;
    await copyRows(db, "packages", copies, sql`${source} where source.ship_day = '2026-10-01'`);
  }
  if (db.engine === "postgres") await sql`vacuum analyze`.execute(db.heavy);
  const context = world.as("root");
  const month = { start: "01-11-2026", end: "30-11-2026" };
  const list = () => checkListModule.queries!.checkList!(month, context) as Promise<readonly object[]>;
  type Line = Record<"day" | "location_id" | "carrier" | "digest", string>;
  for (const line of await list() as readonly Line[]) {
    const { day, location_id, carrier, digest } = line;
    const args = { day, location_id, carrier, digest, signed_by: "Ann" };
    await runMutation("makeDayCheck", checkListModule.mutations!.makeDayCheck!, args, context);
  }
  return list;
}

export const benchChecklist = (): Promise<void> =>
  withEmptyDatabase(async (db, place) => {
    const list = await addMonth(db);
    const bare = await openBare(db, place);
    const both = await compareAlternately({ ours: list, base: bare.read }, { turns: TURNS });
    await db.write((tx) =>
      tx.updateTable("packages").set({ shipment_status: "Delivered" })
        .where("ship_day", ">=", "2026-11-24").where("shipment_status", "=", "In Transit").execute()
    );
    const moved = await compareAlternately({ ours: list, base: bare.read }, { turns: TURNS });
    await bare.close();
    print(`Check List on ${db.engine}`, "bare SQL", [
      { name: `a month of ${PACKAGES.toLocaleString("en")} packages`, ...both, unit: "ms", goal: "<= 1.5x" },
      { name: "the same, a week changed since its ticks", ...moved, unit: "ms", goal: "" },
    ]);
  });
