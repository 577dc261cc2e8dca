import { sql } from "kysely";
import { differenceOf } from "../../../db/difference.ts";
import { changeRows } from "../../../db/change_rows.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { pipeline } from "../../../db/pipeline.ts";
import type { Change } from "../../../lifecycle/lifecycle.ts";
import type { ListSource } from "../../../list/source.ts";
import { type Change as LiveChange, changesOf } from "../../../events/outbox.ts";
import { entityOf } from "../../../../resources/define.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { inScope, type Scope, type ScopedIds } from "../../../scope.ts";
import type { MadeGarments } from "../../../../api/money/production_costs.ts";
import { unitConditions, unitSortValues } from "./queue_store.ts";
import { ALL_UNIT_TEXTS, GUARD_COLUMNS, LIST_TEXTS, OPERATOR, textsFor } from "./read_store.ts";
import type { ListedUnit, ListedView, UnitPatch, UnitRow } from "./rows.ts";
import { viewOf } from "./view.ts";

const isSome = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export const unitsList: ListSource<ListedUnit, ListedView> = {
  table: "units",
  key: "seq",
  name: "code",
  columns: {
    seller: "seller_id",
    order: "order_id",
    package: "package_id",
    location: "location_id",
    batch: "batch_id",
  },
  numbers: ["code"],
  conditions: unitConditions,
  sortValues: unitSortValues,
  // With these filters the database may have to read the whole queue.
  isHeavy: ({ product, method, art, returned }) => [product, method, art, returned].some(isSome),
  rows: (rows, fields) => {
    const { columns, joins } = fields ? textsFor(fields) : LIST_TEXTS;
    return sql<ListedUnit>`select ${columns} from ${rows} ${joins}`;
  },
  wire: viewOf,
};

const whole = (condition: Condition, scope: Scope) =>
  sql<UnitRow>`select ${ALL_UNIT_TEXTS.columns}${GUARD_COLUMNS} from units as r ${ALL_UNIT_TEXTS.joins}
    where ${condition} and ${inScope(scope, "r.seller_id")} order by r.seq`;

const byIds = cacheQuery((_reader, place: Place<ScopedIds>) =>
  whole(isOneOf("r._id", place("ids")), place("scope"))
);

export async function unitsById(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, UnitRow>> {
  const rows = await byIds.all(reader, { ids, scope });
  return new Map(rows.map((row) => [row._id, row]));
}

export const operatorsOf: Load<string> = async (reader, scope, ids) => {
  const { rows } = await sql<{ _id: string; name: string }>`select r._id, ${sql.raw(OPERATOR)} as name
    from units as r where ${isOneOf("r._id", ids)} and ${inScope(scope, "r.seller_id")}`.execute(reader);
  return new Map(rows.map(({ _id, name }) => [_id, name]));
};

export async function lastUnitAt(
  reader: Reader,
  actor: string,
  device: string,
): Promise<Pick<UnitRow, "_id" | "code"> | undefined> {
  return await reader.selectFrom("unit_events as e")
    .select([
      "e.unit_id as _id",
      sql<string>`(select u.code from units as u where u._id = e.unit_id)`.as("code"),
    ])
    .where("e.actor_id", "=", actor).where("e.device", "=", device).where("e.source", "<>", "order")
    .orderBy("e.seq", "desc").limit(1).executeTakeFirst();
}

const idsBy = (column: "order_id" | "package_id") =>
  cacheQuery((reader, place: Place<Pick<ScopedIds, "ids">>) =>
    reader.selectFrom("units").select(["_id", `${column} as of`]).where(isOneOf(column, place("ids")))
      .where("print_status", "<>", "Stopped").orderBy("seq")
  );
const IDS_BY = { order_id: idsBy("order_id"), package_id: idsBy("package_id") } as const;

export async function unitIdsOf(
  reader: Reader,
  column: "order_id" | "package_id",
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await IDS_BY[column].all(reader, { ids });
  const groups = groupRows(rows, (row) => row.of ?? "");
  return new Map([...groups].map(([id, group]) => [id, group.map(({ _id }) => _id)]));
}

export async function unitsWithoutPackage(reader: Reader, orderId: string) {
  return await reader.selectFrom("units").select(["_id", "location_id"]).where("order_id", "=", orderId)
    .where("package_id", "is", null).where("print_status", "<>", "Stopped").orderBy("seq").execute();
}

export async function countLiveUnitsByLine(reader: Reader, orderId: string): Promise<Map<string, number>> {
  const rows = await reader.selectFrom("units").select([
    "order_line_id",
    sql<number | string>`count(*)`.as("live"),
  ])
    .where("order_id", "=", orderId).where("print_status", "<>", "Stopped").groupBy("order_line_id")
    .execute();
  return new Map(rows.map((row) => [row.order_line_id, Number(row.live)]));
}

export async function madeGarments(reader: Reader, orderId: string): Promise<MadeGarments[]> {
  const rows = await reader.selectFrom("units as u").innerJoin("locations as l", "l._id", "u.location_id")
    .select(["u.item_id", "u.location_id", "l.code as provider", sql<number | string>`count(*)`.as("count")])
    .where("u.order_id", "=", orderId).where("u.print_status", "<>", "Stopped")
    .groupBy(["u.item_id", "u.location_id", "l.code"]).orderBy("l.code").execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Maximum number of rows in one statement; more rows would not be faster. */
const AT_ONCE = 500;

async function setUnits(tx: Writer, ids: readonly string[], patch: UnitPatch, at: number): Promise<void> {
  const chunks = chunksOf(ids, 1, AT_ONCE);
  await pipeline(
    ...Array.from(chunks, (some) => changeRows(tx, "units", some, { ...patch, updated_at: at })),
  );
}

/** Writes changes of units, equal ones in one statement; the rows were read in the same transaction. */
export async function updateUnits(
  tx: Writer,
  changes: readonly Change<UnitRow, UnitPatch>[],
  at: number,
): Promise<void> {
  const patches = changes.map(({ row, change }) => ({ id: row._id, patch: differenceOf(row, change) }));
  const groups = groupRows(patches, ({ patch }) => JSON.stringify(patch)).values();
  await pipeline(
    ...Array.from(groups, (group) => setUnits(tx, group.map(({ id }) => id), group[0]?.patch ?? {}, at)),
  );
}

/** Returns the live event for units that were written without a step of their lifecycle. */
export const unitsChanged = (seller: { readonly seller_id: string }, ids: readonly string[]): LiveChange[] =>
  changesOf(entityOf(units), seller, ids);

export const putInPackage = (
  tx: Writer,
  ids: readonly string[],
  package_id: string | null,
  at: number,
): Promise<void> => setUnits(tx, ids, { package_id }, at);
