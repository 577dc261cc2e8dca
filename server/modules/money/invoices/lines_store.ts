/** Assigns lines of the statement to documents. */
import type { MonthSpan } from "../../../../api/money/months.ts";
import { isPaused } from "../../../backup/paused_work_store.ts";
import { illegal } from "../../../entity/refusals.ts";
import { sql } from "kysely";
import { documentNumber, type InvoiceKind, seriesOf } from "../../../../api/money/invoices.ts";
import type { Reader, Writer } from "../../../db/database.ts";

const UNDOCUMENTED = sql.raw(
  `not exists (select 1 from document_lines as x where x.account_id = e.account_id and x.no = e.no)`,
);

export interface Account {
  readonly account_id: string;
  readonly seller_id: string;
  readonly kind: "wallet" | "due";
  readonly currency: string;
  readonly through_no: number;
  /** The end of the last month whose documents were created; 0 if there is none. */
  readonly until: number;
}

/** Returns sellers' accounts with an ended month whose documents were not created yet. */
export async function accountsToBill(
  reader: Reader,
  until: number,
  most: number,
): Promise<readonly Account[]> {
  const { rows } = await sql<Account>`select a._id as account_id, a.seller_id, a.kind, a.currency,
      coalesce(m.through_no, 0) as through_no, coalesce(m.until, 0) as until
    from ledger_accounts as a left join document_marks as m on m.account_id = a._id
    where a.seller_id is not null and a.kind in ('wallet', 'due') and coalesce(m.until, 0) < ${until}
    order by a._id limit ${most}`.execute(reader);
  return rows;
}

export async function accountById(reader: Reader, id: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select a._id as account_id, a.seller_id, a.kind, a.currency,
      coalesce(m.through_no, 0) as through_no, coalesce(m.until, 0) as until
    from ledger_accounts as a left join document_marks as m on m.account_id = a._id
    where a._id = ${id}`.execute(reader);
  return rows[0];
}

/** Returns the time of the first line that is on no document; null if there is no such line. */
export async function firstOpenLine(
  reader: Reader,
  { account_id, through_no }: Pick<Account, "account_id" | "through_no">,
): Promise<number | null> {
  const { rows } = await sql<{ created_at: number }>`select e.created_at from ledger_entries as e
    where e.account_id = ${account_id} and e.no > ${through_no} and ${UNDOCUMENTED}
    order by e.no limit 1`.execute(reader);
  return rows[0]?.created_at ?? null;
}

/** Adds the lines before an instant to a document, and the later refunds of these lines. */
export async function addLinesBefore(
  tx: Writer,
  document_id: string,
  { account_id, through_no }: Account,
  until: number,
): Promise<void> {
  await sql`insert into document_lines (document_id, account_id, no)
    select ${document_id}, e.account_id, e.no from ledger_entries as e
    where e.account_id = ${account_id} and e.no > ${through_no} and e.created_at < ${until} and ${UNDOCUMENTED}`
    .execute(tx);
  // SQLite keeps the order of cross joins; otherwise it would compare all lines of the account and the document.
  await sql`insert into document_lines (document_id, account_id, no)
    select ${document_id}, e.account_id, e.no
    from document_lines as d cross join ledger_entries as l cross join ledger_txns as t cross join ledger_entries as e
    where d.document_id = ${document_id} and l.account_id = d.account_id and l.no = d.no and t.reverses = l.txn_id
      and e.txn_id = t._id and e.account_id = ${account_id} and ${UNDOCUMENTED}`.execute(tx);
}

/** Adds the lines of a movement to a document. @param accountId only lines of this account are added */
export async function addLinesOf(
  tx: Writer,
  document_id: string,
  txnId: string,
  accountId: string | null,
): Promise<void> {
  const ofAccount = accountId === null ? sql`` : sql`and e.account_id = ${accountId}`;
  await sql`insert into document_lines (document_id, account_id, no)
    select ${document_id}, e.account_id, e.no from ledger_entries as e
    where e.txn_id = ${txnId} and e.no is not null ${ofAccount} and ${UNDOCUMENTED}`.execute(tx);
}

export async function moveLines(tx: Writer, from: string, to: string): Promise<void> {
  await tx.updateTable("document_lines").set({ document_id: to }).where("document_id", "=", from).execute();
}

export async function markBilled(
  tx: Writer,
  { account_id, through_no }: Account,
  until: number,
): Promise<void> {
  const { rows } = await sql<{ no: number | null }>`select max(e.no) as no from ledger_entries as e
    where e.account_id = ${account_id} and e.no > ${through_no} and e.created_at < ${until}`.execute(tx);
  const values = { account_id, through_no: rows[0]?.no ?? through_no, until };
  await tx.insertInto("document_marks").values(values)
    .onConflict((row) => row.column("account_id").doUpdateSet(values)).execute();
}

export interface DocumentOf {
  readonly _id: string;
  readonly kind: InvoiceKind;
  readonly status: string;
  readonly account_id: string;
  readonly time_zone: string;
  readonly total_minor: number;
  readonly paid_minor: number;
  readonly credited_minor: number;
}

/** Returns the document that contains a charge; undefined if there is none. */
export async function documentOf(reader: Reader, txnId: string): Promise<DocumentOf | undefined> {
  const { rows } = await sql<
    DocumentOf
  >`select i._id, i.kind, i.status, i.account_id, i.time_zone, i.total_minor, i.paid_minor,
      i.credited_minor
    from ledger_entries as e join document_lines as d on d.account_id = e.account_id and d.no = e.no
    join invoices as i on i._id = d.document_id where e.txn_id = ${txnId} limit 1`.execute(reader);
  return rows[0];
}

/** Name of this work in `pausedWork`, which pauses it after a restore. */
export const DOCUMENTS = "documents";

/** Returns true if a document for any part of the time span was issued. */
export async function isIssuedIn(reader: Reader, { from, until }: MonthSpan): Promise<boolean> {
  const row = await reader.selectFrom("invoices").select("_id").where("issued_at", "is not", null)
    .where("period_from", "<", until).where("period_until", ">", from).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the next number of a kind of document. The row of the series is locked until the transaction ends, so that no
 * number is used twice or skipped. A clock that was set back does not reopen an earlier year.
 * @throws {ApiError} ILLEGAL_TRANSITION after a restore, until documents are resumed: numbers since the backup are unknown
 */
export async function takeNumber(
  tx: Writer,
  kind: InvoiceKind,
  { at, yearOf }: { readonly at: number; readonly yearOf: (at: number) => number },
): Promise<{ readonly code: string; readonly at: number }> {
  if (await isPaused(tx, DOCUMENTS)) throw illegal("documentsPaused");
  const beginning = seriesOf(kind, 0).slice(0, -1);
  const last = await tx.selectFrom("document_numbers").select(({ fn }) => fn.max("last_at").as("at"))
    .where("series", "like", `${beginning}%`).executeTakeFirst();
  const issued = Math.max(at, Number(last?.at ?? 0));
  const series = seriesOf(kind, yearOf(issued));
  const { next } = await tx.insertInto("document_numbers").values({ series, next: 2, last_at: issued })
    .onConflict((row) =>
      row.column("series").doUpdateSet({
        next: sql<number>`document_numbers.next + 1`,
        last_at: issued,
      })
    ).returning("next").executeTakeFirstOrThrow();
  return { code: documentNumber(series, next - 1), at: issued };
}

export async function accountIn(reader: Reader, txnId: string, kind: "wallet" | "due"): Promise<string> {
  const { account_id } = await reader.selectFrom("ledger_entries").select("account_id")
    .where("txn_id", "=", txnId).where("account", "=", kind).executeTakeFirstOrThrow();
  return account_id;
}
