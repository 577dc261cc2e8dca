/** Spans of time in words: "3 hours ago", "in 2 days". */
import { language, t } from "./i18n.ts";

/** What lists say all the time stands among the words: the browser takes 10 ms to be ready to say the first one. */
const SPANS = [
  [3_600, "span.hoursAgo", "span.inHours"],
  [60, "span.minutesAgo", "span.inMinutes"],
] as const;

const DAY = 86_400;
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["day", DAY],
];

const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(language: string): Intl.RelativeTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  formats.set(language, made);
  return made;
}

/** An instant as seen from another, both in unix seconds, in the largest unit that fits. */
export function relativeTime(at: number, now: number): string {
  const seconds = Math.abs(at - now);
  const days = UNITS.find(([, each]) => seconds >= each);
  if (days) return formatOf(language.peek()).format(Math.trunc((at - now) / days[1]), days[0]);
  const span = SPANS.find(([each]) => seconds >= each);
  // Below a minute the seconds would only flicker.
  if (!span) return t("span.now");
  const [size, past, future] = span;
  return t(at < now ? past : future, { count: Math.trunc(seconds / size) });
}
