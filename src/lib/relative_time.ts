import { t } from "./i18n.ts";

/** These words are not from `Intl`, which takes 10 ms for the first one. */
const SPANS = [
  [3_600, "span.hoursAgo", "span.inHours"],
  [60, "span.minutesAgo", "span.inMinutes"],
] as const;

/** @param at unix seconds, as `now`; not much more than a day apart */
export function relativeTime(at: number, now: number): string {
  const seconds = Math.abs(at - now);
  const span = SPANS.find(([each]) => seconds >= each);
  if (!span) return t("span.now");
  const [size, past, future] = span;
  return t(at < now ? past : future, { count: Math.trunc(seconds / size) });
}
