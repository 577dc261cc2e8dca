/** A credit note corrects an issued document: it gets a number at once, and is never changed. */
import { type AuditStamp, recordAudit } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { insertDraft, termsOf, updateInvoice } from "./make_store.ts";
import { addLinesOf, type DocumentOf, takeNumber } from "./lines_store.ts";
import { NO_SUMS, type Sums, sumsOf } from "./sums_store.ts";
import { monthAround, yearIn } from "./terms.ts";

interface Correction {
  readonly of: Pick<DocumentOf, "_id" | "account_id" | "time_zone">;
  readonly sellerId: string;
  readonly currency: string;
  /** The refund whose lines are on the credit note; null if the note cancels a voided invoice as a whole. */
  readonly txnId: string | null;
  /** The sums of a credit note without lines. */
  readonly sums?: Sums;
}

export async function writeCreditNote(
  tx: Writer,
  { of, sellerId, currency, txnId, sums }: Correction,
  by: AuditStamp,
): Promise<string> {
  const { time_zone } = of;
  const number = await takeNumber(tx, "credit_note", { at: by.at, yearOf: yearIn(time_zone) });
  const month = monthAround(number.at, time_zone);
  const { _id } = await insertDraft(tx, {
    ...{ kind: "credit_note", seller_id: sellerId, account_id: of.account_id, currency, time_zone },
    ...{ period_from: month.from, period_until: month.until, credited_of: of._id },
  }, by.at);
  if (txnId !== null) await addLinesOf(tx, _id, txnId, null);
  const { name, language } = await termsOf(tx, sellerId);
  await updateInvoice(tx, _id, {
    ...sums ?? (await sumsOf(tx, [_id])).get(_id) ?? NO_SUMS,
    ...{ code: number.code, issued_at: number.at, bill_to: name, status: "Paid" },
    language: documentLanguage(language),
    search_text: searchText(number.code, name),
  });
  await recordAudit(tx, [{
    ...{ entity: "invoices", entityId: _id, sellerId, action: "invoices.credit", isNew: true },
    changes: [{ field: "code", before: "", after: number.code }],
  }], by);
  return _id;
}
