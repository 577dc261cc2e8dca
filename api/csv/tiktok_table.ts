/** Reads TikTok Shop's order export into orders. If the file is ambiguous, a person is asked; nothing is guessed. */
import { DAY_SECONDS } from "../constants.ts";
import {
  cancelDueAt,
  collectDueAt,
  holdEndOf,
  MAX_TIKTOK_LINES,
  type RemoteOrder,
  shipDueAt,
  type ShippingType,
} from "../handover/tiktok.ts";
import { mergeOrders } from "../handover/tiktok_merge.ts";
import { MAX_ORDER_PIECES } from "../orders/order_bounds.ts";
import { orderTextOf } from "../orders/order_texts.ts";
import { parseAmount } from "./amounts.ts";
import { type DayOrder, orderOfDays, readInstant, type ScanAnswers } from "./box_scan_table.ts";
import {
  isNoPiece,
  meantText,
  parseCode,
  parseCount,
  parseCountry,
  parseIdentity,
  parseParagraphs,
  parseText,
  RefusedCell,
} from "./cells.ts";
import type { CsvRow } from "./parser.ts";
import type { ImportReason } from "./reasons.ts";
import { asksToCancel, remoteStatusOf } from "./tiktok_status.ts";
import { TIKTOK_FIELDS, type TiktokColumns, type TiktokField, tiktokHeader } from "./tiktok_columns.ts";
import { unescapeFormula } from "./write.ts";

export interface TiktokAnswers extends Pick<ScanAnswers, "order" | "timeZone"> {
  /** When the file was exported; its content is treated as of that time. */
  readonly seenAt: number;
}

export interface TiktokRefusal {
  readonly line: number;
  readonly column: string;
  readonly code: ImportReason;
}

export interface TiktokRead {
  readonly orders: readonly RemoteOrder[];
  readonly refusals: readonly TiktokRefusal[];
  /** Number of rows below the header, without descriptions and blank rows. */
  readonly rows: number;
}

const TIMES = ["created", "paid", "rts", "shipped", "delivered", "cancelled"] as const;

/** Finds the order of day and month from all times together: an export writes them all in the same way. */
export function orderOfTimes(rows: readonly CsvRow[], columns: TiktokColumns): DayOrder {
  const found = TIMES.flatMap((field) =>
    columns[field] === undefined ? [] : [orderOfDays(rows, columns[field])]
  );
  const proven = [...new Set(found.flatMap(({ proven }) => proven ?? []))];
  const open = found.find((each) => each.open !== null)?.open ?? null;
  if (proven.length === 1) return { proven: proven[0] ?? null, open: null };
  return { proven: null, open: proven.length > 1 ? "" : open };
}

const TIKTOK_ID = /^\d{15,20}$/;
/** Spreadsheets keep fifteen digits of a number and replace the rest with zeros. */
const ROUNDED = /000$/;
const MAX_IDS_BY_CHANCE = 2;

interface RowRead {
  readonly line: number;
  readonly order: RemoteOrder | null;
  readonly refused: TiktokRefusal | null;
  readonly tiktok_id: string;
}

/** An order with a refused row is left out completely, so that no incomplete order is created. */
export function readTiktokRows(
  rows: readonly CsvRow[],
  columns: TiktokColumns,
  answers: TiktokAnswers,
): TiktokRead {
  const width = Math.max(...Object.values(columns)) + 1;
  const read = rows.flatMap((row, index) => {
    const cell = cellReader(row, columns);
    const isEmpty = TIKTOK_FIELDS.every((field) => cell(field) === "") && !row.broken;
    // The row below the header describes the columns.
    const isDescription = index === 0 && !row.broken && !/\d/.test(cell("tiktok_id") + cell("quantity"));
    if (isEmpty || isDescription) return [];
    return [
      readRow(row.broken || row.cells.length >= width ? row : { ...row, isShort: true }, cell, answers),
    ];
  });
  const ids = new Set(read.flatMap(({ order }) => order?.tiktok_id ?? []));
  const isRounded = ids.size > MAX_IDS_BY_CHANCE && [...ids].every((id) => ROUNDED.test(id));
  const checked = isRounded ? read.map(asShortened) : read;
  const orders = new Map<string, RemoteOrder>();
  const lines = new Map<string, number>();
  for (const { order, line } of checked) {
    if (!order) continue;
    const known = orders.get(order.tiktok_id);
    orders.set(order.tiktok_id, known ? mergeOrders(known, order) : order);
    if (!known) lines.set(order.tiktok_id, line);
  }
  const tooLong = [...orders.values()].filter((order) => order.lines.length > MAX_TIKTOK_LINES);
  const refusals = [
    ...checked.flatMap(({ refused }) => refused ?? []),
    ...tooLong.map(({ tiktok_id }): TiktokRefusal => ({
      line: lines.get(tiktok_id) ?? 0,
      column: tiktokHeader("tiktok_id"),
      code: "tooManyLines",
    })),
  ].toSorted((one, other) => one.line - other.line);
  const halves = new Set([
    ...checked.flatMap(({ refused, tiktok_id }) => refused ? tiktok_id : []),
    ...tooLong.map(({ tiktok_id }) => tiktok_id),
  ]);
  return {
    orders: [...orders.values()].filter(({ tiktok_id }) => !halves.has(tiktok_id)),
    refusals,
    rows: read.length,
  };
}

function asShortened(row: RowRead): RowRead {
  const column = tiktokHeader("tiktok_id");
  return row.refused ? row : { ...row, order: null, refused: { line: row.line, column, code: "shortened" } };
}

type Cell = (field: TiktokField) => string;

const cellReader = ({ cells }: CsvRow, columns: TiktokColumns): Cell => (field) => {
  const at = columns[field];
  return at === undefined ? "" : meantText(unescapeFormula(cells[at] ?? "")).trim();
};

/** The first field that cannot be read refuses its row. */
class RowRefused extends Error {
  override readonly name = "RowRefused";
  constructor(readonly field: TiktokField, readonly code: ImportReason) {
    super(`${field}: ${code}`);
  }
}

/** `isShort`: the row is cut off, and its address may be incomplete. */
type SizedRow = CsvRow & { readonly isShort?: boolean };

function readRow(row: SizedRow, cell: Cell, answers: TiktokAnswers): RowRead {
  const { line } = row;
  const id = cell("tiktok_id");
  const refuse = (field: TiktokField, reason: ImportReason): RowRead => ({
    line,
    order: null,
    refused: { line, column: tiktokHeader(field), code: reason },
    tiktok_id: id,
  });
  if (row.broken) return refuse("tiktok_id", row.broken);
  if (row.isShort) return refuse("tiktok_id", "ragged");
  try {
    const order = orderIn(cell, answers);
    return { line, order, refused: null, tiktok_id: order.tiktok_id };
  } catch (error) {
    if (error instanceof RowRefused) return refuse(error.field, error.code);
    throw error;
  }
}

function given<T>(field: TiktokField, value: T | RefusedCell): T {
  if (value instanceof RefusedCell) throw new RowRefused(field, value.code);
  return value;
}

/** A time this much later than the export was read wrongly, such as the day for the month. Zones differ by less. */
const LATEST_SECONDS = 2 * DAY_SECONDS;
const OPEN_AT_CANCEL: readonly string[] = [
  "ON_HOLD",
  "AWAITING_SHIPMENT",
  "PARTIALLY_SHIPPING",
  "AWAITING_COLLECTION",
];
const MAX_TITLE_CHARS = 300;
const MAX_SKU_CHARS = 120;
const MAX_NAME_CHARS = 120;
const MAX_ID_CHARS = 40;

function orderIn(cell: Cell, { order, timeZone, seenAt }: TiktokAnswers): RemoteOrder {
  const line = (field: TiktokField, most: number) => given(field, parseText(cell(field), most));
  const coded = (field: TiktokField, most: number) => given(field, parseCode(cell(field), most));
  const instant = (field: TiktokField) =>
    cell(field) === "" ? null : given(field, readInstant(cell(field), { order, timeZone }));
  const tiktok_id = given("tiktok_id", parseIdentity(cell("tiktok_id"), MAX_ID_CHARS));
  if (!TIKTOK_ID.test(tiktok_id)) {
    throw new RowRefused("tiktok_id", tiktok_id === "" ? "required" : "badTiktokId");
  }
  const remote_status = remoteStatusOf({
    status: cell("status"),
    substatus: cell("substatus"),
    cancelled: cell("cancelled"),
    delivered: cell("delivered"),
    shipped: cell("shipped"),
  });
  if (!remote_status) throw new RowRefused("status", "badRemoteStatus");
  const times = TIMES.map(instant);
  const late = TIMES.find((_, index) => (times[index] ?? 0) > seenAt + LATEST_SECONDS);
  if (late) throw new RowRefused(late, "badDate");
  const [created = null, paid = null] = times;
  if (created === null) throw new RowRefused("created", "required");
  const begun = paid ?? created;
  const isAsked = OPEN_AT_CANCEL.includes(remote_status) &&
    asksToCancel(cell("cancel_type"), cell("substatus"));
  const isNone = isNoPiece(cell("quantity"));
  const qty = isNone ? 0 : given("quantity", parseCount(cell("quantity"), MAX_ORDER_PIECES, "."));
  const sku_id = given("sku_id", parseIdentity(cell("sku_id"), MAX_ID_CHARS));
  const seller_sku = coded("seller_sku", MAX_SKU_CHARS);
  if (sku_id === "" && seller_sku === "") throw new RowRefused("sku_id", "required");
  const land = given("country", parseCountry(cell("country")));
  const paidFor = sumIn(cell("total"), land);
  return {
    tiktok_id,
    remote_status,
    remote_at: Math.max(seenAt, ...times.map((at) => at ?? 0)),
    shipping_type: shippingTypeIn(`${cell("shipping_type")} ${cell("delivery")}`),
    delivery: line("delivery", MAX_NAME_CHARS),
    ordered_at: created,
    held_until: remote_status === "ON_HOLD" ? holdEndOf(begun) : null,
    ship_due_at: instant("ship_due") ?? shipDueAt(begun),
    collect_due_at: instant("collect_due") ?? collectDueAt(begun),
    cancel_id: "",
    cancel_due_at: isAsked ? cancelDueAt(seenAt) : null,
    tracking_number: coded("tracking_number", MAX_NAME_CHARS),
    note: given("note", parseParagraphs(cell("note"), orderTextOf("note").chars)),
    address: {
      recipient_name: line("recipient_name", orderTextOf("recipient_name").chars),
      phone: unmasked(coded("phone", orderTextOf("phone").chars)),
      address_line1: line("address_line1", orderTextOf("address_line1").chars),
      address_line2: joined(
        line("address_line2", orderTextOf("address_line2").chars),
        line("commune", MAX_NAME_CHARS),
      ).slice(0, orderTextOf("address_line2").chars),
      city: line("city", orderTextOf("city").chars),
      region: line("region", orderTextOf("region").chars),
      postal_code: coded("postal_code", orderTextOf("postal_code").chars),
      country: land,
    },
    lines: isNone ? [] : [{
      sku_id,
      seller_sku,
      title: line("title", MAX_TITLE_CHARS),
      variant: line("variant", MAX_NAME_CHARS),
      qty,
      ...paidFor,
      remote_package_id: coded("package_id", MAX_ID_CHARS),
    }],
  };
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(", ");

/** A masked phone number is ignored. */
const unmasked = (phone: string): string => phone.includes("*") ? "" : phone;

function shippingTypeIn(words: string): ShippingType {
  if (/tiktok|platform/i.test(words)) return "tiktok";
  return /seller/i.test(words) ? "seller" : "";
}

const CURRENCIES: Readonly<Record<string, string>> = { US: "USD", GB: "GBP", VN: "VND" };

/** Reads the declared value. An unreadable cell is ignored, because no charge depends on it. */
function sumIn(
  cell: string,
  land: string,
): { readonly total_minor: number | null; readonly currency: string } {
  const currency = CURRENCIES[land];
  if (cell === "" || !currency) return { total_minor: null, currency: "" };
  const read = parseAmount(cell, 1, ".", currency, { isUsual: true });
  return read instanceof RefusedCell
    ? { total_minor: null, currency: "" }
    : { total_minor: read.minor, currency: read.currency };
}
