/** Reads the location whose hours count for cases. */
import { type OpeningHours, usualHours } from "../../../../api/catalogue/opening_hours.ts";
import type { Reader } from "../../../db/database.ts";

const COLUMNS = ["_id", "time_zone", "workdays", "holidays", "opens_min", "closes_min"] as const;

export const deskLocation = (reader: Reader) =>
  reader.selectFrom("locations").select(COLUMNS).where("support_desk", "=", 1).executeTakeFirst();

/** @param timeZone of the business, for a desk without one of its own */
export async function deskHours(reader: Reader, timeZone: string): Promise<OpeningHours> {
  const desk = await deskLocation(reader);
  if (!desk) return usualHours(timeZone);
  return {
    ...desk,
    time_zone: desk.time_zone || timeZone,
    workdays: JSON.parse(desk.workdays) as string[],
    holidays: JSON.parse(desk.holidays) as string[],
  };
}
