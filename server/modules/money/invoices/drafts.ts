/**
 * Creates the documents of each month that ended: an invoice for debts, which accounting issues, and a receipt for
 * charges to the wallet, which is issued at once. A draft whose credits exceed its charges goes on with the next month.
 * Each account and month is one transaction, so that the next round
 * continues after a crash.
 */
import type { BackgroundTools } from "../../../fields.ts";
import { isPaused } from "../../../backup/paused_work_store.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { moveAsSystem, systemStep } from "../../../lifecycle/system_step.ts";
import { invoiceLifecycle } from "./lifecycle.ts";
import {
  type Account,
  accountById,
  accountsToBill,
  addLinesBefore,
  DOCUMENTS,
  firstOpenLine,
  markBilled,
} from "./lines_store.ts";
import { creditDraft, extendDraft, insertDraft, storeSums } from "./make_store.ts";
import { monthAround } from "./terms.ts";

const AT_ONCE = 50;

export type DraftTools = Pick<BackgroundTools, "db" | "now" | "settings">;

type MonthTools = Pick<DraftTools, "db" | "now"> & {
  readonly settings: Pick<DraftTools["settings"], "timeZone">;
};

export async function draftMonths({ db, now, settings }: MonthTools, signal?: AbortSignal): Promise<void> {
  const { timeZone } = settings;
  if (await isPaused(db.read, DOCUMENTS)) return;
  const thisMonth = monthAround(now(), timeZone).from;
  while (!signal?.aborted) {
    const accounts = await accountsToBill(db.read, thisMonth, AT_ONCE);
    if (accounts.length === 0) return;
    for (const { account_id } of accounts) {
      if (signal?.aborted) return;
      await db.write((tx) => draftNext(tx, account_id, { thisMonth, at: now(), timeZone }));
    }
    db.wake();
  }
}

interface Moment {
  /** The first second of the current month, for which there are no documents yet. */
  readonly thisMonth: number;
  readonly at: number;
  readonly timeZone: string;
}

/** Creates the next document of an account, or records that the ended months need none. */
export async function draftNext(tx: Writer, accountId: string, moment: Moment): Promise<void> {
  const { thisMonth, at, timeZone } = moment;
  const account = await accountById(tx, accountId);
  if (!account || account.until >= thisMonth) return;
  const first = await firstOpenLine(tx, account);
  if (first === null || first >= thisMonth) return await markBilled(tx, account, thisMonth);
  const month = monthAround(Math.max(first, account.until), timeZone);
  await draftMonth(tx, account, month, { at, timeZone });
  await markBilled(tx, account, month.until);
}

async function draftMonth(
  tx: Writer,
  account: Account,
  month: { readonly from: number; readonly until: number },
  { at, timeZone }: Pick<Moment, "at" | "timeZone">,
): Promise<void> {
  const { seller_id, account_id, currency } = account;
  const isDebt = account.kind === "due";
  const carried = isDebt ? await creditDraft(tx, account_id) : undefined;
  const { _id, code } = carried ?? await insertDraft(tx, {
    ...{ kind: isDebt ? "invoice" : "receipt", seller_id, account_id, currency, time_zone: timeZone },
    ...{ period_from: month.from, period_until: month.until },
  }, at);
  await addLinesBefore(tx, _id, account, month.until);
  const { total_minor } = await storeSums(tx, _id);
  if (carried) await extendDraft(tx, carried, month.until, at);
  const { stamp } = systemStep(tx, "invoices.draft", { at, timeZone });
  await recordAudit(tx, [{
    ...{ entity: "invoices", entityId: _id, sellerId: seller_id, action: "invoices.draft" },
    ...carried
      ? { changes: [{ field: "total_minor", before: `${carried.total_minor}`, after: `${total_minor}` }] }
      : { isNew: true, changes: [{ field: "code", before: "", after: code }] },
  }], stamp);
  if (!isDebt) await moveAsSystem(tx, invoiceLifecycle, { event: "invoice.issue", ids: [_id], at, timeZone });
}
