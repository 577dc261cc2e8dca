/** Computes a document's sums from the ledger: each line counts as the revenue and tax of its movement. */
import { sql } from "kysely";
import type {
  InvoiceEntry,
  InvoiceHeading,
  InvoiceNote,
  InvoicePayment,
} from "../../../../api/generated/schema.ts";
import { MAX_SHOWN_ENTRIES } from "../../../../api/money/invoices.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { inScope } from "../../../scope.ts";

/** Joins lines of documents (`d`) with their entries (`l`). */
const LINES = sql.raw(
  `document_lines as d join ledger_entries as l on l.account_id = d.account_id and l.no = d.no`,
);
/** Also joins the entries (`e`) of the same movements on accounts of revenue and tax (`a`). */
const CHARGED = sql.raw(
  `document_lines as d join ledger_entries as l on l.account_id = d.account_id and l.no = d.no
  join ledger_entries as e on e.txn_id = l.txn_id
  join ledger_accounts as a on a._id = e.account_id and a.kind in ('revenue', 'tax')`,
);

export interface Sums {
  readonly lines_count: number;
  readonly subtotal_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
}
export const NO_SUMS: Sums = { lines_count: 0, subtotal_minor: 0, tax_minor: 0, total_minor: 0 };

export async function sumsOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Sums>> {
  type SumRow = Readonly<Record<"lines" | "subtotal" | "tax", number | string>> & { readonly _id: string };
  const { rows } = await sql<SumRow>`select c._id, c.lines, coalesce(s.subtotal, 0) as subtotal,
      coalesce(s.tax, 0) as tax
    from (select document_id as _id, count(*) as lines from document_lines
      where ${isOneOf("document_id", ids)} group by document_id) as c
    left join (select d.document_id as _id,
        sum(case when a.kind = 'revenue' then e.amount_minor else 0 end) as subtotal,
        sum(case when a.kind = 'tax' then e.amount_minor else 0 end) as tax
      from ${CHARGED} where ${isOneOf("d.document_id", ids)} group by d.document_id) as s on s._id = c._id`
    .execute(reader);
  return new Map(rows.map(({ _id, lines, subtotal, tax }) => [_id, {
    lines_count: Number(lines),
    subtotal_minor: Number(subtotal),
    tax_minor: Number(tax),
    total_minor: Number(subtotal) + Number(tax),
  }]));
}

export interface PaymentSums {
  readonly paid_minor: number;
  readonly credited_minor: number;
}
export const NO_PAYMENTS: PaymentSums = { paid_minor: 0, credited_minor: 0 };

/** Sums the payments of invoices, and the parts of their debt that credit notes cancelled. */
export async function paymentSums(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentSums>> {
  type SumRow = { readonly _id: string; readonly paid: number | string; readonly credited: number | string };
  const { rows } = await sql<SumRow>`select i._id,
      coalesce((select sum(p.minor) from invoice_payments as p where p.document_id = i._id), 0) as paid,
      coalesce((select sum(l.amount_minor) from invoices as n join document_lines as d on d.document_id = n._id
        join ledger_entries as l on l.account_id = d.account_id and l.no = d.no and l.account = 'due'
        where n.credited_of = i._id), 0) as credited
    from invoices as i where ${isOneOf("i._id", ids)}`.execute(reader);
  return new Map(rows.map(({ _id, paid, credited }) => [_id, {
    paid_minor: Number(paid),
    credited_minor: Number(credited),
  }]));
}

const ownDocuments = (scope: Parameters<typeof inScope>[0], ids: readonly string[]) =>
  sql`d.document_id in (select _id from invoices where ${isOneOf("_id", ids)} and ${inScope(scope)})`;

export const headingsOf: Load<readonly InvoiceHeading[]> = async (reader, scope, ids) => {
  type HeadingRow = { readonly _id: string; readonly heading: string; readonly minor: number | string };
  const { rows } = await sql<HeadingRow>`select d.document_id as _id, a.party as heading,
      sum(e.amount_minor) as minor
    from ${CHARGED} where a.kind = 'revenue' and ${ownDocuments(scope, ids)}
    group by d.document_id, a.party having sum(e.amount_minor) <> 0 order by a.party`.execute(reader);
  const groups = groupRows(rows, ({ _id }) => _id);
  return new Map([...groups].map(([id, some]) => [
    id,
    some.map(({ heading, minor }) => ({ heading, minor: Number(minor) })),
  ]));
};

/** Returns the sums by heading of a document's lines up to one of them. */
export async function headingsUpTo(
  reader: Reader,
  { id, lastSeq }: { readonly id: string; readonly lastSeq: number },
): Promise<readonly InvoiceHeading[]> {
  const { rows } = await sql<{ readonly heading: string; readonly minor: number | string }>`select
      a.party as heading, sum(e.amount_minor) as minor
    from ${CHARGED} where a.kind = 'revenue' and d.document_id = ${id} and l.seq <= ${lastSeq}
    group by a.party having sum(e.amount_minor) <> 0 order by a.party`.execute(reader);
  return rows.map(({ heading, minor }) => ({ heading, minor: Number(minor) }));
}

export interface DocumentLine extends InvoiceEntry {
  readonly currency: string;
}

const ENTRIES = sql.raw(
  `l.account, l.no, l.created_at, l.kind, l.ref_code, l.amount_minor, l.currency,
  case when t.order_id is not null then 'order' else t.ref_kind end as ref_kind,
  coalesce(t.order_id, t.ref_id, '') as ref_id,
  coalesce((select sum(e.amount_minor) from ledger_entries as e join ledger_accounts as a on a._id = e.account_id
    where e.txn_id = l.txn_id and a.kind in ('revenue', 'tax')), 0) as charged_minor,
  coalesce((select sum(e.amount_minor) from ledger_entries as e join ledger_accounts as a on a._id = e.account_id
    where e.txn_id = l.txn_id and a.kind = 'tax'), 0) as tax_minor`,
);

type EntryRow = Omit<DocumentLine, "charged_minor" | "tax_minor"> & {
  readonly charged_minor: number | string;
  readonly tax_minor: number | string;
};
const withNumbers = <R extends EntryRow>({ charged_minor, tax_minor, ...row }: R) => ({
  ...row,
  charged_minor: Number(charged_minor),
  tax_minor: Number(tax_minor),
});

/** Returns up to `most` lines of one document, the oldest first. */
export async function linesOf(reader: Reader, id: string, most: number): Promise<readonly DocumentLine[]> {
  const { rows } = await sql<
    EntryRow
  >`select ${ENTRIES} from ${LINES} join ledger_txns as t on t._id = l.txn_id
    where d.document_id = ${id} order by l.seq limit ${most}`.execute(reader);
  return rows.map(withNumbers);
}

export const entriesOf: Load<readonly InvoiceEntry[]> = async (reader, scope, ids) => {
  const { rows } = await sql<EntryRow & { readonly document_id: string }>`select * from (
      select d.document_id, l.seq, row_number() over (partition by d.document_id order by l.seq) as place, ${ENTRIES}
      from ${LINES} join ledger_txns as t on t._id = l.txn_id where ${ownDocuments(scope, ids)}) as x
    where place <= ${MAX_SHOWN_ENTRIES} order by seq`.execute(reader);
  return groupRows(rows.map(withNumbers), ({ document_id }) => document_id);
};

export const paymentsOf: Load<readonly InvoicePayment[]> = async (reader, scope, ids) => {
  const { rows } = await sql<
    InvoicePayment & { readonly document_id: string }
  >`select d.document_id, t.kind, d.minor,
      t.ref_code, d.created_at
    from invoice_payments as d join ledger_txns as t on t._id = d.txn_id
    where ${ownDocuments(scope, ids)} order by d.seq limit ${MAX_SHOWN_ENTRIES * ids.length}`.execute(reader);
  return groupRows(rows, ({ document_id }) => document_id);
};

export const notesOf: Load<readonly InvoiceNote[]> = async (reader, scope, ids) => {
  const { rows } = await sql<
    InvoiceNote & { readonly credited_of: string }
  >`select n.credited_of, n._id, n.code,
      n.total_minor, n.created_at
    from invoices as n where ${isOneOf("n.credited_of", ids)} and ${inScope(scope, "n.seller_id")}
    order by n.seq limit ${MAX_SHOWN_ENTRIES * ids.length}`.execute(reader);
  return groupRows(rows, ({ credited_of }) => credited_of);
};
