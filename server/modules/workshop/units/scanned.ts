/** A garment as a station shows it: without prices and without the buyer. Many are read at once. */
import type { ScannedUnit } from "../../../../api/generated/schema.ts";
import { ticketOf } from "../../../../api/codes/running.ts";
import { routeOf } from "../../../../api/steps.ts";
import type { Reader } from "../../../db/database.ts";
import type { UnitRow } from "./rows.ts";
import { aroundScanned } from "./scanned_store.ts";

/** What is printed on it and its picture are read when they are asked for. */
export type Scanned = Omit<ScannedUnit, "arts" | "image_id">;

/** In the order of the rows, in one statement. */
export async function scannedOf(reader: Reader, rows: readonly UnitRow[]): Promise<Scanned[]> {
  const around = await aroundScanned(reader, rows.map(({ _id }) => _id));
  return rows.flatMap((row) => {
    const its = around.get(row._id);
    return its ? [scanned(row, its)] : [];
  });
}

type Around = NonNullable<ReturnType<Awaited<ReturnType<typeof aroundScanned>>["get"]>>;

function scanned(row: UnitRow, { n, of, ...around }: Around): Scanned {
  const { _id, order_code, sku, title, variant, print_status, work_status, due_at, cycle, rejects } = row;
  return {
    _id,
    ticket: ticketOf(row.code, cycle),
    order_code,
    sku,
    title,
    variant,
    color: row.color ?? variant,
    size: row.size ?? "",
    print_status,
    work_status,
    n: Number(n),
    of: Number(of),
    quantity: row.quantity,
    due_at,
    rush: row.rush === 1,
    cycle,
    rejects,
    blank: row.blank,
    package_code: row.package_code ?? "",
    route: [...routeOf(JSON.parse(row.route) as string[])],
    ...around,
  };
}
