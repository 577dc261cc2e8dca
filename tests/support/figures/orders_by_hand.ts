/** Computes the measures of reports about orders a second time, from whole rows. */
import { endOf, startOf } from "../../../api/time/dates.ts";
import { isPeriod } from "../../../api/time/ranges.ts";
import { OPEN_ORDER_STATUSES } from "../../../api/statuses.ts";
import type { Figures } from "../../../api/generated/schema.ts";
import type { OrdersTable } from "../../../server/db/tables.ts";

interface Bounds {
  readonly from: number;
  readonly until: number;
}
type Time = "created_at" | "paid_at" | "produced_at" | "shipped_at";

const isOwed = ({ status }: OrdersTable) =>
  status !== "Draft" && (OPEN_ORDER_STATUSES as readonly string[]).includes(status);
const share = (part: number, whole: number) => whole === 0 ? null : part / whole;

function percentile(rows: readonly OrdersTable[], to: Exclude<Time, "created_at">, percent: number) {
  const hours = rows.map((row) => Math.trunc((row[to]! - row.created_at) / 3600))
    .toSorted((one, other) => one - other);
  return hours[Math.ceil((hours.length * percent) / 100) - 1] ?? null;
}

/** Returns every measure by its key; money is in the given currency. */
export function measuresByHand(rows: readonly OrdersTable[], { from, until }: Bounds, startOfToday: number) {
  const within = (column: Time) => rows.filter(({ [column]: at }) => at !== null && at >= from && at < until);
  const [made, paid, produced, shipped] = [
    within("created_at"),
    within("paid_at"),
    within("produced_at"),
    within("shipped_at"),
  ];
  const count = (is: (row: OrdersTable) => boolean) => made.filter(is).length;
  const onTime = shipped.filter((row) => row.shipped_at! <= row.due_at).length;
  const counts: Readonly<Record<string, number>> = {
    orders: made.length,
    garments: made.reduce((sum, row) => sum + row.items_count, 0),
    open: count(isOwed),
    late: count((row) => isOwed(row) && row.due_at < startOfToday),
    on_hold: count(({ status }) => status === "On Hold"),
    cancelled: count(({ status }) => status === "Cancelled"),
    returned: count(({ status }) => status === "Returned"),
    remade: count(({ remedy }) => remedy === "reprint"),
    paid: paid.length,
    produced: produced.length,
    shipped: shipped.length,
    on_time: onTime,
  };
  const shareOfOrders = (key: string) => share(counts[key]!, made.length);
  const others: Readonly<Record<string, number | null>> = {
    cancelled_share: shareOfOrders("cancelled"),
    returned_share: shareOfOrders("returned"),
    remade_share: shareOfOrders("remade"),
    on_time_share: share(onTime, shipped.length),
    paid_50: percentile(paid, "paid_at", 50),
    paid_90: percentile(paid, "paid_at", 90),
    produced_50: percentile(produced, "produced_at", 50),
    produced_90: percentile(produced, "produced_at", 90),
    hours_50: percentile(shipped, "shipped_at", 50),
    hours_90: percentile(shipped, "shipped_at", 90),
  };
  return ({ key, currency }: Figures["columns"][number]): number | null => {
    const known = { ...counts, ...others };
    if (!currency) {
      if (!(key in known)) throw new Error(`${key} is not computed by hand`);
      return known[key]!;
    }
    const sum = (column: "total_minor" | "refunds_minor") =>
      made.filter((row) => row.currency === currency).reduce((all, row) => all + row[column], 0);
    if (key === "value") return sum("total_minor");
    if (key === "refunded") return sum("refunds_minor");
    if (key === "refunded_share") return share(sum("refunds_minor"), sum("total_minor"));
    throw new Error(`${key} is not computed by hand`);
  };
}

const COLUMNS: Readonly<Record<string, keyof OrdersTable>> = { seller: "seller_id", store: "store_id" };

/** Computes the totals and each row of a report by one dimension. */
export function figuresByHand(
  { from, until, columns, rows: shown }: Figures,
  by: string,
  rows: readonly OrdersTable[],
  timeZone: string,
  startOfToday: number,
) {
  const valuesOf = (some: readonly OrdersTable[], span: Bounds) =>
    columns.map(measuresByHand(some, span, startOfToday));
  return {
    totals: valuesOf(rows, { from, until }),
    rows: shown.map(({ key }) => {
      const [start = "", end = ""] = key.split("..");
      return isPeriod(by)
        ? valuesOf(rows, { from: startOf(start, timeZone)!, until: endOf(end, timeZone)! })
        : valuesOf(rows.filter((row) => (row[COLUMNS[by] ?? by as keyof OrdersTable] || "None") === key), {
          from,
          until,
        });
    }),
  };
}
