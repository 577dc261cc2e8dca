import { sql } from "kysely";
import type { Invoice } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { InvoicesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";

export type InvoiceRow = Readonly<Omit<InvoicesTable, "seq" | "search_text">> & {
  readonly seller_name: string;
  readonly credited_code: string;
  readonly remade_code: string;
};

/** Fields that are read only when they are selected. */
type Parts = "headings" | "entries" | "payments" | "notes" | "facts" | "timeline";
export type InvoiceView = Omit<Invoice, Parts>;

/** Returns the open sum; it is below zero if payments and credits exceed the total of the invoice. */
export const openOf = (
  { kind, status, total_minor, paid_minor, credited_minor }: Pick<
    InvoiceRow,
    "kind" | "status" | "total_minor" | "paid_minor" | "credited_minor"
  >,
): number => kind !== "invoice" || status === "Void" ? 0 : total_minor - paid_minor - credited_minor;

export function viewOf(row: InvoiceRow): InvoiceView {
  const {
    account_id: _a,
    time_zone: _z,
    period_until,
    bill_to,
    language: _l,
    remind_at: _r,
    reminded: _n,
    ...rest
  } = row;
  const { file_id: _f, file_bytes: _b, file_digest: _d, ...shown } = rest;
  return {
    ...shown,
    seller_name: bill_to || row.seller_name,
    period_to: period_until - 1,
    open_minor: openOf(row),
  };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.kind, r.seller_id, r.account_id, r.currency, r.time_zone, r.period_from, r.period_until, r.credited_of,
  r.replaces_id, r.lines_count, r.subtotal_minor, r.tax_minor, r.total_minor, r.paid_minor, r.credited_minor, r.bill_to,
  r.language, r.issued_at, r.due_at, r.remind_at, r.reminded, r.pay_asked_at, r.reason, r.file_id, r.file_bytes,
  r.file_digest, r.status, r.created_at, r.updated_at, r.version, s.name as seller_name,
  coalesce(c.code, '') as credited_code, coalesce(m.code, '') as remade_code`,
);
const NAMES = sql.raw(
  `join users as s on s._id = r.seller_id left join invoices as c on c._id = r.credited_of
  left join invoices as m on m._id = r.replaces_id`,
);

export const invoicesList: ListSource<InvoiceRow, InvoiceView> = {
  table: "invoices",
  key: "seq",
  columns: { seller: "seller_id" },
  nullable: ["due_at"],
  numbers: ["code"],
  rows: (rows) => sql<InvoiceRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

/** Reads invoices without a scope, for work without a person, such as drawing a PDF. */
export async function invoicesById(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, InvoiceRow>> {
  const { rows } = await sql<InvoiceRow>`select ${FIELDS} from invoices as r ${NAMES}
    where ${isOneOf("r._id", ids)}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export async function invoiceIn(reader: Reader, scope: Scope, id: string) {
  return await reader.selectFrom("invoices").select(["code", "seller_id"]).where("_id", "=", id)
    .where(inScope(scope)).executeTakeFirst();
}
