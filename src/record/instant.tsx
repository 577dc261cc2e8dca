/** A time: relative while fresh, exact on hover and when older. Source: spec S4.7. */
import { RELATIVE_TIME_WINDOW_HOURS } from "../../api/constants.ts";
import { formatInstant } from "../../api/instants.ts";
import { config } from "../lib/config.ts";
import { language } from "../lib/i18n.ts";
import { useNow } from "../lib/now.ts";
import { relativeTime } from "../lib/relative_time.ts";

export function Instant({ at }: { readonly at: number }) {
  const now = useNow();
  const exact = formatInstant(at, config().timeZone);
  const isFresh = Math.abs(now - at) < RELATIVE_TIME_WINDOW_HOURS * 3600;
  return (
    <time dir="auto" dateTime={new Date(at * 1000).toISOString()} title={exact}>
      {isFresh ? relativeTime(at, now, language.peek()) : exact}
    </time>
  );
}
