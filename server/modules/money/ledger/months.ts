/** Closes months of the ledger, in order, with a chain of digests. Source: ADR 141. */
import { createHash } from "node:crypto";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import {
  CLOSES_AFTER_DAYS,
  monthsBetween,
  type MonthSpan,
  type MonthTotal,
} from "../../../../api/money/months.ts";
import type { ReasonCode } from "../../../../api/reasons.ts";
import { canonicalJson } from "../../../canonical.ts";
import type { Database, Reader, Writer } from "../../../db/database.ts";
import { defineKinds } from "../../../kinds.ts";
import { keepBookCheck, lastBookCheck } from "./checks_store.ts";
import {
  firstEntryAt,
  keepMonth,
  type MonthRow,
  monthRows,
  type MonthSums,
  monthSums,
} from "./months_store.ts";
import { bookFaults } from "./verify_store.ts";

/** Port for documents of a month, which other modules provide. Once one is issued, the month cannot be reopened. */
export interface MonthDocuments {
  readonly kind: string;
  readonly isIssued: (reader: Reader, month: MonthSpan) => Promise<boolean>;
}
export const monthDocuments = defineKinds<MonthDocuments>("documents of a month");

export interface LedgerMonth {
  readonly span: MonthSpan;
  /** Null if the month was never closed; a reopened month keeps its row. */
  readonly row: MonthRow | null;
}

export const isClosed = ({ row }: LedgerMonth): boolean => row?.status === "Closed";
export const totalsOf = ({ totals }: Pick<MonthRow, "totals">): readonly MonthTotal[] =>
  JSON.parse(totals) as MonthTotal[];

/**
 * Returns the months from the first entry to now, in order; an empty list without entries. A closed month keeps its
 * bounds, and the next one begins at its end, also if the time zone was changed since.
 */
export async function ledgerMonthsOf(reader: Reader, now: number, timeZone: string): Promise<LedgerMonth[]> {
  const first = await firstEntryAt(reader);
  if (first === null) return [];
  const rows = await monthRows(reader);
  const closed = rows.filter(({ status }) => status === "Closed");
  const last = closed.at(-1);
  const begin = last?.until_at ?? first;
  const open = monthsBetween(begin, Math.max(now, begin), timeZone)
    .filter(({ month }) => last === undefined || month > last.month);
  return [
    ...closed.map((row) => ({ span: { month: row.month, from: row.from_at, until: row.until_at }, row })),
    ...open.map((span, at) => ({
      span: at === 0 && last ? { ...span, from: last.until_at } : span,
      row: rows.find(({ month }) => month === span.month) ?? null,
    })),
  ];
}

/** Returns why a month cannot be closed now; null if it can. Months are closed in order. */
export function problemOfClosing(
  months: readonly LedgerMonth[],
  month: string,
  now: number,
): ReasonCode | null {
  const at = months.findIndex(({ span }) => span.month === month);
  const found = months[at];
  if (!found || found.span.until > now) return "monthNotOver";
  if (isClosed(found)) return "monthClosed";
  return months.slice(0, at).every(isClosed) ? null : "monthNotNext";
}

/** Returns why a month cannot be reopened; null if it can. */
export async function problemOfReopening(
  reader: Reader,
  months: readonly LedgerMonth[],
  month: string,
): Promise<ReasonCode | null> {
  const closed = months.filter(isClosed).at(-1);
  if (closed?.span.month !== month) return "monthNotLast";
  for (const { isIssued } of monthDocuments.all()) {
    if (await isIssued(reader, closed.span)) return "monthHasDocuments";
  }
  return null;
}

export const digestOf = (
  { month, from_at, until_at, prev_digest }: Pick<MonthRow, "month" | "from_at" | "until_at" | "prev_digest">,
  { totals, entries, last_seq }: MonthSums,
): string =>
  createHash("sha256").update(
    canonicalJson({ month, from_at, until_at, prev_digest, totals, entries, last_seq }),
  ).digest("hex");

/** Returns true if the ledger has no faults; verifies it unless that was done since the month ended. */
export async function areBooksSound(db: Database, { until }: MonthSpan, at: number): Promise<boolean> {
  const last = await lastBookCheck(db.read);
  if (last && last.at >= until) return last.faults.length === 0;
  return (await checkBooks(db, at)).length === 0;
}

/** Verifies the ledger with its closed months, and stores the faults. */
export async function checkBooks(db: Database, at: number): Promise<readonly string[]> {
  const faults = [...await bookFaults(db.heavy), ...await monthFaults(db.heavy)];
  await keepBookCheck(db, { at, faults });
  return faults;
}

interface Closer {
  /** Id of the person who closes the month; empty if it is closed automatically. */
  readonly _id: string;
  readonly name: string;
}

/** Closes a month. The transaction includes all of its entries, and concurrent postings find it closed. */
export async function closeMonth(
  tx: Writer,
  months: readonly LedgerMonth[],
  month: string,
  { by, at }: { readonly by: Closer; readonly at: number },
): Promise<MonthRow> {
  const place = months.findIndex(({ span }) => span.month === month);
  const found = months[place];
  if (!found) throw new Error(`Cannot close ${month}: it has no entry`);
  const before = months[place - 1]?.row ?? null;
  const sums = await monthSums(tx, found.span, before ? totalsOf(before) : []);
  const own = {
    month,
    from_at: found.span.from,
    until_at: found.span.until,
    prev_digest: before?.digest ?? "",
  };
  const row: MonthRow = {
    ...own,
    status: "Closed",
    entries: sums.entries,
    last_seq: sums.last_seq,
    totals: JSON.stringify(sums.totals),
    digest: digestOf(own, sums),
    closed_at: at,
    closed_by: by._id,
    closed_by_name: by.name,
    reopened_at: null,
    reason: "",
  };
  await keepMonth(tx, row);
  return row;
}

/** Returns the oldest open month if it is due to be closed now. A reopened month waits for the same time again. */
export function dueMonth(months: readonly LedgerMonth[], now: number): LedgerMonth | undefined {
  const open = months.find((each) => !isClosed(each));
  if (!open) return undefined;
  const since = Math.max(open.span.until, open.row?.reopened_at ?? 0);
  return since + CLOSES_AFTER_DAYS * DAY_SECONDS <= now ? open : undefined;
}

/** Recomputes the totals of each closed month and verifies the chain of digests. */
export async function monthFaults(reader: Reader): Promise<string[]> {
  const faults: string[] = [];
  let before: MonthRow | null = null;
  for (const row of (await monthRows(reader)).filter(({ status }) => status === "Closed")) {
    const sums: MonthSums = await monthSums(
      reader,
      { from: row.from_at, until: row.until_at },
      before ? totalsOf(before) : [],
    );
    if (row.prev_digest !== (before?.digest ?? "")) {
      faults.push(`Month ${row.month} does not follow the month before.`);
    }
    if (digestOf(row, sums) !== row.digest) {
      faults.push(`The entries of month ${row.month} are not those that it was closed with.`);
    }
    before = row;
  }
  return faults;
}
