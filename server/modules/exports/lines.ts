/**
 * A row for each line of an order, with wire names as its header: what our own importer makes the same orders of.
 * What a row says of its order stands in each of its rows. An order without lines has one row without a SKU.
 */
import { type CsvCell, figure } from "../../../api/csv/write.ts";
import { formatDay } from "../../../api/instants.ts";
import { decimalText } from "../../../api/money.ts";
import type { LineRow } from "../orders/rows.ts";
import { linesOf } from "../orders/store.ts";
import type { OrderView } from "../orders/view.ts";
import { instantText } from "./columns.ts";
import type { Table } from "./table.ts";

type OrderCell = (order: OrderView, timeZone: string) => CsvCell;

/** Columns of an order whose text is written as it is. */
const TEXTS = [
  "external_number",
  "recipient_name",
  "company",
  "address_line1",
  "address_line2",
  "city",
  "region",
  "postal_code",
  "country",
  "email",
  "phone",
  "shipping_method",
  "note",
  "code",
  "store_name",
  "status",
  "print_status",
  "shipment_status",
  "carrier",
  "tracking_number",
] as const satisfies readonly (keyof OrderView)[];

const ORDER: Readonly<Record<string, OrderCell>> = {
  ...Object.fromEntries(TEXTS.map((name): [string, OrderCell] => [name, (order) => order[name]])),
  ordered_on: ({ ordered_at }, timeZone) => ordered_at === null ? null : formatDay(ordered_at, timeZone),
  tags: ({ tags }) => tags.join(", "),
  due_on: ({ due_at }, timeZone) => formatDay(due_at, timeZone),
  created_at: ({ created_at }) => instantText(created_at),
  currency: ({ currency }) => currency,
};

const LINE: Readonly<Record<string, (line: LineRow, currency: string) => CsvCell>> = {
  sku: ({ sku }) => sku,
  title: ({ title }) => title,
  variant: ({ variant }) => variant,
  quantity: ({ quantity }) => quantity,
  line_total: ({ total_minor }, currency) => figure(decimalText(total_minor, currency)),
};

const NO_LINE: readonly CsvCell[] = Object.keys(LINE).map(() => null);

export const linesTable = (timeZone: string): Table => ({
  header: [...Object.keys(ORDER), ...Object.keys(LINE)],
  async rowsOf(records, { db, scope }) {
    // Only the list of orders has this shape: see readExport().
    const orders = records as unknown as readonly OrderView[];
    const lines = await linesOf(db.read, scope, orders.map(({ _id }) => _id));
    return orders.flatMap((order) => {
      const head = Object.values(ORDER).map((cell) => cell(order, timeZone));
      const own = (lines.get(order._id) ?? []).map((line) =>
        Object.values(LINE).map((cell) => cell(line, order.currency))
      );
      return (own.length > 0 ? own : [NO_LINE]).map((cells) => [...head, ...cells]);
    });
  },
});
