import type { AuditStamp } from "../../../audit/audit.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { type ShelfLine, shelfPort, type ShelfRequest, type TakenGarment } from "./shelf_port.ts";
import type { LineRow, OrderRow } from "./rows.ts";

type Reship = Pick<OrderRow, "seller_id" | "location_id">;

/** Returns the garments that the order's lines lack, because cancelling its payment put them back on the shelf. */
async function missingOf(
  reader: Reader,
  { seller_id, location_id }: Reship,
  lines: readonly LineRow[],
): Promise<ShelfRequest> {
  const reshipped = groupRows(
    await shelfPort.get().takenFor(reader, lines.map(({ _id }) => _id)),
    ({ line_id }) => line_id,
  );
  const wanted = lines.map(({ _id, item_id, quantity }): ShelfLine => ({
    line_id: _id,
    origin_line_id: null,
    item_id,
    quantity: quantity - (reshipped.get(_id)?.length ?? 0),
    unit_ids: [],
  }));
  return {
    seller_id,
    location_ids: location_id === null ? [] : [location_id],
    wanted: wanted.filter(({ quantity }) => quantity > 0),
  };
}

export async function hasShelfGarments(
  reader: Reader,
  order: Reship,
  lines: readonly LineRow[],
): Promise<boolean> {
  const missing = await missingOf(reader, order, lines);
  return missing.wanted.length === 0 || await shelfPort.get().placeFor(reader, missing) !== null;
}

/** Takes the garments that the order lacks, and returns all by line. The caller has checked `hasShelfGarments`. */
export async function takeMissing(
  { tx, row, stamp }: { readonly tx: Writer; readonly row: Reship; readonly stamp: AuditStamp },
  lines: readonly LineRow[],
): Promise<ReadonlyMap<string, readonly TakenGarment[]>> {
  const missing = await missingOf(tx, row, lines);
  if (missing.wanted.length > 0 && await shelfPort.get().take(tx, missing, stamp) === null) {
    throw new Error("Cannot take the garments of a reship: expected that the step was refused before");
  }
  const reshipped = await shelfPort.get().takenFor(tx, lines.map(({ _id }) => _id));
  return groupRows(reshipped, ({ line_id }) => line_id);
}
