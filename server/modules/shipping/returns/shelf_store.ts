import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import type { ReturnsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import type { ShelfRequest, TakenGarment } from "../../orders/orders/shelf_port.ts";
import { GRADE_IS_VALID } from "./store.ts";

/** The outcome of a kept garment that a remedy order sends. */
export const REUSED_OUTCOME = "reused";

export type ShelfEntry = Readonly<Omit<ReturnsTable, "seq">>;

export interface ShelfGarment extends ShelfEntry {
  readonly item_id: string | null;
  readonly order_line_id: string;
}

const ROW = sql.raw(
  `g._id, g.unit_id, g.package_id, g.seller_id, g.location_id, g.turn, g.grade, g.outcome, g.reason_code, g.note,
  g.actor_id, g.device, g.at, g.line_id`,
);

/** Maximum number of garments that are read; a remedy takes only a few. */
const MAX_KEPT = 2_000;

/** Returns garments on the shelf that may suit an order, the oldest first. */
export async function shelfGarments(
  reader: Reader,
  { seller_id, location_ids, wanted }: ShelfRequest,
): Promise<readonly ShelfGarment[]> {
  const items = wanted.flatMap(({ item_id }) => item_id ?? []);
  const lines = wanted.flatMap(({ origin_line_id }) => origin_line_id ?? []);
  const { rows } = await sql<ShelfGarment>`select ${ROW}, u.item_id, u.order_line_id
    from returns as g join units as u on u._id = g.unit_id
    where g.outcome = 'kept' and ${isOneOf("g.location_id", location_ids)} and ${GRADE_IS_VALID}
      and g.seller_id = ${seller_id} and (${isOneOf("u.item_id", items)} or ${
    isOneOf("u.order_line_id", lines)
  })
    order by g.seq limit ${MAX_KEPT}`.execute(reader);
  return rows;
}

/** Returns a function that gives lines with the same prints the same text. */
export async function printsOfLines(
  reader: Reader,
  lineIds: readonly string[],
): Promise<(lineId: string) => string> {
  const rows = await reader.selectFrom("placements")
    .select(["line_id", "area", "file_id", "x_mm", "y_mm", "w_mm", "method"])
    .where(isOneOf("line_id", [...new Set(lineIds)])).orderBy("area").execute();
  const prints = Map.groupBy(rows, ({ line_id }) => line_id ?? "");
  return (lineId) => JSON.stringify((prints.get(lineId) ?? []).map(({ line_id: _, ...print }) => print));
}

export async function takenGarments(
  reader: Reader,
  lineIds: readonly string[],
): Promise<readonly TakenGarment[]> {
  const { rows } = await sql<TakenGarment>`select g.line_id, g.unit_id, u.item_id
    from returns as g join units as u on u._id = g.unit_id
    where ${
    isOneOf("g.line_id", lineIds)
  } and g.outcome = ${REUSED_OUTCOME} and ${GRADE_IS_VALID} order by g.seq`
    .execute(reader);
  return rows;
}

/** Returns garments that were taken for an order, but that no unit reuses any more. */
export async function garmentsToGiveBack(reader: Reader, orderId: string): Promise<readonly ShelfEntry[]> {
  const { rows } = await sql<ShelfEntry>`select ${ROW} from returns as g
    where g.line_id in (select l._id from order_lines as l where l.order_id = ${orderId})
      and g.outcome = ${REUSED_OUTCOME} and ${GRADE_IS_VALID} and not exists (select 1 from units as u
        where u.reuse_of = g.unit_id and u.print_status <> 'Stopped') order by g.seq`.execute(reader);
  return rows;
}

export async function lastReturnOf(reader: Reader, unitId: string): Promise<ShelfEntry | undefined> {
  const { rows } = await sql<ShelfEntry>`select ${ROW} from returns as g
    where g.unit_id = ${unitId} and ${GRADE_IS_VALID}`.execute(reader);
  return rows[0];
}

/** Returns the return before this one, by which an undo puts the garment back on its former shelf. */
export async function returnBefore(
  reader: Reader,
  { unit_id, turn }: Pick<ShelfEntry, "unit_id" | "turn">,
): Promise<ShelfEntry | undefined> {
  const { rows } = await sql<ShelfEntry>`select ${ROW} from returns as g
    where g.unit_id = ${unit_id} and g.turn = ${turn - 1}`.execute(reader);
  return rows[0];
}

/** Appends the next row of each garment; fails if another transaction added that turn. @returns the new ids */
export async function appendReturns(
  tx: Writer,
  rows: readonly ShelfEntry[],
  change: (row: ShelfEntry) => Partial<ShelfEntry>,
): Promise<readonly string[]> {
  const next = rows.map((row) => ({
    ...own(row),
    device: "",
    ...change(row),
    _id: newId(),
    turn: row.turn + 1,
  }));
  await insertMany(tx, "returns", next);
  return next.map(({ _id }) => _id);
}

const own = (
  { unit_id, package_id, seller_id, location_id, grade, outcome, reason_code, note, actor_id, at, line_id }:
    ShelfEntry,
) => ({
  unit_id,
  package_id,
  seller_id,
  location_id,
  grade,
  outcome,
  reason_code,
  note,
  actor_id,
  at,
  line_id,
});
