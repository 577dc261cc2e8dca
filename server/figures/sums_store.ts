/**
 * Counts the rows of a report's list, in one statement and so at one moment. The conditions are those of the list, so
 * that a figure counts exactly the rows that its link shows.
 */
import { type RawBuilder, sql } from "kysely";
import { MAX_COUNTED_GROUPS } from "../../api/figures/bounds.ts";
import type { KeyedFact } from "../../api/figures/groups.ts";
import { dateOfMeasure, type RowMeasure } from "../../api/figures/measures.ts";
import { spreadKey } from "../../api/figures/tally.ts";
import { NO_VALUE } from "../../api/constants.ts";
import type { DatedSpan } from "../../api/time/dates.ts";
import type { FigureReport } from "../../resources/define_figures.ts";
import type { OptionSource } from "../../resources/form_fields.ts";
import { variablesOf } from "../../resources/url.ts";
import type { AuthorizedContext } from "../context.ts";
import { byIndex, columnOf, type Condition, every, isAtLeast, isBelow, isOneOf } from "../db/conditions.ts";
import type { Reader } from "../db/database.ts";
import { conditionsOf, dayColumn } from "../list/filters.ts";
import { listCondition } from "../list/resolver.ts";
import type { ListArgs, ListTarget } from "../list/source.ts";
import type { Dimension, Question } from "./question.ts";

export interface ReportFacts {
  /** By the dimensions of the question. */
  readonly facts: readonly KeyedFact[];
  readonly before: readonly KeyedFact[];
}

interface Counting {
  readonly report: FigureReport;
  readonly source: ListTarget;
  readonly question: Question;
  readonly context: AuthorizedContext;
}

type Value = number | string | null;
interface Row {
  readonly branch: Value;
  readonly d0: string | null;
  readonly d1: string | null;
  readonly currency: string | null;
  readonly hours: Value;
  readonly [value: `v${number}`]: Value;
}

/** One select of the statement: measures that are counted by the same date, or a spread of hours. */
interface Branch {
  readonly isBefore: boolean;
  readonly spread: string | null;
  readonly keys: readonly string[];
  readonly select: RawBuilder<unknown>;
}

export async function countRows(counting: Counting): Promise<ReportFacts | null> {
  const { report, context } = counting;
  const measures = report.measures.filter((each): each is RowMeasure => each.kind !== "share");
  const wide = Math.max(...branchMeasures(measures).map(({ all }) => all.length));
  const branches = [false, true].flatMap((isBefore) =>
    branchMeasures(measures).map((each) => ({ ...each, isBefore }))
  ).map((each, index) => branchOf(each, index, wide, counting));
  const { rows } = await sql<Row>`${sql.join(branches.map(({ select }) => select), sql` union all `)}
    limit ${sql.lit(MAX_COUNTED_GROUPS + 1)}`.execute(context.db.heavy);
  if (rows.length > MAX_COUNTED_GROUPS) return null;
  const facts = rows.map((row) => ({ branch: branches[Number(row.branch)]!, row }));
  const of = (isWanted: boolean) =>
    facts.filter(({ branch }) => branch.isBefore === isWanted)
      .map(({ branch, row }) => factOf(branch, row, isWanted ? [] : counting.question.by));
  return { facts: of(false), before: of(true) };
}

interface Together {
  readonly dated: string;
  readonly spread: string | null;
  readonly all: readonly RowMeasure[];
}

/** Gathers measures that one select counts. */
function branchMeasures(measures: readonly RowMeasure[]): readonly Together[] {
  const keyOf = (each: RowMeasure) =>
    JSON.stringify([dateOfMeasure(each), each.kind === "hours" ? spreadKey(each) : null]);
  return [...Map.groupBy(measures, keyOf).values()].map((all) => {
    const [first] = all as [RowMeasure];
    return first.kind === "hours"
      ? { dated: dateOfMeasure(first), spread: spreadKey(first), all: [first] }
      : { dated: dateOfMeasure(first), spread: null, all };
  });
}

function branchOf(
  { dated, spread, all, isBefore }: Together & { readonly isBefore: boolean },
  index: number,
  wide: number,
  { report, source, question, context }: Counting,
): Branch {
  const { filters, by, span, before } = question;
  const args: ListArgs = { ...filters, ...dated && { dated } };
  const [first] = all as readonly [RowMeasure];
  const its = isBefore ? before : span;
  const column = dayColumn(source, args);
  const at = columnOf(`k.${column}`);
  const dimensions = isBefore ? [] : by.map((each) => valueOf(each, source, at));
  const hours = first.kind === "hours" ? hoursOf(first) : sql`0`;
  const ordinals = [...dimensions.map((_, place) => 2 + place), 4, ...spread ? [5] : []];
  const where = every([
    listCondition(report.list, source, args, context),
    isAtLeast(`k.${column}`, its.from),
    isBelow(`k.${column}`, its.until),
    ...spread ? [whereOf(first, report, source, context)] : [],
  ]);
  const values = spread ? [sql`count(*)`] : all.map((each) => sumOf(each, report, source, context));
  const indexed = source.indexFor?.(args);
  const select = sql`select ${sql.lit(index)} as branch, ${dimensions[0] ?? sql`''`} as d0, ${
    dimensions[1] ?? sql`''`
  } as d1, ${columnOf(`k.${report.currency}`)} as currency, ${hours} as hours, ${
    sql.join(Array.from({ length: wide }, (_, place) =>
      sql`${values[place] ?? sql`0`} as ${sql.ref(`v${place}`)}`))
  } from ${sql.table(source.table)} as k ${indexed ? byIndex(context.db.engine, indexed) : sql``}
    where ${where} group by ${sql.raw(ordinals.join(", "))}`;
  return { isBefore, spread, keys: all.map(({ key }) => key), select };
}

const columnFor = (source: ListTarget, key: string): string => `k.${source.columns[key] ?? key}`;

function valueOf(
  { key, periods }: Dimension,
  source: ListTarget,
  at: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!periods) return sql`coalesce(nullif(${columnOf(columnFor(source, key))}, ''), ${sql.lit(NO_VALUE)})`;
  return sql`cast(${periodAt(at, periods)} as text)`;
}

/** Numbers the periods: those of equal length that follow each other share a branch. */
function periodAt(at: RawBuilder<unknown>, periods: readonly DatedSpan[]): RawBuilder<unknown> {
  const runs: { from: number; until: number; length: number; index: number }[] = [];
  periods.forEach(({ from, until }, index) => {
    const last = runs.at(-1);
    if (last?.length === until - from) last.until = until;
    else runs.push({ from, until, length: until - from, index });
  });
  const whens = runs.map(({ from, until, length, index }) =>
    sql`when ${at} < ${sql.lit(until)} then ${sql.lit(index)} + (${at} - ${sql.lit(from)}) / ${
      sql.lit(length)
    }`
  );
  return sql`case ${sql.join(whens, sql` `)} end`;
}

function whereOf(
  { where = {} }: RowMeasure,
  { list }: FigureReport,
  source: ListTarget,
  context: AuthorizedContext,
): Condition {
  return every(conditionsOf(list, source, variablesOf(list, { filters: where, sort: list.sort }), context));
}

function sumOf(
  measure: RowMeasure,
  report: FigureReport,
  source: ListTarget,
  context: AuthorizedContext,
): RawBuilder<unknown> {
  const value = measure.kind !== "sum"
    ? sql`1`
    : sql`${measure.isNegated ? sql`-` : sql``}${columnOf(`k.${measure.of}`)}`;
  return sql`sum(case when ${whereOf(measure, report, source, context)} then ${value} else 0 end)`;
}

const hoursOf = ({ from, to }: Extract<RowMeasure, { readonly kind: "hours" }>): RawBuilder<unknown> =>
  sql`(${columnOf(`k.${to}`)} - ${columnOf(`k.${from}`)}) / 3600`;

function factOf({ spread, keys }: Branch, row: Row, by: readonly Dimension[]): KeyedFact {
  const values = [row.d0, row.d1];
  return {
    keys: by.map(({ periods }, place) => {
      const value = String(values[place] ?? "");
      return periods ? periodKey(periods[Number(value)]!) : value;
    }),
    currency: row.currency ?? "",
    spread: spread ? { key: spread, hours: Number(row.hours) } : null,
    values: new Map(keys.map((key, place) => [key, Number(row[`v${place}`] ?? 0)])),
  };
}

export const periodKey = ({ first, last }: DatedSpan): string => `${first}..${last}`;

/** Tables whose records have a name, by the source of a filter's choices. */
const NAMED: Readonly<Partial<Record<OptionSource, "users" | "stores" | "locations">>> = {
  sellers: "users",
  stores: "stores",
  places: "locations",
};

export async function namesOf(
  reader: Reader,
  source: OptionSource | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const table = source && NAMED[source];
  if (!table || ids.length === 0) return new Map();
  const rows = await reader.selectFrom(table).select(["_id", "name"]).where(isOneOf("_id", ids)).execute();
  return new Map(rows.map(({ _id, name }) => [_id, name]));
}
