import { endOf, startOf } from "../../../../api/time/dates.ts";
import type { Period } from "./totals_store.ts";

const MAX_DAYS = 31;
const two = (number: number): string => String(number).padStart(2, "0");

export function daysOf(month: string, timeZone: string): readonly Period[] {
  const [year, number] = month.split("-");
  return Array.from({ length: MAX_DAYS }, (_, index) => `${two(index + 1)}-${number}-${year}`).flatMap(
    (day) => {
      const [from, until] = [startOf(day, timeZone), endOf(day, timeZone)];
      return from === null || until === null ? [] : [{ from, until }];
    },
  );
}
