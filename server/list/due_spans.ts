/** The days that the filter `due` of orders and garments names. */
import { spanOf } from "../../api/time/dates.ts";
import type { AuthorizedContext } from "../context.ts";

const SOON_SECONDS = 2 * 86_400;

/** When something is due, in unix seconds. */
interface DueSpan {
  /** Null for however long ago. */
  readonly from: number | null;
  readonly until: number;
}

/** The days that a filter names. */
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
