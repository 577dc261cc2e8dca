/** Sorts the queue by one indexed number: rush orders first, then by due time; finished units last, newest first. */
import { type RawBuilder, sql } from "kysely";
import type { UnitStep } from "../../../../api/generated/schema.ts";
import { UNIT_STATUSES } from "../../../../api/statuses.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { byIndex, type Condition, either, every, isOneOf } from "../../../db/conditions.ts";
import type { Database, Writer } from "../../../db/database.ts";
import type { ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { hasArtText, isBareText } from "../../catalogue/artwork/bare_store.ts";
import { hasMethod } from "../../catalogue/items/store.ts";
import { dueSpans } from "../../../list/due_spans.ts";

const OVER: readonly string[] = ["Packed", "Stopped"];
/** Has literal values, so that the index over open units is used: the query planner cannot see bound values. */
const OVER_TEXT = OVER.map((status) => `'${status}'`).join(", ");
/** Unix seconds later than any due time. */
const FAR = 20_000_000_000;

/** Repeats the expression of the indices of migration 43. @param row the alias of the row, with its dot */
export const queueText = (row: string): string =>
  `(case when ${row}print_status in (${OVER_TEXT}) then ${FAR} - ${row}due_at` +
  ` when ${row}rush = 1 then ${row}due_at - ${FAR} else ${row}due_at end)`;

export const isOpenUnit: Condition = sql<boolean>`print_status not in (${sql.raw(OVER_TEXT)})`;

export const unitSortValues: Readonly<Record<string, (row: "k" | "r") => RawBuilder<unknown>>> = {
  rush: (row) => sql.raw(queueText(`${row}.`)),
  ticket: (row) => sql.ref(`${row}.code`),
};

/** Compares only the queue number, so that the database needs the index and no rows. */
function isDueInQueue(spans: ReturnType<typeof dueSpans>): Condition {
  if (spans.length === 0) return either([]);
  const place = sql.raw(queueText("k."));
  const from = (least: number) => sql<boolean>`${place} >= ${least}`;
  const until = (end: number) => sql<boolean>`${place} < ${end}`;
  const last = Math.max(...spans.map((span) => span.until));
  const plain = spans.map((span) => every([from(span.from ?? 0), until(span.until)]));
  const rushed = spans.map((span) => every([from((span.from ?? 0) - FAR), until(span.until - FAR)]));
  return every([until(last), either([...plain, ...rushed])]);
}

const itemsWith = (condition: RawBuilder<unknown>): Condition =>
  sql<boolean>`k.item_id in (select i._id from items as i join products as f on f._id = i.product_id
    where ${condition})`;

const hasArt: Condition = sql.raw(hasArtText("k."));
const lacksArt: Condition = sql.raw(`exists (select 1 from items as i where i._id = k.item_id
  and ${isBareText("k.", "i")})`);

/** Filters that are not plain columns; the row's alias is `k`. */
export const unitConditions: NonNullable<ListSource<unknown, unknown>["conditions"]> = {
  due: (kinds, context) => isDueInQueue(dueSpans(kinds, context)),
  method: (methods) => itemsWith(hasMethod(methods)),
  art: (kinds) =>
    either([...kinds.includes("ready") ? [hasArt] : [], ...kinds.includes("missing") ? [lacksArt] : []]),
  // Uses the last grade; a grade that was undone has no outcome.
  returned: (outcomes) =>
    sql<boolean>`k._id in (select g.unit_id from returns as g where ${
      isOneOf("g.outcome", outcomes)
    } and g.turn =
      (select max(later.turn) from returns as later where later.unit_id = g.unit_id))`,
  product: (products) => itemsWith(isOneOf("f._id", products)),
};

/** Changes the rush of an order's units without a new version, so that work on them is not interrupted. */
export async function setRushOfUnits(tx: Writer, orderId: string, isRushed: boolean): Promise<void> {
  await tx.updateTable("units").set({ rush: isRushed ? 1 : 0 }).where("order_id", "=", orderId).execute();
}

/** Postgres returns large counts as text. */
type Sum = number | string;

/** Counts open units by step, grouped like the index, for speed. @param lateBefore unix seconds */
export async function stepsIn(
  { heavy, engine }: Pick<Database, "heavy" | "engine">,
  scope: Scope,
  locations: readonly string[] | null,
  lateBefore: number,
): Promise<UnitStep[]> {
  const { rows } = await sql<{ print_status: string; work_status: string; count: Sum; late: Sum }>`
    select print_status, work_status, count(*) as count, count(*) filter (where due_at < ${lateBefore}) as late
    from units ${byIndex(engine, "units_open")}
    where ${every([isOpenUnit, inScope(scope), ...locations ? [isOneOf("location_id", locations)] : []])}
    group by print_status, work_status`.execute(heavy);
  const short = await shortAt({ heavy, engine }, scope, locations);
  const found = groupRows(rows, (row) => row.print_status);
  return UNIT_STATUSES.filter((status) => !OVER.includes(status)).map((print_status) => {
    const counts = found.get(print_status) ?? [];
    const at = (work: string) => Number(counts.find(({ work_status }) => work_status === work)?.count ?? 0);
    return {
      print_status,
      waiting: at("Waiting"),
      inprocess: at("Inprocess"),
      held: at("On Hold"),
      late: counts.reduce((sum, { late }) => sum + Number(late), 0),
      short: short.get(print_status) ?? 0,
    };
  });
}

async function shortAt(
  { heavy, engine }: Pick<Database, "heavy" | "engine">,
  scope: Scope,
  locations: readonly string[] | null,
): Promise<Map<string, number>> {
  const { rows } = await sql<
    { print_status: string; count: Sum }
  >`select print_status, count(*) as count from units ${byIndex(engine, "units_short")}
    where ${
    every([
      sql<boolean>`blank = 'Short'`,
      isOpenUnit,
      inScope(scope),
      ...locations ? [isOneOf("location_id", locations)] : [],
    ])
  } group by print_status`.execute(heavy);
  return new Map(rows.map(({ print_status, count }) => [print_status, Number(count)]));
}
