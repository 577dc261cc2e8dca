/** Compares the figures of reports with and without daily sums. */
import assert from "node:assert/strict";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { report as financeReport } from "../../../resources/figures/report.ts";
import { figureReports } from "../../../resources/generated/figure_reports.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { reportQueryOf } from "../../../server/figures/question.ts";
import { countRows, type ReportFacts } from "../../../server/figures/sums_store.ts";
import { listById } from "../../../server/registry.ts";
import { variablesFor } from "./reports.ts";

/** Adds up the facts of each group, since kept days and rows of one group are separate facts. */
export function sumsOf(facts: ReportFacts | null) {
  const sums = new Map<string, number>();
  for (const side of ["facts", "before"] as const) {
    for (const { keys, currency, values } of facts?.[side] ?? []) {
      for (const [measure, value] of values) {
        const name = JSON.stringify([side, keys, currency, measure]);
        sums.set(name, (sums.get(name) ?? 0) + value);
      }
    }
  }
  return Object.fromEntries([...sums].filter(([, value]) => value !== 0).toSorted());
}

export async function compareRaw(
  context: AuthorizedContext,
  filters: Readonly<Record<string, string>>,
  by: readonly string[],
  report: FigureReport = financeReport,
): Promise<number> {
  const { source } = listById(report.list.id)!;
  const question = reportQueryOf(report, { ...variablesFor(report, filters), by }, context);
  const count = (dailySums: typeof source.dailySums | undefined) =>
    countRows({ report, source: { ...source, dailySums } as typeof source, question, context });
  const [kept, raw] = [sumsOf(await count(source.dailySums)), sumsOf(await count(undefined))];
  assert.deepEqual(kept, raw, JSON.stringify([report.id, filters, by, context.settings.timeZone]));
  return Object.keys(raw).length;
}

export const reportsWithSums = () => figureReports.filter(({ list }) => listById(list.id)?.source.dailySums);

export const storedDays = (db: Database) =>
  db.read.selectFrom("ledger_days_kept").selectAll().orderBy("until_at").execute();
export const sumRows = async (db: Database) =>
  (await db.read.selectFrom("ledger_days").selectAll().execute()).map((row) => JSON.stringify(row))
    .toSorted();
export const forget = (db: Database) =>
  db.write(async (tx) => {
    await tx.deleteFrom("ledger_days").execute();
    await tx.deleteFrom("ledger_days_kept").execute();
  });
export const setDirty = async (db: Database) =>
  (await storedDays(db)).filter(({ is_dirty }) => is_dirty === 1);
