import { formatDay } from "../time/instants.ts";
import { OPEN_ORDER_STATUSES } from "../statuses.ts";

interface Due {
  readonly status: string;
  /** Unix seconds. */
  readonly due_at: number;
}

/** Returns true once the due day is over in the time zone, like the filter `due`. A draft is never late. */
export function isLate({ status, due_at }: Due, now: number, timeZone: string): boolean {
  const isAwaited = status !== "Draft" && (OPEN_ORDER_STATUSES as readonly string[]).includes(status);
  return isAwaited && due_at < now && formatDay(due_at, timeZone) !== formatDay(now, timeZone);
}
