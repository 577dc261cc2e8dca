import type { InvoiceKind } from "../../../../api/money/invoices.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import type { InvoicesTable } from "../../../db/tables.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { newId } from "../../../ids.ts";
import { NO_SUMS, type Sums, sumsOf } from "./sums_store.ts";

type Given =
  & Pick<
    InvoicesTable,
    "seller_id" | "account_id" | "currency" | "time_zone" | "period_from" | "period_until"
  >
  & {
    readonly kind: InvoiceKind;
    /** Id of the document; by default a new one. */
    readonly _id?: string;
    readonly replaces_id?: string;
    readonly credited_of?: string;
  };

/** Inserts a draft without lines. */
export async function insertDraft(
  tx: Writer,
  given: Given,
  at: number,
): Promise<{ _id: string; code: string }> {
  const [code = ""] = await nextCodes(tx, "invoices", 1);
  const _id = given._id ?? newId();
  await tx.insertInto("invoices").values({
    ...{ replaces_id: null, credited_of: null, ...given, _id, code, ...NO_SUMS },
    ...{ paid_minor: 0, credited_minor: 0, bill_to: "", language: "", reason: "", status: "Draft" },
    ...{ issued_at: null, due_at: null, remind_at: null, reminded: 0, pay_asked_at: null },
    ...{ file_id: null, file_bytes: 0, file_digest: "" },
    search_text: searchText(code),
    ...{ created_at: at, updated_at: at, version: 1 },
  }).execute();
  return { _id, code };
}

type CreditDraft = Pick<InvoicesTable, "_id" | "code" | "total_minor" | "version">;

/** Returns the draft of an invoice whose credits exceed its charges: nobody can issue it, so its credits wait. */
export const creditDraft = (reader: Reader, account_id: string): Promise<CreditDraft | undefined> =>
  reader.selectFrom("invoices").select(["_id", "code", "total_minor", "version"])
    .where("account_id", "=", account_id).where("kind", "=", "invoice").where("status", "=", "Draft")
    .where("total_minor", "<", 0).orderBy("seq").limit(1).executeTakeFirst();

export const extendDraft = (tx: Writer, { _id, version }: CreditDraft, period_until: number, at: number) =>
  updateInvoice(tx, _id, { period_until, version: version + 1, updated_at: at });

export async function updateInvoice(
  tx: Writer,
  id: string,
  values: Partial<Omit<InvoicesTable, "seq">>,
): Promise<void> {
  await tx.updateTable("invoices").set(values).where("_id", "=", id).execute();
}

export async function storeSums(tx: Writer, id: string): Promise<Sums> {
  const sums = (await sumsOf(tx, [id])).get(id) ?? NO_SUMS;
  await updateInvoice(tx, id, sums);
  return sums;
}

export interface BillingTerms {
  readonly name: string;
  readonly time_of_payment: number;
  /** The language that the seller chose for messages; empty for none. */
  readonly language: string;
}

export async function termsOf(tx: Writer, sellerId: string): Promise<BillingTerms> {
  const { name, time_of_payment, language } = await tx.selectFrom("users as u")
    .leftJoin(
      "user_notifications as n",
      (join) => join.onRef("n.user_id", "=", "u._id").on("n.type", "=", "Support"),
    )
    .select(["u.name", "u.time_of_payment", "n.language"])
    .where("u._id", "=", sellerId).executeTakeFirstOrThrow();
  return { name, time_of_payment, language: language ?? "" };
}
