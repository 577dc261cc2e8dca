/** Stores grades of returned units: each change of a grade, such as an undo, is another row. */
import { sql } from "kysely";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import type { ReturnShelf, ReturnWaiting, ShelfGarment } from "../../../../api/generated/schema.ts";
import {
  LAST_RETURNS,
  MAX_RETURNS_SHOWN,
  MAX_SHELF_KINDS,
  MAX_SHELF_SHOWN,
} from "../../../../api/workshop/returns.ts";
import { type Condition, hasNumber, isOneOf } from "../../../db/conditions.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ReturnsTable } from "../../../db/tables.ts";
import { inScope, type Scope, type ScopedIds } from "../../../scope.ts";

/** Matches the last grade (alias `g`) of a unit, unless it was undone. */
export const GRADE_IS_VALID = sql.raw(`g.outcome <> '' and g.turn =
  (select max(later.turn) from returns as later where later.unit_id = g.unit_id)`);

export type ReturnRow =
  & Readonly<Omit<ReturnsTable, "seq">>
  & {
    readonly code: string;
    readonly cycle: number;
    readonly package_code: string;
    readonly location_code: string;
    readonly actor_name: string;
  };

const FIELDS = sql.raw(
  `g._id, g.unit_id, g.package_id, g.seller_id, g.location_id, g.turn, g.grade, g.outcome, g.reason_code, g.note,
  g.actor_id, g.device, g.at, g.line_id, u.code, u.cycle, p.code as package_code, l.code as location_code,
  coalesce(w.name, '') as actor_name`,
);
const JOINED = sql.raw(`join units as u on u._id = g.unit_id join packages as p on p._id = g.package_id
  join locations as l on l._id = g.location_id left join users as w on w._id = g.actor_id`);

const rowsWhere = (condition: Condition) =>
  sql<ReturnRow>`select ${FIELDS} from returns as g ${JOINED} where ${condition} and ${GRADE_IS_VALID}`;

const byUnits = cacheQuery((_reader, place: Place<ScopedIds>) =>
  rowsWhere(
    sql<boolean>`${isOneOf("g.unit_id", place("ids"))} and ${inScope(place("scope"), "g.seller_id")}`,
  )
);

export async function returnsOfUnits(
  reader: Reader,
  scope: Scope,
  unitIds: readonly string[],
): Promise<Map<string, ReturnRow>> {
  const rows = await byUnits.all(reader, { ids: unitIds, scope });
  return new Map(rows.map((row) => [row.unit_id, row]));
}

export async function returnById(reader: Reader, scope: Scope, id: string): Promise<ReturnRow | undefined> {
  const { rows } = await rowsWhere(sql<boolean>`g._id = ${id} and ${inScope(scope, "g.seller_id")}`)
    .execute(reader);
  return rows[0];
}

export async function lastReturns(
  reader: Reader,
  scope: Scope,
  location: string,
): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`select ${FIELDS} from returns as g ${JOINED}
    where g.location_id = ${location} and ${inScope(scope, "g.seller_id")} and ${GRADE_IS_VALID}
    order by g.seq desc limit ${LAST_RETURNS}`.execute(reader);
  return rows;
}

interface ShelfRow {
  readonly sku: string;
  readonly title: string;
  readonly color: string;
  readonly size: string;
  readonly count: number | string;
  readonly kinds: number | string;
  readonly all: number | string;
}

/** Selects the garments that are kept at a location, with their items and orders. */
const keptAt = (location: string, scope: Scope) =>
  sql`from returns as g join units as u on u._id = g.unit_id join order_lines as l on l._id = u.order_line_id
    left join items as i on i._id = u.item_id join orders as o on o._id = u.order_id
    join locations as p on p._id = g.location_id
    where g.outcome = 'kept' and g.location_id = ${location} and ${
    inScope(scope, "g.seller_id")
  } and ${GRADE_IS_VALID}`;

export async function shelfAt(reader: Reader, scope: Scope, location: string): Promise<ReturnShelf> {
  const { rows } = await sql<ShelfRow>`select coalesce(i.sku, l.sku) as sku, max(l.title) as title,
    coalesce(max(i.color), '') as color, coalesce(max(i.size), '') as size, count(*) as count,
    count(*) over () as kinds, sum(count(*)) over () as "all"
    ${keptAt(location, scope)} group by 1 order by count desc, sku limit ${MAX_SHELF_KINDS}`.execute(reader);
  const [first] = rows;
  return {
    count: Number(first?.all ?? 0),
    kinds: Number(first?.kinds ?? 0),
    items: rows.map(({ all: _, kinds: __, count, ...kind }) => ({ ...kind, count: Number(count) })),
    garments: first ? await keptLongest(reader, scope, location) : [],
  };
}

/** Returns the garments kept longest, from when they were first kept, even if a remedy took them. */
async function keptLongest(
  reader: Reader,
  scope: Scope,
  location: string,
): Promise<readonly ShelfGarment[]> {
  const { rows } = await sql<
    Omit<ShelfGarment, "ticket"> & { readonly code: string; readonly cycle: number }
  >`select g.unit_id, u.code, u.cycle, coalesce(i.sku, l.sku) as sku, l.title, coalesce(i.color, '') as color,
    coalesce(i.size, '') as size, u.order_id, o.code as order_code, p.code as location_code,
    (select min(f.at) from returns as f where f.unit_id = g.unit_id and f.outcome = 'kept') as since
    ${keptAt(location, scope)} order by since, g.seq limit ${MAX_SHELF_SHOWN}`.execute(reader);
  return rows.map(({ code, cycle, since, ...row }) => ({
    ...row,
    ticket: ticketOf(code, cycle),
    since: Number(since),
  }));
}

export async function lastTurnOf(reader: Reader, unitId: string): Promise<number> {
  const { turn } = await reader.selectFrom("returns").select(({ fn }) => fn.max("turn").as("turn"))
    .where("unit_id", "=", unitId).executeTakeFirstOrThrow();
  return turn ?? 0;
}

export async function insertReturn(tx: Writer, row: Omit<ReturnsTable, "seq">): Promise<void> {
  await tx.insertInto("returns").values(row).execute();
}

const UNGRADED = sql.raw(`u.print_status <> 'Stopped' and not exists (select 1 from returns as g
  where g.unit_id = u._id and g.outcome <> '' and g.turn =
    (select max(later.turn) from returns as later where later.unit_id = u._id))`);

/** Begins a condition: returned packages (alias `p`) with a unit (alias `u`). The caller ends it. */
const WAITS = sql.raw(`p.shipment_status = 'Returned' and p.returned_at is not null and exists
  (select 1 from units as u where u.package_id = p._id and `);

export async function waitingReturns(reader: Reader, scope: Scope) {
  const where = sql<boolean>`${WAITS} ${UNGRADED}) and ${inScope(scope, "p.seller_id")}`;
  const { rows } = await sql<
    ReturnWaiting & { readonly units: number | string; readonly left: number | string }
  >`select p._id, p.code, p.order_code, p.returned_at as since,
    (select count(*) from units as u where u.package_id = p._id and u.print_status <> 'Stopped') as units,
    (select count(*) from units as u where u.package_id = p._id and ${UNGRADED}) as "left"
    from packages as p where ${where} order by p.returned_at, p.seq limit ${MAX_RETURNS_SHOWN}`.execute(
    reader,
  );
  const { rows: [all] } = await sql<{ readonly waiting: number | string }>`select count(*) as waiting
    from packages as p where ${where}`.execute(reader);
  return {
    waiting: Number(all?.waiting ?? 0),
    parcels: rows.map(({ left, units, ...row }) => ({
      ...row,
      units: Number(units),
      graded: Number(units) - Number(left),
    })),
  };
}

/** Finds the newest package with a carrier's number. */
export async function packageByTracking(
  reader: Reader,
  scope: Scope,
  numbers: readonly string[],
): Promise<string | undefined> {
  const row = await reader.selectFrom("packages").select("_id").where(hasNumber("tracking_number", numbers))
    .where(inScope(scope)).orderBy("seq", "desc").limit(1)
    .executeTakeFirst();
  return row?._id;
}

export async function packageByCode(
  reader: Reader,
  scope: Scope,
  code: string,
): Promise<string | undefined> {
  const row = await reader.selectFrom("packages").select("_id").where("code", "=", code)
    .where(inScope(scope)).executeTakeFirst();
  return row?._id;
}

/** Returns lines that have a print file, whose item needed one when work began, or whose item is gone. */
export async function linesWithArt(reader: Reader, lineIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ _id: string }>`select l._id from order_lines as l
    left join items as i on i._id = l.item_id where ${isOneOf("l._id", lineIds)}
    and (i._id is null or exists (select 1 from placements as a where a.line_id = l._id) or (i.art = 'required'
      and not exists (select 1 from units as u where u.order_line_id = l._id and u.art_waived = 1)))`
    .execute(reader);
  return new Set(rows.map(({ _id }) => _id));
}

const MAX_PLACES = 200;
const places = (reader: Reader) =>
  reader.selectFrom("locations").select(["_id", "code", "name"]).where("status", "=", "Active").orderBy(
    "code",
  );

export const benchPlaces = (reader: Reader) => places(reader).limit(MAX_PLACES).execute();
export const benchAt = (reader: Reader, id: string) =>
  places(reader).where("_id", "=", id).executeTakeFirst();
