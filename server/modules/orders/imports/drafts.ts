import type { ImportedOrder } from "../../../../api/csv/assembly.ts";
import type { LineFields } from "../../../../api/csv/row_read.ts";
import { startOf } from "../../../../api/time/dates.ts";
import type { OrderDraft } from "../orders/create.ts";
import type { SourceLine } from "../orders/draft.ts";

/** Returns a function that reads days. It caches them: days repeat, and computing with time zones is slow. */
export function dayReader(timeZone: string): (day: string) => number | null {
  const known = new Map<string, number | null>();
  return (day) => {
    if (day === "") return null;
    const found = known.get(day);
    if (found !== undefined) return found;
    const start = startOf(day, timeZone);
    known.set(day, start);
    return start;
  };
}

export interface DraftPlace {
  readonly seller_id: string;
  readonly store_id: string;
  readonly import_id: string;
}

export function draftOf(
  { ordered_on, lines, ...words }: ImportedOrder,
  place: DraftPlace,
  daysOf: (day: string) => number | null,
  currency: string,
): OrderDraft {
  return {
    ...words,
    ...place,
    ordered_at: daysOf(ordered_on),
    lines: lines.map((line) => lineOf(line, currency)),
  };
}

const lineOf = ({ sku, title, variant, quantity, total }: LineFields, currency: string): SourceLine => ({
  sku,
  title,
  variant,
  quantity,
  ...total && {
    declared_minor: total.minor,
    declared_currency: total.currency === currency ? "" : total.currency,
    raw_total: total.raw,
  },
});
