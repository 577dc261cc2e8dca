/**
 * SQL expressions, for both engines, of the columns in copy `n` of a row: other ids, numbers and days. The lines of a wallet
 * continue those of copy `n - 1`.
 */
import { DAY_SECONDS } from "../../../api/constants.ts";

export const FIRST_CODE = 1_000_000;
export const CODES_PER_COPY = 30_000;
export const NEXT_CODE = 9_000_000;
/** Each copy is dated 9 hours before the last one, modulo 9 days, so that these days fill up evenly. */
const BACK_SECONDS = 9 * 3_600;
const SPAN_SECONDS = 9 * DAY_SECONDS;

type ColumnValues = Readonly<Record<string, string>>;

export interface TableCopy {
  readonly table: string;
  /** Expressions by column that replace those of `DEFAULT_EXPRESSIONS`. */
  readonly columnValues?: ColumnValues;
  readonly joins?: string;
  /** Makes only every `oneIn`-th copy: the rows are histories, which are read for one record at a time. */
  readonly oneIn?: number;
}

const codeOfCopy = (column: string): string =>
  `substr(s.${column}, 1, 3) || (${FIRST_CODE} + n * ${CODES_PER_COPY} + cast(substr(s.${column}, 4) as integer))`;

const ofOrder = (column: string): string =>
  `case when s.${column} like 'PD-______' then ${codeOfCopy(column)} else s.${column} end`;

const ofCopy = (column: string): string => `s.${column} || '-' || n`;
const unlessEmpty = (column: string): string =>
  `case when s.${column} = '' then '' else ${ofCopy(column)} end`;
const movedBack = (column: string): string => `s.${column} - n * ${BACK_SECONDS} % ${SPAN_SECONDS}`;

/** Columns that name a row that is copied too; null stays null. */
const REFERENCES = [
  ...["_id", "order_id", "order_line_id", "package_id", "unit_id", "label_id", "txn_id", "reverses"],
  ...["hold_id", "charge_txn_id", "charge_line_id", "request_id", "job_id", "entity_id", "record_id"],
  "reuse_of",
];
export const DEFAULT_EXPRESSIONS: ColumnValues = Object.fromEntries(
  REFERENCES.map((column) => [column, ofCopy(column)]),
);

const replaced = (text: string, ...columns: readonly (readonly [string, string])[]): string =>
  columns.reduce(
    (inner, [column, by]) => `replace(${inner}, lower(s.${column}), lower(${by}))`,
    text,
  );

const TRACKING = unlessEmpty("tracking_number");
const ORDER_OF_UNIT =
  `'pd-' || (${FIRST_CODE} + n * ${CODES_PER_COPY} + cast(substr(s.search_text, 14, 6) as integer))`;

/**
 * The time of a copied entry. All copies together fill the `m.years` seconds before the first original entry,
 * one copy after the other, so that the lines of a wallet stay in order. `m` is the row of `bench_money`.
 */
const COMPRESSED_TIME =
  `m.first_at - m.years + ((n - 1) * m.span + (s.created_at - m.first_at)) / m.copies * m.years / m.span`;

export const TABLE_COPIES: readonly TableCopy[] = [
  {
    table: "orders",
    columnValues: {
      code: codeOfCopy("code"),
      external_number: unlessEmpty("external_number"),
      tracking_number: TRACKING,
      created_at: movedBack("created_at"),
      updated_at: movedBack("updated_at"),
      search_text: replaced(
        "s.search_text",
        ["code", codeOfCopy("code")],
        ["external_number", unlessEmpty("external_number")],
        ["tracking_number", TRACKING],
      ),
    },
  },
  { table: "order_lines" },
  { table: "order_tags" },
  {
    table: "packages",
    columnValues: {
      code: codeOfCopy("code"),
      order_code: ofOrder("order_code"),
      tracking_number: TRACKING,
      created_at: movedBack("created_at"),
      updated_at: movedBack("updated_at"),
      due_at: movedBack("due_at"),
      search_text: replaced(
        "s.search_text",
        ["code", codeOfCopy("code")],
        ["order_code", ofOrder("order_code")],
        ["tracking_number", TRACKING],
      ),
    },
  },
  { table: "package_orders" },
  {
    table: "units",
    columnValues: {
      code: codeOfCopy("code"),
      // No copied unit is open at a station or belongs to a batch.
      work_status: "case when s.work_status = 'Inprocess' then 'Waiting' else s.work_status end",
      station_id: "null",
      batch_id: "null",
      created_at: movedBack("created_at"),
      updated_at: movedBack("updated_at"),
      due_at: movedBack("due_at"),
      search_text: `lower(${codeOfCopy("code")}) || ' ' || ${ORDER_OF_UNIT} || substr(s.search_text, 20)`,
    },
  },
  { table: "unit_events", columnValues: { undoes: ofCopy("undoes") }, oneIn: 5 },
  { table: "labels", columnValues: { number: unlessEmpty("number") } },
  { table: "track_events" },
  {
    table: "ledger_txns",
    columnValues: {
      ref_id: ofCopy("ref_id"),
      ref_code: ofOrder("ref_code"),
      created_at: COMPRESSED_TIME,
      request_id: "s.request_id",
    },
    joins: "cross join bench_money as m",
  },
  {
    table: "ledger_entries",
    columnValues: {
      account_id: "s.account_id",
      ref_code: ofOrder("ref_code"),
      no: "a.credits + (n - 1) * a.lines + s.no",
      balance_minor: "a.credits + (n - 1) * a.balance + s.balance_minor",
      created_at: COMPRESSED_TIME,
    },
    joins: "cross join bench_money as m join bench_accounts as a on a._id = s.account_id",
  },
  { table: "charge_lines" },
  { table: "holds" },
  {
    table: "refund_requests",
    columnValues: {
      code: codeOfCopy("code"),
      order_code: ofOrder("order_code"),
      created_at: movedBack("created_at"),
      updated_at: movedBack("updated_at"),
    },
  },
  { table: "refund_lines" },
  { table: "returns" },
  { table: "scans", columnValues: { key: ofCopy("key"), ticket: "s.ticket" } },
  { table: "stock_moves" },
  { table: "print_jobs" },
  { table: "print_job_records" },
  { table: "comments" },
  { table: "audit_events", columnValues: { request_id: "s.request_id" }, oneIn: 5 },
];
