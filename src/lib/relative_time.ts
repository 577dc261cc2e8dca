import { t } from "./i18n.ts";

/** Spans with the keys of their words. `Intl` is not used, because its first text takes 10 ms. */
const SPANS = [
  [3_600, "span.hoursAgo", "span.inHours"],
  [60, "span.minutesAgo", "span.inMinutes"],
] as const;

/** @param at Unix seconds, like `now`; they must be at most about a day apart */
export function relativeTime(at: number, now: number): string {
  const seconds = Math.abs(at - now);
  const span = SPANS.find(([each]) => seconds >= each);
  if (!span) return t("span.now");
  const [size, past, future] = span;
  return t(at < now ? past : future, { count: Math.trunc(seconds / size) });
}
