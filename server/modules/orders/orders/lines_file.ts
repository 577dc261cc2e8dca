/**
 * Writes a row for each line of an order under the columns that our importer knows, with the order's fields in each
 * row.
 *
 * An order without lines has one row without a SKU. An order without a shop number has none in the file, so an import
 * refuses it: with an invented number it would become another order.
 */
import { type LINE_FIELDS, ORDER_FIELDS } from "../../../../api/csv/plan.ts";
import { type CsvCell, figure, moment } from "../../../../api/csv/write.ts";
import { formatFileInstant } from "../../../../api/time/file_instants.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { decimalText } from "../../../../api/money.ts";
import type { FileTable } from "../../../list/source.ts";
import type { LineRow } from "./rows.ts";
import { linesOf } from "./store.ts";
import type { OrderView } from "./view.ts";

/** Columns for people, which an import ignores. */
const MORE_TEXTS = [
  "code",
  "store_name",
  "status",
  "print_status",
  "shipment_status",
  "carrier",
  "tracking_number",
] as const satisfies readonly (keyof OrderView)[];

type OrderCell = (order: OrderView, timeZone: string) => CsvCell;

const textOf = (name: keyof OrderView): OrderCell => (order) => String(order[name]);
const orderedOn: OrderCell = ({ ordered_at }, timeZone) =>
  ordered_at === null ? null : moment(formatDay(ordered_at, timeZone));

const ORDER: ReadonlyMap<string, OrderCell> = new Map<string, OrderCell>([
  ...ORDER_FIELDS.map((name) => [name, name === "ordered_on" ? orderedOn : textOf(name)] as const),
  ...MORE_TEXTS.map((name) => [name, textOf(name)] as const),
  ["tags", ({ tags }) => tags.join(", ")],
  ["due_on", ({ due_at }, timeZone) => moment(formatDay(due_at, timeZone))],
  ["created_at", ({ created_at }, timeZone) => moment(formatFileInstant(created_at, timeZone))],
]);

type LineCell = (line: LineRow, currency: string) => CsvCell;

/** Writes the declared value as an import reads it, and our charge. A line's total is exact, unlike a unit price. */
const LINE: Readonly<Record<Exclude<(typeof LINE_FIELDS)[number], "unit_price"> | "price_total", LineCell>> =
  {
    sku: ({ sku }) => sku,
    title: ({ title }) => title,
    variant: ({ variant }) => variant,
    quantity: ({ quantity }) => quantity,
    line_total: ({ declared_minor, declared_currency }, currency) =>
      declared_minor === null ? null : figure(decimalText(declared_minor, declared_currency || currency)),
    currency: ({ declared_currency }, currency) => declared_currency || currency,
    price_total: ({ total_minor }, currency) => figure(decimalText(total_minor, currency)),
  };

const NO_LINE: readonly CsvCell[] = Object.keys(LINE).map(() => null);

export const linesTable = (timeZone: string): FileTable => ({
  header: [...ORDER.keys(), ...Object.keys(LINE)],
  async rowsOf(records, { db, scope }) {
    // Only the list of orders has this shape: see readExportRequest().
    const orders = records as unknown as readonly OrderView[];
    const lines = await linesOf(db.read, scope, orders.map(({ _id }) => _id));
    return orders.flatMap((order) => {
      const head = [...ORDER.values()].map((cell) => cell(order, timeZone));
      const own = (lines.get(order._id) ?? []).map((line) =>
        Object.values(LINE).map((cell) => cell(line, order.currency))
      );
      return (own.length > 0 ? own : [NO_LINE]).map((cells) => [...head, ...cells]);
    });
  },
});
