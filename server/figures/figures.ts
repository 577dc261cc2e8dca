/** Answers reports from their definitions (ADR 137). */
import { MAX_COUNTED_GROUPS, MAX_REPORT_ROWS } from "../../api/figures/bounds.ts";
import { groupsOf, rankGroups, sumOfFacts } from "../../api/figures/groups.ts";
import { columnsOf, type FigureColumn, type Measure } from "../../api/figures/measures.ts";
import { Tally } from "../../api/figures/tally.ts";
import { ApiError } from "../../api/errors.ts";
import type { FigureRow, Figures } from "../../api/generated/schema.ts";
import { figureReports } from "../../resources/generated/figure_reports.ts";
import type { FigureReport } from "../../resources/define_figures.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Reader } from "../db/database.ts";
import type { Module } from "../module.ts";
import { listById } from "../registry.ts";
import type { ListArgs } from "../list/source.ts";
import { type CountRequest, type Dimension, type ReportQuery, reportQueryOf } from "./question.ts";
import { hasMoreRows } from "./row_limit_store.ts";
import { countRows, namesOf, periodKey, type ReportFacts } from "./sums_store.ts";

export async function figuresOf(
  report: FigureReport,
  args: ListArgs,
  context: AuthorizedContext,
): Promise<Figures> {
  const request = countRequestOf(report, args, context);
  const counted = await countRows(request);
  if (!counted) throw tooManyGroups(report);
  return await figuresFrom(request, counted);
}

/** @throws {ApiError} BAD_INPUT */
export function countRequestOf(
  report: FigureReport,
  args: ListArgs,
  context: AuthorizedContext,
): CountRequest {
  const { source } = listById(report.list.id) ?? {};
  if (!source) throw new Error(`Cannot count ${report.id}: its list ${report.list.id} has no module`);
  return { report, source, question: reportQueryOf(report, args, context), context };
}

export const tooManyGroups = ({ id }: FigureReport): ApiError =>
  new ApiError("BAD_INPUT", `Cannot count ${id}: it has too many groups`, {
    problems: [{ path: "by", code: "tooMany", most: MAX_COUNTED_GROUPS }],
  });

export async function figuresFrom(
  { report, question, context }: CountRequest,
  counted: ReportFacts,
): Promise<Figures> {
  const { currency: own } = context.settings;
  const known = [...counted.facts, ...counted.before].map(({ currency }) => currency);
  const currencies = [own, ...[...new Set(known)].filter((each) => each !== own).toSorted()];
  const measures = new Map(report.measures.map((each) => [each.key, each]));
  const isUsed = ({ key, currency }: FigureColumn) => {
    const measure = measures.get(key);
    const counts = measure?.kind === "share" ? measure.whole : key;
    return !currency || currency === own ||
      [...counted.facts, ...counted.before].some((fact) =>
        fact.currency === currency && fact.values.get(counts)
      );
  };
  const columns = columnsOf(report.measures, currencies).filter(isUsed);
  const valuesOf = (tally: Tally) => columns.map((column) => tally.value(column, measures));
  return {
    from: question.span.from,
    until: question.span.until,
    before_from: question.before.from,
    before_until: question.before.until,
    columns,
    totals: valuesOf(sumOfFacts(counted.facts)),
    before: valuesOf(sumOfFacts(counted.before)),
    ...await rowsOf({ report, question, columns, measures, valuesOf }, counted.facts, context),
    counted_at: context.now(),
  };
}

interface Showing {
  readonly report: FigureReport;
  readonly question: ReportQuery;
  readonly columns: readonly FigureColumn[];
  readonly measures: ReadonlyMap<string, Measure>;
  readonly valuesOf: (tally: Tally) => (number | null)[];
}

interface Ranking {
  readonly key: string;
  readonly tally: Tally;
}

async function rowsOf(
  showing: Showing,
  facts: Parameters<typeof groupsOf>[0],
  { db, now }: AuthorizedContext,
): Promise<Pick<Figures, "rows" | "others" | "groups">> {
  const { by: [first, second] } = showing.question;
  if (!first) return { rows: [], others: null, groups: 0 };
  const { valuesOf } = showing;
  const groups = orderGroups(groupsOf(facts), first, showing, now());
  const names = await namesIn(db.heavy, showing.report, first, groups.shown);
  const inner = new Map(groups.shown.map(({ key, parts }) => [
    key,
    second
      ? orderGroups(Array.from(parts, ([part, tally]) => ({ key: part, tally })), second, showing, now())
      : { shown: [], others: null, count: 0 },
  ]));
  const partNames = await namesIn(
    db.heavy,
    showing.report,
    second,
    [...inner.values()].flatMap(({ shown }) => shown),
  );
  const rows = groups.shown.map(({ key, tally }): FigureRow => {
    const { shown = [], others = null } = inner.get(key) ?? {};
    return {
      key,
      name: names.get(key) ?? "",
      values: valuesOf(tally),
      parts: shown.map((part) => ({
        key: part.key,
        name: partNames.get(part.key) ?? "",
        values: valuesOf(part.tally),
      })),
      others: others && valuesOf(others),
    };
  });
  return { rows, others: groups.others && valuesOf(groups.others), groups: groups.count };
}

/** Sorts periods by time, including begun ones without rows, and ranks all other groups. */
function orderGroups<Each extends Ranking>(
  all: readonly Each[],
  { periods }: Dimension,
  { question, columns, measures }: Showing,
  now: number,
) {
  if (!periods) {
    const by = columns.find(({ key }) => key === question.rank);
    return rankGroups(all, by, measures, question.limit);
  }
  const byKey = new Map(all.map((each) => [each.key, each]));
  const shown = periods.flatMap((period) => {
    const key = periodKey(period);
    const empty = period.from <= now
      ? [{ key, tally: new Tally(), parts: new Map() } as unknown as Each]
      : [];
    return byKey.get(key) ?? empty;
  });
  return { shown, others: null, count: shown.length };
}

function namesIn(
  reader: Reader,
  { list }: FigureReport,
  dimension: Dimension | undefined,
  shown: readonly Ranking[],
): Promise<ReadonlyMap<string, string>> {
  const source = list.filters.find(({ key }) => key === dimension?.key)?.source;
  return namesOf(reader, source, [...new Set(shown.map(({ key }) => key))]);
}

/** Makes the root fields of all reports. They refuse to count more rows than a person would wait for. */
export const figureQueries = (mostRows = MAX_REPORT_ROWS): NonNullable<Module["queries"]> =>
  Object.fromEntries(figureReports.map((report) => [
    report.query,
    async (args: ListArgs, context: AuthorizedContext) => {
      if (await hasMoreRows(countRequestOf(report, args, context), mostRows)) {
        throw new ApiError("LIMIT", `Cannot count ${report.id} at once: begin the job figures.run`);
      }
      return await figuresOf(report, args, context);
    },
  ]));
