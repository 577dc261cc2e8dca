import { DAY_SECONDS } from "../../../../api/constants.ts";
import { formatMinute, formatTime } from "../../../../api/time/instants.ts";
import { MAX_COUNTED_IN_FRONT, WAIT_KINDS, type WaitKind } from "../../../../api/orders/waits.ts";
import { hasWords, type Key, language, t } from "../../../lib/i18n.ts";
import type { Order } from "./order.ts";

type Parts = Pick<
  Order,
  "wait_kind" | "wait_step" | "wait_since" | "wait_units" | "wait_open" | "wait_of" | "wait_ahead"
>;

const SIX_DAYS = 6 * DAY_SECONDS;
const isKind = (kind: string): kind is WaitKind => (WAIT_KINDS as readonly string[]).includes(kind);

/** Returns "Tuesday 14:10", or the date and time if that is six days ago or more. */
function sinceText(since: number, now: number, timeZone: string): string {
  if (now - since >= SIX_DAYS) return formatMinute(since, timeZone);
  const weekday = new Intl.DateTimeFormat(language.peek(), { weekday: "long", timeZone });
  return `${weekday.format(since * 1000)} ${formatTime(since, timeZone)}`;
}

/** Returns the key of the text for the step, or else for the kind of waiting. */
function headOf({ wait_kind, wait_step, wait_open }: Parts, kind: WaitKind): Key | null {
  const byStep = kind === "step" && wait_open > 0 ? "open" : wait_kind;
  const keys = [`wait.${byStep}.${wait_step}`, `wait.${wait_kind}`];
  return (keys.find(hasWords) ?? null) as Key | null;
}

/** Returns a sentence without a period; null if the order or unit waits for nothing. */
export function waitText(parts: Parts, now: number, timeZone: string): string | null {
  const { wait_kind, wait_since, wait_units: units, wait_of: of, wait_ahead: ahead } = parts;
  if (!isKind(wait_kind) || typeof wait_since !== "number") return null;
  const head = headOf(parts, wait_kind);
  if (!head) return null;
  const words = [t(head, { since: sinceText(wait_since, now, timeZone) })];
  if (units > 0 && of > 1) {
    words.push(units === of ? t("wait.all", { count: of }) : t("wait.units", { count: of, units }));
  }
  // A unit that is being worked on has no place in the queue.
  if (parts.wait_open === 0 && typeof ahead === "number") {
    const key = ahead > MAX_COUNTED_IN_FRONT ? "wait.aheadMore" : "wait.ahead";
    words.push(ahead > 0 ? t(key, { number: Math.min(ahead, MAX_COUNTED_IN_FRONT) }) : t("wait.next"));
  }
  return words.join(", ");
}

export const waitWord = (kind: string, step: string): string =>
  kind === "step" ? t(`status.${step}`) : isKind(kind) ? t(`choice.wait.${kind}`) : "";
