/** Reads the location of the support desk, whose opening hours determine due times of cases. */
import { type OpeningHours, usualHours } from "../../../../api/catalogue/opening_hours.ts";
import type { Reader } from "../../../db/database.ts";
import type { LocationsTable } from "../../../db/tables.ts";

const COLUMNS = ["_id", "time_zone", "workdays", "holidays", "opens_min", "closes_min"] as const;

export const deskLocation = (reader: Reader) =>
  reader.selectFrom("locations").select(COLUMNS).where("support_desk", "=", 1).executeTakeFirst();

type DeskRow = Pick<LocationsTable, Exclude<(typeof COLUMNS)[number], "_id">>;

/** @param timeZone that of the business, for a location without a time zone */
const hoursOf = (
  { time_zone, workdays, holidays, opens_min, closes_min }: DeskRow,
  timeZone: string,
): OpeningHours => ({
  time_zone: time_zone || timeZone,
  workdays: JSON.parse(workdays) as string[],
  holidays: JSON.parse(holidays) as string[],
  opens_min,
  closes_min,
});

/** @param timeZone that of the business */
export async function deskHours(reader: Reader, timeZone: string): Promise<OpeningHours> {
  const desk = await deskLocation(reader);
  return desk ? hoursOf(desk, timeZone) : usualHours(timeZone);
}

/** Returns the desk's hours after a location was saved; null if it neither was nor is the location of the desk. */
export function deskHoursAfter(
  next: DeskRow & Pick<LocationsTable, "support_desk">,
  before: Pick<LocationsTable, "support_desk"> | null,
  timeZone: string,
): OpeningHours | null {
  if (next.support_desk === 1) return hoursOf(next, timeZone);
  return before?.support_desk === 1 ? usualHours(timeZone) : null;
}
