/** Units: one row per garment on its way through the workshop. */
import { sql } from "kysely";
import type { PrintStatus } from "../../../api/statuses.ts";
import { nextCodes } from "../../codes.ts";
import { among } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import { newId } from "../../ids.ts";
import { inScope, type Scope } from "../../scope.ts";

/** A line that units are made for. */
interface UnitLine {
  readonly _id: string;
  readonly order_id: string;
  readonly seller_id: string;
  readonly quantity: number;
}

/** Rows of one statement: as quick as any more, and its text stays small. */
const INSERTED_ROWS = 500;

/** One waiting unit per piece of every line; of an order whose pieces are bounded (api/order_bounds.ts). */
export async function makeUnits(tx: Writer, lines: readonly UnitLine[], at: number): Promise<void> {
  const pieces = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  const codes = await nextCodes(tx, "units", pieces.length);
  for (let from = 0; from < pieces.length; from += INSERTED_ROWS) {
    const rows = pieces.slice(from, from + INSERTED_ROWS).map((line, index) => ({
      _id: newId(),
      code: codes[from + index]!,
      order_id: line.order_id,
      order_line_id: line._id,
      seller_id: line.seller_id,
      status: "Waiting",
      created_at: at,
      updated_at: at,
    }));
    await tx.insertInto("units").values(rows).execute();
  }
}

/** Moves an order's units on; units that are not in a `from` status stay as they are. */
export async function moveUnits(
  tx: Writer,
  orderId: string,
  from: readonly PrintStatus[],
  to: PrintStatus,
  at: number,
): Promise<void> {
  await tx.updateTable("units").set({ status: to, updated_at: at })
    .where("order_id", "=", orderId).where(among("status", from)).execute();
}

/** How many units of each order are still to be produced. */
export async function openUnitsOf(
  reader: Reader,
  scope: Scope,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.selectFrom("units").select([
    "order_id",
    sql<number | string>`count(*)`.as("open"),
  ])
    .where(among("order_id", orderIds)).where(inScope(scope))
    .where("status", "in", ["Waiting", "Printing"]).groupBy("order_id").execute();
  return new Map(rows.map((row) => [row.order_id, Number(row.open)]));
}
