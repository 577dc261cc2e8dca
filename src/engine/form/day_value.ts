/** The value of a day in a form: the instant with which it begins, or, marked, what was typed and is no day. */
import { startOf } from "../../../api/time/dates.ts";
import { readDay } from "../../../api/time/day_text.ts";
import { formatDay } from "../../../api/time/instants.ts";
import { config } from "../../lib/config.ts";

/** Digits alone would be an instant: what is no day must not become one. */
const NO_DAY = "~";

/** What is typed as the form's value; an empty field stays empty. */
export function valueOfDay(text: string): string {
  const day = readDay(text);
  if (day !== null) return String(startOf(day, config().timeZone));
  return text.trim() === "" ? "" : `${NO_DAY}${text}`;
}

/** The form's value as it is typed and shown: DD-MM-YYYY. */
export function dayOfValue(value: string): string {
  if (value === "") return "";
  return value.startsWith(NO_DAY) ? value.slice(NO_DAY.length) : formatDay(Number(value), config().timeZone);
}
