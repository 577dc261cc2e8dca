/**
 * Counts the rows of a report's list in one statement, and so at one moment, by the conditions of the list, so that a
 * figure counts exactly the rows that its link shows.
 */
import { type RawBuilder, sql } from "kysely";
import { MAX_COUNTED_GROUPS } from "../../api/figures/bounds.ts";
import type { KeyedFact } from "../../api/figures/groups.ts";
import { dateOfMeasure, type RowMeasure } from "../../api/figures/measures.ts";
import { spreadKey } from "../../api/figures/tally.ts";
import { NO_VALUE } from "../../api/constants.ts";
import type { DatedSpan } from "../../api/time/dates.ts";
import type { OptionSource } from "../../resources/form_fields.ts";
import { variablesOf } from "../../resources/url.ts";
import { byIndex, columnOf, type Condition, every, isAtLeast, isBelow, isOneOf } from "../db/conditions.ts";
import type { Reader } from "../db/database.ts";
import { conditionsOf, dayColumn } from "../list/filters.ts";
import { listCondition } from "../list/resolver.ts";
import type { ListArgs, ListTarget } from "../list/source.ts";
import { type CountedRows, groupByConditions, groupingOf } from "./grouped_rows_store.ts";
import { type DayRuns, findDayRuns, GUARD, guardOf, type SpanPart, spanParts } from "./day_runs_store.ts";
import type { CountRequest, Dimension } from "./question.ts";

export interface ReportFacts {
  /** Counts of the requested span, by the dimensions of the question. */
  readonly facts: readonly KeyedFact[];
  readonly before: readonly KeyedFact[];
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

/** One select of the statement, for measures that are counted by the same date, with or without a spread of hours. */
interface Branch extends BranchMeasures {
  readonly isBefore: boolean;
  /** The key of `spread`, computed once and not for each row. */
  readonly spreadName: string;
  readonly select: RawBuilder<unknown>;
}

/** The number of tries with stored days. A try fails if one of the days changes meanwhile, which is rare. */
const MAX_TRIES = 3;

export async function countRows(request: CountRequest): Promise<ReportFacts | null> {
  for (let left = MAX_TRIES;; left--) {
    const kept = left > 0 ? await findDayRuns(request) : null;
    const { rows, isCurrent } = await readRows(request, kept);
    if (isCurrent) return rows;
  }
}

/** Reads all figures at one moment; `isCurrent` is false if a day in `kept` was changed meanwhile. */
async function readRows(request: CountRequest, kept: DayRuns | null) {
  const { report, question, context } = request;
  const measures = report.measures.filter((each): each is RowMeasure => each.kind !== "share");
  const wide = Math.max(
    ...branchMeasures(measures).map(({ counts, spread }) => counts.length + (spread ? 1 : 0)),
  );
  const branches = [false, true].flatMap((isBefore) =>
    branchMeasures(measures).flatMap((each) => {
      const side = isBefore ? "before" : "span";
      return spanParts(question[side], kept?.[side] ?? []).map((part) => ({ ...each, isBefore, part }));
    })
  ).map((each, index) => branchOf(each, index, wide, request));
  const runs = kept ? [...kept.span, ...kept.before] : [];
  const guards = kept ? [guardOf(kept.sums, runs, wide, context)] : [];
  // A group has up to one row for each part of the span.
  const parts = 2 * Math.max(kept?.span.length ?? 0, kept?.before.length ?? 0) + 1;
  const most = MAX_COUNTED_GROUPS * parts + guards.length;
  const { rows } = await sql<Row>`${
    sql.join([...guards, ...branches.map(({ select }) => select)], sql` union all `)
  } limit ${sql.lit(most + 1)}`.execute(context.db.heavy);
  const days = runs.reduce((sum, each) => sum + each.days, 0);
  const guard = rows.find(({ branch }) => Number(branch) === GUARD);
  const isCurrent = !kept || Number(guard?.v0) === days;
  const facts = rows.filter((row) => row !== guard)
    .map((row) => ({ branch: branches[Number(row.branch)]!, row }));
  if (countGroups(facts) > MAX_COUNTED_GROUPS) return { rows: null, isCurrent };
  const groupNames = question.by.map(({ periods }) => periods?.map(periodKey) ?? null);
  const of = (isWanted: boolean) =>
    facts.filter(({ branch }) => branch.isBefore === isWanted)
      .flatMap(({ branch, row }) => factsOf(branch, row, isWanted ? [] : groupNames));
  return { rows: { facts: of(false), before: of(true) }, isCurrent };
}

function countGroups(facts: readonly { readonly branch: Branch; readonly row: Row }[]): number {
  if (facts.length <= MAX_COUNTED_GROUPS) return facts.length;
  const keyOf = (
    { branch: { isBefore, dated, spread }, row: { d0, d1, currency, hours } }: typeof facts[number],
  ) => JSON.stringify([isBefore, dated, spread?.key, d0, d1, currency, hours]);
  return new Set(facts.map(keyOf)).size;
}

type HoursMeasure = Extract<RowMeasure, { readonly kind: "hours" }>;

interface BranchMeasures {
  readonly dated: string;
  readonly spread: HoursMeasure | null;
  readonly counts: readonly RowMeasure[];
}

const isCounted = (each: RowMeasure): boolean => each.kind !== "hours";
const conditionKeys = ({ where = {} }: RowMeasure) => Object.keys(where).filter((key) => key !== "dated");

/** Groups measures that one select can count. A spread of hours over all rows of a date joins its counts. */
function branchMeasures(measures: readonly RowMeasure[]): readonly BranchMeasures[] {
  const counts = Map.groupBy(measures.filter(isCounted), dateOfMeasure);
  const spreads = Map.groupBy(measures.filter((each) => each.kind === "hours"), spreadKey);
  const withSpread = [...spreads.values()].map(([spread]): BranchMeasures => {
    const dated = dateOfMeasure(spread!);
    const isOfAll = dated !== "" && conditionKeys(spread!).length === 0;
    const its = isOfAll ? counts.get(dated) ?? [] : [];
    if (isOfAll) counts.delete(dated);
    return { dated, spread: spread!, counts: its };
  });
  return [...Array.from(counts, ([dated, all]) => ({ dated, spread: null, counts: all })), ...withSpread];
}

function branchOf(
  { part, ...branch }: BranchMeasures & { readonly isBefore: boolean; readonly part: SpanPart },
  index: number,
  wide: number,
  request: CountRequest,
): Branch {
  const { report, source, question: { filters, by }, context } = request;
  const { dated, spread, counts, isBefore } = branch;
  const args: ListArgs = { ...filters, ...dated && { dated } };
  const sums = part.isKept ? source.dailySums : undefined;
  const column = sums ? "day_at" : dayColumn(source, args);
  const dimensions = isBefore ? [] : by.map((each) => groupValueOf(each, source, columnOf(`k.${column}`)));
  const where = every([
    listCondition(report.list, source, args, context),
    isAtLeast(`k.${column}`, part.from),
    isBelow(`k.${column}`, part.until),
    ...spread ? [whereOf(spread, request)] : [],
  ]);
  const indexed = sums ? null : source.indexFor?.(args);
  const rows = {
    dimensions: dimensions.map(({ value }) => value),
    currency: columnOf(`k.${report.currency}`),
    rowCount: sums ? columnOf(`k.${sums.count}`) : sql`1`,
    conditionOf: (each: RowMeasure) => whereOf(each, request),
    from: sql`${sql.table(sums?.table ?? source.table)} as k ${
      indexed ? byIndex(context.db.engine, indexed) : sql``
    } where ${where} `,
  };
  const grouping = spread ? null : groupingOf(counts, source);
  const counted = grouping ? groupByConditions(rows, grouping, counts) : rows;
  const groups = counted.dimensions.map((value, place) => dimensions[place]!.asText(value));
  const ordinals = [...groups.map((_, place) => 2 + place), 4, ...spread ? [5] : []];
  const values = [...spread ? [sql`count(*)`] : [], ...counts.map((each) => sumOf(each, counted))];
  const select = sql`select ${sql.lit(index)} as branch, ${groups[0] ?? sql`''`} as d0, ${
    groups[1] ?? sql`''`
  } as d1, ${counted.currency} as currency, ${spread ? hoursOf(spread) : sql`0`} as hours, ${
    sql.join(Array.from({ length: wide }, (_, place) =>
      sql`${values[place] ?? sql`0`} as ${sql.ref(`v${place}`)}`))
  } from ${counted.from} group by ${sql.raw(ordinals.join(", "))}`;
  return { ...branch, spreadName: spread ? spreadKey(spread) : "", select };
}

const columnFor = (source: ListTarget, key: string): string => `k.${source.columns[key] ?? key}`;

interface GroupValue {
  readonly value: RawBuilder<unknown>;
  readonly asText: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
}

function groupValueOf({ key, periods }: Dimension, source: ListTarget, at: RawBuilder<unknown>): GroupValue {
  if (periods) return { value: periodAt(at, periods), asText: (value) => sql`cast(${value} as text)` };
  return {
    value: columnOf(columnFor(source, key)),
    asText: (value) => sql`coalesce(nullif(${value}, ''), ${sql.lit(NO_VALUE)})`,
  };
}

/** Returns SQL for the index of a time's period. Successive periods of equal length share a `when`. */
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

/** Returns the condition of a measure without its date, which is a condition of the whole select. */
function whereOf({ where = {} }: RowMeasure, { report: { list }, source, context }: CountRequest): Condition {
  const { dated: _, ...filters } = where;
  return every(conditionsOf(list, source, variablesOf(list, { filters, sort: list.sort }), context));
}

function sumOf(
  measure: RowMeasure,
  { rowCount, conditionOf }: Pick<CountedRows, "rowCount" | "conditionOf">,
) {
  const value = measure.kind !== "sum"
    ? rowCount
    : sql`${measure.isNegated ? sql`-` : sql``}${columnOf(`k.${measure.of}`)}`;
  if (conditionKeys(measure).length === 0) return sql`sum(${value})`;
  return sql`sum(case when ${conditionOf(measure)} then ${value} else 0 end)`;
}

const hoursOf = ({ from, to }: HoursMeasure): RawBuilder<unknown> =>
  sql`(${columnOf(`k.${to}`)} - ${columnOf(`k.${from}`)}) / 3600`;

/** @param names the keys of the periods of each dimension; null for a dimension whose value is its key */
function factsOf(
  { spread, spreadName, counts }: Branch,
  row: Row,
  names: readonly (readonly string[] | null)[],
): readonly KeyedFact[] {
  const groups = [row.d0, row.d1];
  const keys = names.map((each, place) => {
    const value = groups[place] ?? "";
    return each ? each[Number(value)]! : String(value);
  });
  const currency = row.currency ?? "";
  const valueAt = (place: number) => Number(row[`v${place}`] ?? 0);
  const facts: KeyedFact[] = [];
  if (spread) {
    facts.push({
      keys,
      currency,
      spread: { key: spreadName, hours: Number(row.hours) },
      values: new Map([[spread.key, valueAt(0)]]),
    });
  }
  const first = facts.length;
  if (counts.length > 0) {
    facts.push({
      keys,
      currency,
      spread: null,
      values: new Map(counts.map(({ key }, place) => [key, valueAt(first + place)])),
    });
  }
  return facts;
}

export const periodKey = ({ first, last }: DatedSpan): string => `${first}..${last}`;

/** Tables with names of groups, by the source of a filter's choices. */
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
