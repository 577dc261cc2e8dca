/**
 * Instants as text, the same in every language, one form for each kind of place (ADR 111):
 * - in notifications the form of the spec (src/features/desk/notifications/notified_text.ts);
 * - where only the day counts, in fields, cells and the names of files `formatDay`;
 * - on a screen and in a sentence `formatMinute`; src/lib/when.ts writes recent ones relative to now;
 * - where the second counts `formatSecond`, in the rows of files by file_instants.ts.
 * Programs read ISO or unix seconds. Separate from dates.ts: the app starts without its date library.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Keeps one format per time zone, in whichever case it is written: making one costs milliseconds. */
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

/** Formats an instant as `DD-MM-YYYY HH:mm:ss`; the numeric form of en-GB is `21/11/2026, 04:05:06`. */
export function formatSecond(unix: number, timeZone: string): string {
  if (timeZone !== "UTC") {
    return formatOf(timeZone.toLowerCase()).format(unix * 1000).replaceAll("/", "-").replace(",", "");
  }
  // UTC needs no time zone rules.
  const [day = "", time = ""] = new Date(unix * 1000).toISOString().split("T");
  return `${day.split("-").reverse().join("-")} ${time.slice(0, 8)}`;
}

/** Formats an instant's day as DD-MM-YYYY. */
export const formatDay = (unix: number, timeZone: string): string =>
  formatSecond(unix, timeZone).slice(0, 10);

/** Formats an instant as `DD-MM-YYYY HH:mm`. */
export const formatMinute = (unix: number, timeZone: string): string =>
  formatSecond(unix, timeZone).slice(0, -3);

export const formatTime = (unix: number, timeZone: string): string => formatMinute(unix, timeZone).slice(-5);

/** The last second that a `Date` can hold, and by its negative the first. */
export const LAST_SECOND = 8_640_000_000_000;

export const isInstant = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= LAST_SECOND;

export function isTimeZone(name: unknown): name is string {
  try {
    return name === "UTC" || typeof name === "string" && !!Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
}
