/** Proposes when a file was exported; a person sees it and may change it. */
import { instantOf } from "../time/dates.ts";
import { formatMinute } from "../time/instants.ts";

/** TikTok's file names end with day and minute: `All order-2026-11-29-14_05.csv`. */
const IN_NAME = /(\d{4})-(\d{2})-(\d{2})[-_ T](\d{2})[-_:.h]?(\d{2})/;

export function exportedAt(
  { name, lastModified }: { readonly name: string; readonly lastModified: number },
  timeZone: string,
  now: number,
): number {
  const [, year = "", month = "", day = "", hour = "", minute = ""] = IN_NAME.exec(name) ?? [];
  const named = year === "" ? null : instantOf(
    `${day}-${month}-${year}`,
    { hour: Number(hour), minute: Number(minute), second: 0 },
    timeZone,
  );
  return Math.min(named ?? Math.floor(lastModified / 1000), now);
}

/** Formats an instant as the value of a browser's `datetime-local` input, `YYYY-MM-DDTHH:mm`. */
export function momentText(at: number, timeZone: string): string {
  const [date = "", time = ""] = formatMinute(at, timeZone).split(" ");
  return `${date.split("-").reverse().join("-")}T${time}`;
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

export function readMoment(text: string, timeZone: string): number | null {
  const [, year, month, day, hour, minute] = MOMENT.exec(text) ?? [];
  if (year === undefined) return null;
  return instantOf(
    `${day}-${month}-${year}`,
    { hour: Number(hour), minute: Number(minute), second: 0 },
    timeZone,
  );
}
