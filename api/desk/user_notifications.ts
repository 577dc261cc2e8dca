/** Source: docs/requirements.md S3.7. */

export const SETTING_STATUSES = ["Active", "Paused"] as const;

export const MAX_MENTIONS = 20;
export const MAX_TIMES = 24;

/** A time of day in the business's time zone. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

export interface TimeEntry {
  readonly hour?: unknown;
  readonly minute?: unknown;
}

const isThere = (part: unknown): boolean => part !== null && part !== undefined && String(part).trim() !== "";

/** Source: docs/requirements.md S5.4. */
export const isWholeTime = ({ hour, minute }: TimeEntry): boolean => isThere(hour) && isThere(minute);

export function isTimePart(part: unknown, last: number): boolean {
  if (typeof part === "string" && !/^\s*\d{1,2}\s*$/.test(part)) return false;
  return Number.isInteger(Number(part)) && Number(part) >= 0 && Number(part) <= last;
}

/** Returns each time once, in the order of the day. Source: docs/requirements.md S5.4. */
export function wholeTimes(entries: readonly TimeEntry[]): TimeOfDay[] {
  const times = entries.filter(isWholeTime).map(({ hour, minute }) => ({
    hour: Number(hour),
    minute: Number(minute),
  }));
  const minutes = new Set(times.map(({ hour, minute }) => hour * 60 + minute));
  return [...minutes].sort((one, other) => one - other)
    .map((at) => ({ hour: Math.floor(at / 60), minute: at % 60 }));
}
