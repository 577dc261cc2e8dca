/** Lists, closes and reopens the months of the ledger, and closes each automatically on day 3 of the next month. */
import { ApiError } from "../../../../api/errors.ts";
import { allows } from "../../../../api/access.ts";
import type { LedgerMonth as MonthView } from "../../../../api/generated/schema.ts";
import type { MonthTotal } from "../../../../api/money/months.ts";
import { reopenInput } from "../../../../api/inputs/money/month.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { monthRights } from "../../../../resources/money/months.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { type Loop, startLoop } from "../../../background/loop.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Database, Reader } from "../../../db/database.ts";
import { illegal } from "../../../entity/refusals.ts";
import {
  type AuditEntry,
  type BackgroundTools,
  mutation,
  preparedMutation,
  type QueryField,
} from "../../../fields.ts";
import { systemStep } from "../../../lifecycle/system_step.ts";
import { cashNames, keepMonth, monthSums } from "./months_store.ts";
import {
  areBooksSound,
  closeMonth as close,
  dueMonth,
  isClosed,
  type LedgerMonth,
  ledgerMonthsOf,
  problemOfClosing,
  problemOfReopening,
  totalsOf,
} from "./months.ts";

/** Name of months in the audit and in live events. */
export const MONTHS = "ledgerMonths";
const ROUND_MS = 3_600_000;
const SYSTEM = { _id: "", name: "" };

async function viewsOf(reader: Reader, context: AuthorizedContext): Promise<MonthView[]> {
  const { now, settings: { timeZone }, session: { person } } = context;
  const at = now();
  const months = await ledgerMonthsOf(reader, at, timeZone);
  const views: MonthView[] = [];
  const names = await cashNames(reader);
  let before: readonly MonthTotal[] = [];
  for (const each of months) {
    const { row, span } = each;
    const sums = row && isClosed(each)
      ? { totals: totalsOf(row), entries: row.entries }
      : await monthSums(reader, span, before);
    before = sums.totals;
    const mayReopen = allows(monthRights.reopen, person) && isClosed(each);
    views.push({
      month: span.month,
      status: row?.status ?? "Open",
      totals: sums.totals.map((total) => ({ ...total, name: names.get(total.account) ?? "" })),
      entries: sums.entries,
      digest: row && isClosed(each) ? row.digest : "",
      closed_at: row && isClosed(each) ? row.closed_at : null,
      closed_by: row && isClosed(each) ? row.closed_by_name : "",
      reason: row?.reason ?? "",
      problem: problemOfClosing(months, span.month, at) ?? "",
      may_reopen: mayReopen && await problemOfReopening(reader, months, span.month) === null,
    });
  }
  return views.reverse();
}

export const ledgerMonths: QueryField<"ledgerMonths"> = (_args, context) =>
  viewsOf(context.db.heavy, context);

const auditOf = (month: string, action: string, before: string, after: string, reason = ""): AuditEntry => ({
  entity: MONTHS,
  entityId: month,
  sellerId: null,
  action,
  reason,
  changes: [{ field: "status", before, after }],
});

async function answerOf(reader: Reader, context: AuthorizedContext, month: string): Promise<MonthView> {
  const view = (await viewsOf(reader, context)).find((each) => each.month === month);
  if (!view) throw new Error(`Cannot answer with the month ${month}: expected to find it again`);
  return view;
}

const statusOf = ({ row }: LedgerMonth): string => row?.status ?? "Open";
const find = (months: readonly LedgerMonth[], month: string) =>
  months.find(({ span }) => span.month === month);

/** Verifies the ledger before the transaction, because a transaction must not take that long. */
export const closeMonth = preparedMutation<"closeMonth">(async ({ month }, context) => {
  const { db, now, settings: { timeZone }, session: { actor } } = context;
  const found = find(await ledgerMonthsOf(db.read, now(), timeZone), month);
  const isSound = !found || await areBooksSound(db, found.span, now());
  return async (tx) => {
    const months = await ledgerMonthsOf(tx, now(), timeZone);
    const problem = problemOfClosing(months, month, now()) ?? (isSound ? null : "booksUnsound");
    if (problem) throw illegal(problem);
    const before = find(months, month);
    await close(tx, months, month, { by: actor, at: now() });
    return {
      result: await answerOf(tx, context, month),
      audit: [auditOf(month, "closeMonth", before ? statusOf(before) : "Open", "Closed")],
    };
  };
});

export const reopenMonth = mutation<"reopenMonth">(async (tx, { month, reason }, context) => {
  const read = readInput(reopenInput, { reason });
  if (!read.ok) {
    throw new ApiError("BAD_INPUT", "Cannot reopen the month: a value is missing or wrong", {
      problems: read.problems,
    });
  }
  const text = read.value.reason;
  const { now, settings: { timeZone } } = context;
  const months = await ledgerMonthsOf(tx, now(), timeZone);
  const problem = await problemOfReopening(tx, months, month);
  const row = find(months, month)?.row;
  if (problem || !row) throw illegal(problem ?? "monthNotLast");
  await keepMonth(tx, { ...row, status: "Reopened", reopened_at: now(), reason: text });
  return {
    result: await answerOf(tx, context, month),
    audit: [auditOf(month, "reopenMonth", "Closed", "Reopened", text)],
  };
});

/** Closes the months that are due, one by one. Returns the month that faults of the ledger keep open; empty if none. */
export async function closeDueMonths({ db, now, settings: { timeZone } }: BackgroundTools): Promise<string> {
  for (;;) {
    const due = dueMonth(await ledgerMonthsOf(db.read, now(), timeZone), now());
    if (!due) return "";
    if (!await areBooksSound(db, due.span, now())) return due.span.month;
    await closeDue(db, due.span.month, { at: now(), timeZone });
    db.wake();
  }
}

const closeDue = (
  db: Database,
  month: string,
  { at, timeZone }: { readonly at: number; readonly timeZone: string },
) =>
  db.write(async (tx) => {
    const months = await ledgerMonthsOf(tx, at, timeZone);
    // Another process may have closed the month meanwhile.
    if (problemOfClosing(months, month, at) !== null) return;
    const before = find(months, month);
    await close(tx, months, month, { by: SYSTEM, at });
    const { stamp } = systemStep(tx, "closeMonth", { at, timeZone });
    await recordAudit(
      tx,
      [auditOf(month, "closeMonth", before ? statusOf(before) : "Open", "Closed")],
      stamp,
    );
  });

export const monthWorker = (tools: BackgroundTools): Loop =>
  startLoop({
    name: "Closing months of the ledger",
    run: async () => void await closeDueMonths(tools),
    everyMs: ROUND_MS,
  });
