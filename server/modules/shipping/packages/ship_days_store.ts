/** A ship day is the day of a package's due time at its location. The Check List counts by ship day. */
import { shipDayOf } from "../../../../api/shipping/ship_day.ts";
import { PACKAGES_IN_HOUSE } from "../../../../api/statuses.ts";
import { startLoop } from "../../../background/loop.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Database, Reader, Writer } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { readOne } from "../../../lifecycle/step_cache.ts";
import type { ReadsIn } from "../../../lifecycle/step_cache.ts";
import { PLACES, WHOLE_BUSINESS } from "../../catalogue/locations/making_store.ts";

interface Due {
  readonly due_at: number;
  readonly location_id: string | null;
}

/** @param timeZone of the business, for a location without one */
export async function shipDayAt(
  step: ReadsIn,
  { due_at, location_id }: Due,
  timeZone: string,
): Promise<string> {
  // The location is usually in the cache, because locations were read to choose one.
  const place = (await readOne(step, PLACES, WHOLE_BUSINESS))?.find(({ _id }) => _id === location_id) ??
    (location_id === null ? undefined : await placeOf(step.tx, location_id));
  return shipDayOf(due_at, place?.time_zone || timeZone);
}

const placeOf = (reader: Reader, _id: string) =>
  reader.selectFrom("locations").select("time_zone").where("_id", "=", _id).executeTakeFirst();

/** Clears the ship days of packages at a location whose time zone changed, except for packages that left. */
export async function forgetShipDays(tx: Writer, location_id: string): Promise<void> {
  await tx.updateTable("packages").set({ ship_day: "" }).where("location_id", "=", location_id)
    .where(isOneOf("shipment_status", PACKAGES_IN_HOUSE)).execute();
}

/** Maximum number of packages in one transaction. */
const MAX_COUNT = 500;

/** Fills in ship days that are missing or were cleared. Returns the number of packages. */
export async function fillShipDays(
  { read, write }: Pick<Database, "read" | "write">,
  timeZone: string,
): Promise<number> {
  // Reads before opening a transaction, because most rounds find nothing.
  if ((await missingDays(read, 1)).length === 0) return 0;
  return await write(async (tx) => {
    const rows = await missingDays(tx, MAX_COUNT);
    const days = Map.groupBy(rows, ({ due_at, time_zone }) => shipDayOf(due_at, time_zone || timeZone));
    for (const [ship_day, packages] of days) {
      await tx.updateTable("packages").set({ ship_day })
        .where(isOneOf("_id", packages.map(({ _id }) => _id))).execute();
    }
    return rows.length;
  });
}

const missingDays = (reader: Reader, most: number) =>
  reader.selectFrom("packages as k").leftJoin("locations as l", "l._id", "k.location_id")
    .select(["k._id", "k.due_at", "l.time_zone"]).where("k.ship_day", "=", "").limit(most).execute();

const ROUND_MS = 60_000;

/** Fills in ship days of packages that an older build made, or whose location or its time zone changed. */
export function shipDayWorker({ db, settings: { timeZone } }: BackgroundTools): Background {
  return startLoop({
    name: "Filling in days of packages",
    async run(signal) {
      while (!signal.aborted && await fillShipDays(db, timeZone) > 0);
    },
    everyMs: ROUND_MS,
    isEager: true,
  });
}
