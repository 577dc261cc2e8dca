import { formatDay } from "../time/instants.ts";
import { OPEN_ORDER_STATUSES } from "../statuses.ts";

interface Due {
  readonly status: string;
  /** Unix seconds. */
  readonly due_at: number;
}

/** True when the due day, in the time zone of the filter `due`, is over. A draft is never overdue. */
export function isLate({ status, due_at }: Due, now: number, timeZone: string): boolean {
  const isAwaited = status !== "Draft" && (OPEN_ORDER_STATUSES as readonly string[]).includes(status);
  return isAwaited && due_at < now && formatDay(due_at, timeZone) !== formatDay(now, timeZone);
}
