/** Reads units for a station's screen, many at once, without prices and buyer. */
import type { ScannedUnit } from "../../../../api/generated/schema.ts";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { routeOf } from "../../../../api/steps.ts";
import type { Reader } from "../../../db/database.ts";
import type { UnitRow } from "./rows.ts";
import { scannedDetails } from "./scanned_store.ts";

/** Prints and picture are read only when they are selected. */
export type StationUnit = Omit<ScannedUnit, "arts" | "image_id">;

export async function stationUnitsOf(reader: Reader, rows: readonly UnitRow[]): Promise<StationUnit[]> {
  const details = await scannedDetails(reader, rows.map(({ _id }) => _id));
  return rows.flatMap((row) => {
    const its = details.get(row._id);
    return its ? [scanned(row, its)] : [];
  });
}

type Details = NonNullable<ReturnType<Awaited<ReturnType<typeof scannedDetails>>["get"]>>;

function scanned(row: UnitRow, { n, of, ...details }: Details): StationUnit {
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
    ...details,
  };
}
