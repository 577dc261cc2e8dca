/** Counts reports of the demo, and what their figures open. */
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

/** Computes a figure from all rows of the list that it opens. */
async function opened(
  report: FigureReport,
  key: string,
  currency: string,
  drilled: FilterValues,
  context: AuthorizedContext,
): Promise<number> {
  const { source } = listById(report.list.id)!;
  const measure = report.measures.find((each) => each.key === key)!;
  const value = measure.kind === "sum"
    ? sql`${measure.isNegated ? sql`-` : sql``}k.${sql.ref(measure.of)}`
    : sql`1`;
  const { rows } = await sql<{ found: number | string | null }>`select sum(${value}) as found
    from ${sql.table(source.table)} as k
    where ${listCondition(report.list, source, variablesFor(report, drilled), context)}
      and ${currency ? sql`k.currency = ${currency}` : sql`1 = 1`}`.execute(context.db.read);
  return Number(rows[0]?.found ?? 0);
}

/** Compares every count and sum of a report with the rows that its link shows; returns how many. */
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
  let compared = 0;
  for (const { cells, values } of rows) {
    for (const [place, { key, currency }] of figures.columns.entries()) {
      const kind = report.measures.find((each) => each.key === key)?.kind;
      if (kind !== "count" && kind !== "sum") continue;
      const drilled = drillOf(report, key, filters, cells);
      const expected = drilled ? await opened(report, key, currency, drilled, context) : 0;
      assert.equal(values[place], expected, `${key} ${currency} of ${JSON.stringify([filters, cells])}`);
      compared++;
    }
  }
  return compared;
}

type Step = (db: Database) => Promise<void>;

/** Runs the steps of a report in one demo, since Postgres fills one for each test. */
export function inReports(title: string, steps: Readonly<Record<string, Step>>): void {
  Deno.test(title, (test) =>
    inDemo(async (db) => {
      for (const [name, step] of Object.entries(steps)) await test.step(name, () => step(db));
    }, { orders: 400 }));
}

/** Root's view of the demo, at its time. */
export function atDemo(db: Database, timeZone = OPTIONS.timeZone): AuthorizedContext {
  const context = worldOf(db).as("root", { now: () => OPTIONS.now });
  return { ...context, settings: { ...context.settings, timeZone } };
}
