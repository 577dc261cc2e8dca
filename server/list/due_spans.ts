import { DAY_SECONDS } from "../../api/constants.ts";
import { spanOf } from "../../api/time/dates.ts";
import type { AuthorizedContext } from "../context.ts";

const SOON_SECONDS = 2 * DAY_SECONDS;

/** A span of due times, in unix seconds. */
interface DueSpan {
  /** The first due time; null if there is no lower limit. */
  readonly from: number | null;
  readonly until: number;
}

export function dueSpans(
  kinds: readonly string[],
  { now, settings }: Pick<AuthorizedContext, "now" | "settings">,
): readonly DueSpan[] {
  const { from, until } = spanOf("today", now(), settings.timeZone);
  const spans: Record<string, DueSpan> = {
    late: { from: null, until: from },
    today: { from, until },
    soon: { from, until: now() + SOON_SECONDS },
  };
  return kinds.flatMap((kind) => spans[kind] ?? []);
}
