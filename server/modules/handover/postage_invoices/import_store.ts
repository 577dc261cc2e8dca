/** Writes a postage invoice and its lines while the file is being read. */
import { sql } from "kysely";
import { lineKeyOf, type PostageEntry, type PostagePlan } from "../../../../api/csv/postage_table.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import { searchText } from "../../../db/search.ts";
import type { PostageInvoicesTable } from "../../../db/tables.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { newId } from "../../../ids.ts";
import { type MatchedLine, matchLines } from "./match_store.ts";
import type { PostageInvoiceRow } from "./store.ts";

export interface ImportedFile {
  readonly _id: string;
  readonly job_id: string | null;
  /** True if the import failed or was cancelled, so that only a part of the lines is there. */
  readonly isStopped: boolean;
}

export async function invoiceOfFile(
  reader: Reader,
  provider: string,
  digest: string,
): Promise<ImportedFile | null> {
  const row = await reader.selectFrom("postage_invoices as i").leftJoin("jobs as j", "j._id", "i.job_id")
    .select(["i._id", "i.job_id", "j.status"]).where("i.biller", "=", provider)
    .where("i.digest", "=", digest).where("i.status", "<>", "Void").executeTakeFirst();
  return row ? { ...row, isStopped: row.status === "Failed" || row.status === "Cancelled" } : null;
}

type NewInvoice =
  & Pick<PostageInvoicesTable, "_id" | "biller" | "currency" | "name" | "digest" | "job_id" | "maker">
  & {
    readonly maker_for: string | null;
  };

export async function insertInvoice(tx: Writer, invoice: NewInvoice, at: number): Promise<void> {
  const [code = ""] = await nextCodes(tx, "postage_invoices", 1);
  await tx.insertInto("postage_invoices").values({
    ...invoice,
    code,
    from_at: null,
    until_at: null,
    opening_minor: null,
    closing_minor: null,
    lines_count: 0,
    refused: 0,
    amount_minor: 0,
    variance_minor: 0,
    status: "Imported",
    note: "",
    checker: null,
    checker_for: null,
    decided_at: null,
    paid_on: null,
    payment_ref: "",
    paid_minor: 0,
    search_text: searchText(code, invoice.name),
    created_at: at,
    updated_at: at,
    version: 1,
  }).execute();
}

export const newLine = (
  { entry, label, judgement }: MatchedLine,
  { invoice, key, currency, at }: {
    readonly invoice: string;
    readonly key: string;
    readonly currency: string;
    readonly at: number;
  },
) => ({
  _id: newId(),
  invoice_id: invoice,
  line_key: key,
  line: entry.line,
  at: entry.at,
  line_type: entry.type,
  ref: entry.ref,
  tracking_number: entry.tracking,
  // A refund that is requested, but not paid, moves no money.
  amount_minor: entry.state === "" ? entry.amount_minor : 0,
  currency,
  label_id: label?._id ?? null,
  package_id: label?.package_id ?? null,
  quoted_minor: label?.cost_minor ?? null,
  charged_minor: label?.charged_minor ?? null,
  accrued_minor: judgement.accrued_minor,
  diff_minor: entry.state === "" ? judgement.diff_minor : 0,
  bucket: judgement.bucket,
  finding: judgement.finding,
  status: judgement.status,
  pass_minor: 0,
  note: "",
  posted_at: null,
  post_failure: "",
  post_retry_at: 0,
  created_at: at,
  updated_at: at,
  version: 1,
});

/** Adds the lines that no earlier file had. Returns their number. */
export async function addLines(
  tx: Writer,
  invoice: Pick<PostageInvoiceRow, "_id" | "biller" | "currency">,
  entries: readonly PostageEntry[],
  at: number,
): Promise<number> {
  const provider = invoice.biller as PostagePlan["provider"];
  const keyed = new Map(entries.map((entry) => [lineKeyOf(provider, entry), entry]));
  const known = await tx.selectFrom("postage_lines").select("line_key")
    .where(isOneOf("line_key", [...keyed.keys()])).execute();
  for (const { line_key } of known) keyed.delete(line_key);
  const matched = await matchLines(tx, [...keyed.values()], {
    provider,
    currency: invoice.currency,
    now: at,
  });
  const keys = [...keyed.keys()];
  await insertMany(
    tx,
    "postage_lines",
    matched.map((line, place) =>
      newLine(line, { invoice: invoice._id, key: keys[place] ?? "", currency: invoice.currency, at })
    ),
  );
  return matched.length;
}

/** Stores the balances of the whole file, and how many of its rows were refused. */
export async function storeFileTotals(
  tx: Writer,
  id: string,
  read: Pick<PostageInvoicesTable, "opening_minor" | "closing_minor" | "refused">,
): Promise<void> {
  await tx.updateTable("postage_invoices").set(read).where("_id", "=", id).execute();
}

type Sum = number | string | null;

export async function lineTotals(reader: Reader, id: string) {
  const { rows: [row] } = await sql<
    { lines: Sum; amount: Sum; variance: Sum; from_at: number | null; until_at: number | null }
  >`select count(*) as lines, sum(amount_minor) as amount, min(at) as from_at, max(at) as until_at,
      sum(case when bucket in ('info', 'duplicate') then 0 else diff_minor end) as variance
    from postage_lines where invoice_id = ${id}`.execute(reader);
  return {
    lines_count: Number(row?.lines ?? 0),
    amount_minor: Number(row?.amount ?? 0),
    variance_minor: Number(row?.variance ?? 0),
    from_at: row?.from_at ?? null,
    until_at: row?.until_at ?? null,
  };
}

/** Frees the lines of a voided invoice, so that the same file can be imported again. */
export async function freeLines(tx: Writer, id: string): Promise<void> {
  await sql`update postage_lines set line_key = line_key || ' ' || _id where invoice_id = ${id}`.execute(tx);
}
