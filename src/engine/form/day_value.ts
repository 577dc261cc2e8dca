/** Converts a day of a form: its value is the instant when it begins in the business time zone, or a marked invalid text. */
import { startOf } from "../../../api/time/dates.ts";
import { readDay } from "../../../api/time/day_text.ts";
import { formatDay } from "../../../api/time/instants.ts";
import { config } from "../../lib/config.ts";

/** Marks a text that is no day, because one of digits only would be read as an instant. */
const NO_DAY = "~";

export function valueOfDay(text: string): string {
  const day = readDay(text);
  if (day !== null) return String(startOf(day, config().timeZone));
  return text.trim() === "" ? "" : `${NO_DAY}${text}`;
}

export function dayOfValue(value: string): string {
  if (value === "") return "";
  return value.startsWith(NO_DAY) ? value.slice(NO_DAY.length) : formatDay(Number(value), config().timeZone);
}
