import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";

/** Returns the id of an issued document without a PDF; null if there is none. */
export async function nextUndrawn(reader: Reader): Promise<string | null> {
  const row = await reader.selectFrom("invoices").select("_id").where("file_id", "is", null)
    .where("issued_at", "is not", null).orderBy("seq").limit(1).executeTakeFirst();
  return row?._id ?? null;
}

interface StoredFile {
  readonly file_id: string;
  readonly file_bytes: number;
  readonly file_digest: string;
  readonly at: number;
}

/** Records the PDF of a document. Returns false if the document has one already. */
export async function attachPdf(tx: Writer, id: string, { at: _, ...file }: StoredFile): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("invoices").set(file).where("_id", "=", id)
    .where("file_id", "is", null).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function storedDocuments(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("invoices").select("file_id").where(isOneOf("file_id", ids)).execute();
  return new Set(rows.flatMap(({ file_id }) => file_id ?? []));
}

export interface TaxSum {
  /** Percentage, such as 8.875. */
  readonly rate: string;
  readonly net_minor: number;
  readonly tax_minor: number;
}

export interface IssuedLines {
  /** Id of the document that has the lines now. */
  readonly id: string;
  /** The last of these lines; later ones of the document were added after the issue. */
  readonly lastSeq: number;
}

/** Finds the lines that a document was issued with: those of a void one are on the document that replaces it. */
export async function findIssuedLines(
  reader: Reader,
  { _id, status, lines_count }: {
    readonly _id: string;
    readonly status: string;
    readonly lines_count: number;
  },
): Promise<IssuedLines> {
  if (status !== "Void") return { id: _id, lastSeq: Number.MAX_SAFE_INTEGER };
  let id = _id;
  for (;;) {
    const next = await reader.selectFrom("invoices").select("_id").where("replaces_id", "=", id)
      .executeTakeFirst();
    if (!next) break;
    id = next._id;
  }
  const { rows: [last] } = await sql<{ seq: number }>`select l.seq from document_lines as d
    join ledger_entries as l on l.account_id = d.account_id and l.no = d.no
    where d.document_id = ${id} order by l.seq limit 1 offset ${Math.max(0, lines_count - 1)}`.execute(
    reader,
  );
  return { id, lastSeq: last?.seq ?? 0 };
}

/** Sums the tax by the rate that was in force when each line, or the charge that it refunds, was posted. */
export async function taxesOf(reader: Reader, { id, lastSeq }: IssuedLines): Promise<readonly TaxSum[]> {
  type Row = Readonly<Record<"net" | "tax", number | string>> & { readonly rate: string };
  const { rows } = await sql<Row>`select rate, sum(net) as net, sum(tax) as tax from (
      select coalesce((select r.rate from tax_rates as r where r.effective_at <= coalesce(o.created_at, t.created_at)
          order by r.effective_at desc, r.seq desc limit 1), '0') as rate,
        sum(case when a.kind = 'revenue' then e.amount_minor else 0 end) as net,
        sum(case when a.kind = 'tax' then e.amount_minor else 0 end) as tax
      from document_lines as d join ledger_entries as l on l.account_id = d.account_id and l.no = d.no
      join ledger_txns as t on t._id = l.txn_id left join ledger_txns as o on o._id = t.reverses
      join ledger_entries as e on e.txn_id = l.txn_id
      join ledger_accounts as a on a._id = e.account_id and a.kind in ('revenue', 'tax')
      where d.document_id = ${id} and l.seq <= ${lastSeq} group by t._id, t.created_at, o.created_at) as x
    where tax <> 0 group by rate order by rate`.execute(reader);
  return rows.map(({ rate, net, tax }) => ({ rate, net_minor: Number(net), tax_minor: Number(tax) }));
}
