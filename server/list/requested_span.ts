/** Reads the span of days of a query that returns no list. */
import { endOf, type Span, spanOf, startOf } from "../../api/time/dates.ts";
import type { ApiError } from "../../api/errors.ts";
import { isRange, type Range } from "../../api/time/ranges.ts";

interface RequestedDays {
  readonly range?: string | null | undefined;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

/** Makes the error for a refused argument. */
export type Refuse = (path: string, code: string, most?: number) => ApiError;

/** @throws {ApiError} BAD_INPUT for a range or a day that does not exist, and for days in the wrong order */
export function requestedSpan(
  { range, start, end }: RequestedDays,
  now: number,
  timeZone: string,
  refuse: Refuse,
): Span & { readonly range: Range | null } {
  if (!start && !end) {
    const name = range || "this-month";
    if (!isRange(name)) throw refuse("range", "unknown");
    return { ...spanOf(name, now, timeZone), range: name };
  }
  const dayOf = (path: "start" | "end", text: string, read: typeof startOf) => {
    const at = read(text, timeZone);
    if (at === null) throw refuse(path, "badDate");
    return at;
  };
  // If only one day is given, the span is that day.
  const [first, last] = [start || end || "", end || start || ""];
  const from = dayOf(start ? "start" : "end", first, startOf);
  const until = dayOf(end ? "end" : "start", last, endOf);
  if (until <= from) throw refuse("end", "invalid");
  return { from, until, range: null };
}
