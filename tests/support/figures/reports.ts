/** Counts reports of the demo, and the rows that their figures open. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Figures } from "../../../api/generated/schema.ts";
import type { FilterValues } from "../../../resources/define.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { type Cell, drillOf } from "../../../resources/drill.ts";
import { variablesOf } from "../../../resources/url.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { figuresOf } from "../../../server/figures/figures.ts";
import { listCondition } from "../../../server/list/resolver.ts";
import { listById } from "../../../server/registry.ts";
import { inDemo, OPTIONS } from "../demo/demo.ts";
import { worldOf } from "../orders/world.ts";

export const variablesFor = ({ list }: FigureReport, filters: FilterValues) =>
  variablesOf(list, { filters, sort: list.sort });

export const countReport = (
  report: FigureReport,
  filters: FilterValues,
  by: readonly string[],
  context: AuthorizedContext,
): Promise<Figures> => figuresOf(report, { ...variablesFor(report, filters), by, limit: 1000 }, context);

interface OpenedFigure {
  readonly key: string;
  readonly currency: string;
  readonly drilled: FilterValues;
}

/** Number of figures that one statement computes: Postgres plans each statement, which takes most of the time. */
const FIGURES_PER_STATEMENT = 40;

/** Computes figures from all rows of the lists that the figures open. */
async function openAll(
  report: FigureReport,
  figures: readonly OpenedFigure[],
  context: AuthorizedContext,
): Promise<readonly number[]> {
  const { source } = listById(report.list.id)!;
  const select = ({ key, currency, drilled }: OpenedFigure, place: number) => {
    const measure = report.measures.find((each) => each.key === key)!;
    const value = measure.kind === "sum"
      ? sql`${measure.isNegated ? sql`-` : sql``}k.${sql.ref(measure.of)}`
      : sql`1`;
    return sql`select ${sql.lit(place)} as place, sum(${value}) as found from ${sql.table(source.table)} as k
      where ${listCondition(report.list, source, variablesFor(report, drilled), context)}
        and ${currency ? sql`k.currency = ${currency}` : sql`1 = 1`}`;
  };
  const found: number[] = [];
  for (let from = 0; from < figures.length; from += FIGURES_PER_STATEMENT) {
    const some = figures.slice(from, from + FIGURES_PER_STATEMENT);
    const { rows } = await sql<{ place: number; found: number | string | null }>`${
      sql.join(some.map(select), sql` union all `)
    }`.execute(context.db.read);
    for (const row of rows) found[from + Number(row.place)] = Number(row.found ?? 0);
  }
  return found;
}

/** Reads the hours of all rows of the lists that percentiles open, and computes each percentile. */
async function openHours(
  report: FigureReport,
  figures: readonly OpenedFigure[],
  context: AuthorizedContext,
): Promise<readonly (number | null)[]> {
  const { source } = listById(report.list.id)!;
  const found: (number | null)[] = [];
  for (const { key, drilled } of figures) {
    const measure = report.measures.find((each) => each.key === key)!;
    if (measure.kind !== "hours") throw new Error(`Expected hours, found ${key}`);
    const { rows } = await sql<{ hours: number | string }>`
      select (k.${sql.ref(measure.to)} - k.${sql.ref(measure.from)}) / 3600 as hours
      from ${sql.table(source.table)} as k
      where ${listCondition(report.list, source, variablesFor(report, drilled), context)}`
      .execute(context.db.read);
    const all = rows.map(({ hours }) => Number(hours)).toSorted((one, other) => one - other);
    found.push(all[Math.ceil((all.length * measure.percent) / 100) - 1] ?? null);
  }
  return found;
}

/** Compares every figure of a report with the rows that its link shows; returns the number of figures. */
export async function compareOpened(
  report: FigureReport,
  filters: FilterValues,
  by: readonly string[],
  context: AuthorizedContext,
): Promise<number> {
  const figures = await countReport(report, filters, by, context);
  const [first = "", second = ""] = by;
  const rows: { readonly cells: readonly Cell[]; readonly values: readonly (number | null)[] }[] = [
    { cells: [], values: figures.totals },
    ...figures.rows.flatMap(({ key, values, parts }) => [
      { cells: [{ by: first, key }], values },
      ...parts.map((part) => ({
        cells: [{ by: first, key }, { by: second, key: part.key }],
        values: part.values,
      })),
    ]),
  ];
  const compared = rows.flatMap(({ cells, values }) =>
    figures.columns.map(({ key, currency }, place) => ({
      measure: report.measures.find((each) => each.key === key)!,
      key,
      currency,
      cells,
      drilled: drillOf(report, key, filters, cells),
      value: values[place],
    }))
  );
  const nameOf = ({ cells, key, currency }: Pick<typeof compared[number], "cells" | "key" | "currency">) =>
    JSON.stringify([cells, key, currency]);
  const opened = compared.flatMap(({ drilled, ...each }) => drilled ? [{ ...each, drilled }] : []);
  const ofHours = opened.filter(({ measure }) => measure.kind === "hours");
  const added = opened.filter(({ measure }) => measure.kind === "count" || measure.kind === "sum");
  const hours = await openHours(report, ofHours, context);
  const sums = await openAll(report, added, context);
  const shown = new Map<string, number | null>([
    ...ofHours.map((each, place) => [nameOf(each), hours[place]!] as const),
    ...added.map((each, place) => [nameOf(each), sums[place]!] as const),
  ]);
  for (const each of compared) {
    const { measure, value } = each;
    const sumOf = (key: string) => shown.get(nameOf({ ...each, key })) ?? 0;
    const none = measure.kind === "hours" ? null : 0;
    const expected = measure.kind !== "share"
      ? shown.get(nameOf(each)) ?? none
      : sumOf(measure.whole) === 0
      ? null
      : sumOf(measure.part) / sumOf(measure.whole);
    assert.equal(value, expected, `${nameOf(each)} of ${JSON.stringify(filters)}`);
  }
  return compared.length;
}

export type ReportSteps = Readonly<Record<string, (db: Database) => Promise<void>>>;

/** Runs the steps in one demo, because filling a demo takes longer than the steps. */
export function inReports(title: string, steps: ReportSteps): void {
  Deno.test(title, (test) =>
    inDemo(async (db) => {
      for (const [name, step] of Object.entries(steps)) await test.step(name, () => step(db));
    }, { orders: 400 }));
}

/** Returns root's context at the time of the demo. */
export function atDemo(db: Database, timeZone = OPTIONS.timeZone): AuthorizedContext {
  const context = worldOf(db).as("root", { now: () => OPTIONS.now });
  return { ...context, settings: { ...context.settings, timeZone } };
}
