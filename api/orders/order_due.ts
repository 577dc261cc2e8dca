/** When an order is late: said once, for the list and the record. */
import { formatDay } from "../time/instants.ts";
import { OPEN_ORDER_STATUSES } from "../statuses.ts";

interface Due {
  readonly status: string;
  /** Unix seconds. */
  readonly due_at: number;
}

/**
 * Whether the day it was due is over and somebody still waits for it: a draft that nobody submitted keeps nobody
 * waiting. The days are those of the time zone, as the filter `due` counts them.
 */
export function isLate({ status, due_at }: Due, now: number, timeZone: string): boolean {
  const isAwaited = status !== "Draft" && (OPEN_ORDER_STATUSES as readonly string[]).includes(status);
  return isAwaited && due_at < now && formatDay(due_at, timeZone) !== formatDay(now, timeZone);
}
