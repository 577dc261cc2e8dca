import { endOf, startOf } from "../../../../api/time/dates.ts";
import { MONTH } from "../../../../api/money/statement.ts";
import type { Period } from "./totals_store.ts";

const MOST_DAYS = 31;
const two = (number: number): string => String(number).padStart(2, "0");

/** @param month such as 2026-03; null for text that is not a month */
export function monthOf(month: string, timeZone: string): Period | null {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year || !number) return null;
  const isLast = number === "12";
  const from = startOf(`01-${number}-${year}`, timeZone);
  const until = startOf(
    isLast ? `01-01-${Number(year) + 1}` : `01-${two(Number(number) + 1)}-${year}`,
    timeZone,
  );
  return from === null || until === null ? null : { from, until };
}

export function daysOf(month: string, timeZone: string): readonly Period[] {
  const [year, number] = month.split("-");
  return Array.from({ length: MOST_DAYS }, (_, index) => `${two(index + 1)}-${number}-${year}`).flatMap(
    (day) => {
      const [from, until] = [startOf(day, timeZone), endOf(day, timeZone)];
      return from === null || until === null ? [] : [{ from, until }];
    },
  );
}
