import { nextCodes } from "../../../entity/codes.ts";
import type { Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import { searchText } from "../../../db/search.ts";
import type { UnitsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import type { NewUnits, UnitLine } from "../../orders/orders/making_port.ts";

export function newUnit(
  line: UnitLine,
  { order_code, ...rest }: NewUnits,
  { _id, code }: { readonly _id: string; readonly code: string },
  at: number,
  place = 0,
) {
  const reused = line.reused?.[place];
  return {
    ...rest,
    _id,
    code,
    order_id: line.order_id,
    order_line_id: line._id,
    seller_id: line.seller_id,
    item_id: reused ? reused.item_id : line.item_id,
    reuse_of: reused?.unit_id ?? null,
    station_id: null,
    taken_by: null,
    taken_on: "",
    taken_at: null,
    batch_id: null,
    print_status: line.first,
    work_status: "Waiting",
    was_open: 0,
    cycle: 1,
    cycles: 1,
    rejects: 0,
    begun_at: null,
    art_waived: 0,
    packed_at: null,
    packed_by: null,
    blank: line.blank,
    offered_id: null,
    search_text: searchText(code, order_code, line.sku),
    created_at: at,
    updated_at: at,
    version: 1,
  } satisfies Omit<UnitsTable, "seq">;
}

/** Creates a waiting unit for each piece of every line; api/orders/order_bounds.ts limits the pieces of an order. */
export async function makeUnits(
  tx: Writer,
  lines: readonly UnitLine[],
  made: NewUnits,
  at: number,
): Promise<readonly string[]> {
  const pieces = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, place) => ({ line, place }))
  );
  const codes = await nextCodes(tx, "units", pieces.length);
  const rows = pieces.map(({ line, place }, index) =>
    newUnit(line, made, { _id: newId(), code: codes[index] ?? "" }, at, place)
  );
  await insertMany(tx, "units", rows);
  return rows.map(({ _id }) => _id);
}
