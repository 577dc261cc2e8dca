/**
 * Instants as text, the same in every language, one form for each kind of place (ADR 111):
 * - in notifications `formatInstant`, as the spec writes it;
 * - where the day alone counts, in fields, cells and the names of files `formatDay`;
 * - on a screen and in a sentence `formatMinute`; a screen shows a fresh one relative (src/lib/when.ts);
 * - in files and wherever the second counts `formatSecond`.
 * Programs read ISO or unix seconds. This module is apart from dates.ts because the first list needs no date library.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

/** One format per time zone: making one costs milliseconds, using it microseconds. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = "2-digit";
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formats.set(timeZone, made);
  return made;
}

/** `DD/MM/YYYY` and `HH:mm:ss`; the numeric form of en-GB is `21/11/2026, 04:05:06`. */
function partsOf(unix: number, timeZone: string): string[] {
  if (timeZone !== "UTC") return formatOf(timeZone).format(unix * 1000).split(", ");
  // Without a time zone's rules there is nothing to load.
  const iso = new Date(unix * 1000).toISOString();
  return [`${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`, iso.slice(11, 19)];
}

/** An instant's day as DD-MM-YYYY. */
export function formatDay(unix: number, timeZone: string): string {
  const [day = ""] = partsOf(unix, timeZone);
  return day.replaceAll("/", "-");
}

/** An instant as `H:mm:ss DD/MM/YYYY`. Source: spec S4.7. */
export function formatInstant(unix: number, timeZone: string): string {
  const [day = "", time = ""] = partsOf(unix, timeZone);
  return `${time.replace(/^0/, "")} ${day}`;
}

const SECONDS_OF_DAY = 86_400;
const SECONDS_OF_HOUR = 3_600;
/** Rows of a file come day by day: the day that was written last is kept, for the engine's own text takes most of a row's time. */
let lastDay = { day: NaN, text: "" };
const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, "0");

/** An instant as `DD-MM-YYYY HH:mm:ss`. */
export function formatSecond(unix: number, timeZone: string): string {
  if (timeZone !== "UTC") {
    const [day = "", time = ""] = partsOf(unix, timeZone);
    return `${day.replaceAll("/", "-")} ${time}`;
  }
  const day = Math.floor(unix / SECONDS_OF_DAY);
  if (day !== lastDay.day) lastDay = { day, text: formatDay(unix, timeZone) };
  const second = unix - day * SECONDS_OF_DAY;
  const time = [second / SECONDS_OF_HOUR, second / 60 % 60, second % 60].map(twoDigits);
  return `${lastDay.text} ${time.join(":")}`;
}

/** An instant as `DD-MM-YYYY HH:mm`. */
export const formatMinute = (unix: number, timeZone: string): string =>
  formatSecond(unix, timeZone).slice(0, -3);

/** The time of day as `HH:mm`. */
export const formatTime = (unix: number, timeZone: string): string => formatMinute(unix, timeZone).slice(-5);

/** The last second that a `Date` can hold, and by its negative the first. */
const LAST_SECOND = 8_640_000_000_000;

/** True for whole seconds that a `Date` can hold. */
export const isInstant = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= LAST_SECOND;

/** True for a name of the time-zone database. */
export function isTimeZone(name: unknown): name is string {
  try {
    return name === "UTC" || (typeof name === "string" && name !== "" && formatOf(name) !== undefined);
  } catch {
    return false;
  }
}
