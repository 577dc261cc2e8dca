/** Changes stock by conditional updates only, each with a row of its history. */
import { type Selectable, sql } from "kysely";
import type { StockMoveKind } from "../../../../api/catalogue/stock.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import type { StockMovesTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import type { Change as LiveChange } from "../../../events/outbox.ts";
import { groupRows } from "../../../graphql/batch.ts";

export interface Shelf {
  readonly location_id: string;
  readonly item_id: string;
}

export type StockMoveRow = Selectable<StockMovesTable>;
export type NewMove = Pick<StockMovesTable, "d_on_hand" | "d_reserved" | "unit_id" | "unit_version">;

export interface MoveStamp {
  readonly kind: StockMoveKind;
  readonly reason: string;
  readonly actor_id: string;
  readonly at: number;
}

const AT_ONCE = 500;
const sum = (moves: readonly NewMove[], by: "d_on_hand" | "d_reserved"): number =>
  moves.reduce((all, move) => all + move[by], 0);

/** Makes all moves or none. Returns the stock's id; null if too few remain or the location does not count the item. */
export async function moveStock(
  tx: Writer,
  { location_id, item_id }: Shelf,
  moves: readonly NewMove[],
  stamp: MoveStamp,
): Promise<string | null> {
  const [onHand, reserved] = [sum(moves, "d_on_hand"), sum(moves, "d_reserved")];
  const found = await tx.updateTable("stock").set({
    on_hand: sql<number>`on_hand + ${onHand}`,
    reserved: sql<number>`reserved + ${reserved}`,
    updated_at: stamp.at,
    version: sql<number>`version + 1`,
  }).where("location_id", "=", location_id).where("item_id", "=", item_id)
    .where(sql<boolean>`reserved + ${reserved} >= 0 and on_hand + ${onHand} >= reserved + ${reserved}`)
    .returning("_id").executeTakeFirst();
  if (!found) return null;
  const rows = moves.map((move) => ({ ...move, ...stamp, _id: newId(), location_id, item_id }));
  await insertMany(tx, "stock_moves", rows);
  return found._id;
}

export const stockChanged = (ids: readonly string[]): LiveChange[] =>
  ids.length > 0 ? [{ entity: "stock", sellerId: null, ids }] : [];

const keyOf = ({ location_id, item_id }: Shelf): string => `${location_id} ${item_id}`;

/** Returns the number of free blanks by `location item`, of counted items only. */
async function freeOf(reader: Reader, itemIds: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const some of chunksOf(itemIds, 1, AT_ONCE)) {
    const rows = await reader.selectFrom("stock").select(["location_id", "item_id", "on_hand", "reserved"])
      .where(isOneOf("item_id", some)).execute();
    for (const row of rows) found.set(keyOf(row), row.on_hand - row.reserved);
  }
  return found;
}

/** Returns the number of free blanks of an item at a location; null if the item is not counted there. */
export type FreeBlanks = (shelf: { readonly location_id: string; readonly item_id: string | null }) =>
  | number
  | null;

export async function findFreeBlanks(
  reader: Reader,
  itemIds: readonly (string | null)[],
): Promise<FreeBlanks> {
  const ids = [...new Set(itemIds.flatMap((id) => id ?? []))];
  const free = ids.length > 0 ? await freeOf(reader, ids) : new Map<string, number>();
  return ({ location_id, item_id }) =>
    item_id === null ? null : free.get(keyOf({ location_id, item_id })) ?? null;
}

/** Returns the stock moves of one step of each unit, by the unit's id. @param steps with the version before the step */
export async function movesOfSteps(
  reader: Reader,
  steps: readonly { readonly unit_id: string; readonly unit_version: number }[],
): Promise<Map<string, StockMoveRow[]>> {
  if (steps.length === 0) return new Map();
  const rows = await reader.selectFrom("stock_moves").selectAll()
    .where(isOneOf("unit_id", steps.map(({ unit_id }) => unit_id))).orderBy("seq").execute();
  const versions = new Map(steps.map(({ unit_id, unit_version }) => [unit_id, unit_version]));
  const own = rows.filter(({ unit_id, unit_version }) => versions.get(unit_id ?? "") === unit_version);
  const last = new Map(rows.map((row) => [row.unit_id ?? "", row.seq]));
  const groups = groupRows(own, (row) => row.unit_id ?? "");
  // Returns none for a unit with later moves.
  return new Map(
    [...groups].map(([id, group]) => [id, group.at(-1)?.seq === last.get(id) ? group : []]),
  );
}
