/** Makes invoices and receipts for the demo's months: the oldest invoice was voided and issued again. */
import { HOUR_SECONDS } from "../../../api/constants.ts";
import { type InvoiceKind, OPEN_INVOICES } from "../../../api/money/invoices.ts";
import type { Writer } from "../../db/database.ts";
import { searchText } from "../../db/search.ts";
import { applyPayment } from "../../modules/money/invoices/credits_store.ts";
import {
  type Account,
  accountsToBill,
  addLinesBefore,
  firstOpenLine,
  markBilled,
  moveLines,
  takeNumber,
} from "../../modules/money/invoices/lines_store.ts";
import { insertDraft, storeSums, termsOf, updateInvoice } from "../../modules/money/invoices/make_store.ts";
import { type InvoiceRow, invoicesById } from "../../modules/money/invoices/store.ts";
import { NO_PAYMENTS, paymentSums } from "../../modules/money/invoices/sums_store.ts";
import { dueAtOf, monthAround, reminderAt, yearIn } from "../../modules/money/invoices/terms.ts";
import { idMaker } from "../ids.ts";
import { seededRandom } from "../random.ts";

interface Options {
  readonly now: number;
  readonly timeZone: string;
  readonly seed: number;
}

const ISSUED_AFTER = 26 * HOUR_SECONDS;
const MAX_ACCOUNTS = 100;
const REASON = "The name of the company was wrong.";

export async function addInvoices(tx: Writer, options: Options): Promise<void> {
  const { now, timeZone } = options;
  const first = await tx.selectFrom("ledger_entries").select(({ fn }) => fn.min("created_at").as("at"))
    .where("seller_id", "is not", null).executeTakeFirst();
  const thisMonth = monthAround(now, timeZone).from;
  const making = new Making(tx, options);
  for (let end = monthAround(Number(first?.at ?? now), timeZone).until; end <= thisMonth;) {
    await making.endMonth(end, Math.min(now, end + ISSUED_AFTER));
    end = monthAround(end, timeZone).until;
  }
  await making.followCredits(now);
}

class Making {
  readonly #newId: (at: number) => string;
  #credited = 0;
  #isVoided = false;

  constructor(readonly tx: Writer, readonly options: Options) {
    this.#newId = idMaker(seededRandom(options.seed + 211));
  }

  async endMonth(end: number, at: number): Promise<void> {
    await this.followCredits(at);
    for (const account of await accountsToBill(this.tx, end, MAX_ACCOUNTS)) {
      const _id = await this.#draft(account, end, at);
      if (_id === null) continue;
      await this.#issue(_id, at);
      if (account.kind === "due" && !this.#isVoided) await this.#void(_id, at + HOUR_SECONDS);
    }
  }

  async #draft(account: Account, end: number, at: number): Promise<string | null> {
    const { tx, options: { timeZone: time_zone } } = this;
    const { account_id, seller_id, currency } = account;
    const month = monthAround(end - 1, time_zone);
    const first = await firstOpenLine(tx, account);
    if (first === null || first >= end) {
      await markBilled(tx, account, end);
      return null;
    }
    const { _id } = await insertDraft(tx, {
      ...{
        _id: this.#newId(at),
        kind: account.kind === "due" ? "invoice" : "receipt",
        seller_id,
        account_id,
      },
      ...{ currency, time_zone, period_from: month.from, period_until: month.until },
    }, at);
    await addLinesBefore(tx, _id, account, end);
    await storeSums(tx, _id);
    await markBilled(tx, account, end);
    return _id;
  }

  async #row(id: string): Promise<InvoiceRow> {
    const row = (await invoicesById(this.tx, [id])).get(id);
    if (!row) throw new Error(`Cannot make the demo's invoices: expected ${id}`);
    return row;
  }

  async #number(id: string, at: number): Promise<void> {
    const { kind, seller_id, time_zone } = await this.#row(id);
    const { code } = await takeNumber(this.tx, kind as InvoiceKind, { at, yearOf: yearIn(time_zone) });
    const { name } = await termsOf(this.tx, seller_id);
    const search_text = searchText(code, name);
    await updateInvoice(this.tx, id, {
      code,
      issued_at: at,
      bill_to: name,
      language: "en",
      search_text,
      version: 2,
    });
  }

  async #issue(id: string, at: number): Promise<void> {
    await this.#number(id, at);
    const { kind, seller_id, time_zone, total_minor } = await this.#row(id);
    if (kind === "receipt") {
      return await updateInvoice(this.tx, id, { paid_minor: total_minor, status: "Paid" });
    }
    const due_at = dueAtOf(at, (await termsOf(this.tx, seller_id)).time_of_payment, time_zone);
    const remind_at = reminderAt(due_at, 0, time_zone);
    await updateInvoice(this.tx, id, { status: "Issued", due_at, remind_at });
  }

  async #void(id: string, at: number): Promise<void> {
    this.#isVoided = true;
    const { tx } = this;
    const { kind, seller_id, account_id, currency, time_zone, ...row } = await this.#row(id);
    const { period_from, period_until, subtotal_minor, tax_minor, total_minor } = row;
    const shared = { seller_id, account_id, currency, time_zone, period_from, period_until };
    await updateInvoice(tx, id, { status: "Void", reason: REASON, remind_at: null });
    const note = await insertDraft(tx, {
      ...{ ...shared, _id: this.#newId(at), kind: "credit_note", credited_of: id },
    }, at);
    await updateInvoice(tx, note._id, {
      ...{
        subtotal_minor: -subtotal_minor,
        tax_minor: 0 - tax_minor,
        total_minor: -total_minor,
        status: "Paid",
      },
    });
    await this.#number(note._id, at);
    const again = { ...shared, _id: this.#newId(at), kind: kind as InvoiceKind, replaces_id: id };
    const { _id } = await insertDraft(tx, again, at);
    await moveLines(tx, id, _id);
    await storeSums(tx, _id);
    await this.#issue(_id, at + HOUR_SECONDS);
  }

  /** Settles invoices with the payments and credits up to an instant. */
  async followCredits(until: number): Promise<void> {
    const rows = await this.tx.selectFrom("ledger_entries").selectAll().where("account", "=", "due")
      .where("kind", "in", ["invoice_payment", "credit", "writeoff"]).where("amount_minor", ">", 0)
      .where("seq", ">", this.#credited).where("created_at", "<=", until).orderBy("seq").execute();
    for (const { txn_id, account_id, seller_id, currency, amount_minor: minor, created_at, seq } of rows) {
      const credit = { txn_id, account_id, seller_id: seller_id ?? "", currency, minor };
      for (const id of await applyPayment(this.tx, credit, null, created_at)) await this.#settle(id);
      this.#credited = seq;
    }
  }

  async #settle(id: string): Promise<void> {
    const { total_minor } = await this.#row(id);
    const sums = (await paymentSums(this.tx, [id])).get(id) ?? NO_PAYMENTS;
    const isPaid = sums.paid_minor + sums.credited_minor >= total_minor;
    const [, partly] = OPEN_INVOICES;
    await updateInvoice(this.tx, id, {
      ...sums,
      ...isPaid ? { status: "Paid", remind_at: null } : { status: partly },
    });
  }
}
