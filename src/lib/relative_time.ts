/** Spans of time in words: "3 hours ago", "in 2 days". Pure. */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
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
export function relativeTime(at: number, now: number, language: string): string {
  const seconds = at - now;
  const words = formatOf(language);
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ["second", 1] as const;
  // Below a minute the seconds would only flicker.
  return words.format(unit === "second" ? 0 : Math.trunc(seconds / size), unit);
}
