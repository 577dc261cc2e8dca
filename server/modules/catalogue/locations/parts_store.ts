import { sql } from "kysely";
import type { Bin, Printer, Station } from "../../../../api/generated/schema.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { hasAny } from "../../../db/search.ts";
import type { BinsTable, PrintersTable, StationsTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type StationRow = Readonly<Omit<StationsTable, "search_text">> & {
  /** Name of the station's label printer; empty for none. */
  readonly label_printer: string;
  readonly slip_printer: string;
  readonly paper_printer: string;
};
export type PrinterRow = Readonly<Omit<PrintersTable, "seq" | "search_text">>;
export type BinRow = Readonly<Omit<BinsTable, "search_text">> & {
  readonly order_code: string;
};

export const stationView = ({ auto_pass, photo, ...row }: StationRow): Station => ({
  ...row,
  auto_pass: auto_pass === 1,
  photo: photo === 1,
});
export const binView = (row: BinRow): Bin => row;
export const printerView = (row: PrinterRow): Printer => row;

const DATES = "r.created_at, r.updated_at, r.version";
const STATION = sql.raw(
  `r._id, r.location_id, r.code, r.step, r.name, r.auto_pass, r.photo, r.sheet_w_mm, r.label_printer_id,
  r.slip_printer_id, r.paper_printer_id, coalesce(lp.name, '') as label_printer,
  coalesce(sp.name, '') as slip_printer, coalesce(pp.name, '') as paper_printer, ${DATES}`,
);
const PRINTERS = sql.raw(`left join printers as lp on lp._id = r.label_printer_id
  left join printers as sp on sp._id = r.slip_printer_id left join printers as pp on pp._id = r.paper_printer_id`);
const PRINTER = sql.raw(
  `r._id, r.location_id, r.code, r.name, r.kind, r.media, r.dpi, r.language, ${DATES}`,
);
const BIN = sql.raw(
  `r._id, r.location_id, r.code, r.label, r.capacity, r.order_id, coalesce(o.code, '') as order_code, ${DATES}`,
);

const shared = { key: "_id", columns: { location: "location_id" }, visible: () => allRows } as const;

export const stationsList: ListSource<StationRow, Station> = {
  ...shared,
  table: "stations",
  rows: (rows) => sql<StationRow>`select ${STATION} from ${rows} ${PRINTERS}`,
  wire: stationView,
};

export const printersList: ListSource<PrinterRow, Printer> = {
  ...shared,
  table: "printers",
  rows: (rows) => sql<PrinterRow>`select ${PRINTER} from ${rows}`,
  wire: printerView,
};

export const binsList: ListSource<BinRow, Bin> = {
  ...shared,
  table: "bins",
  rows: (rows) => sql<BinRow>`select ${BIN} from ${rows} left join orders as o on o._id = r.order_id`,
  wire: binView,
};

export async function freeBin(tx: Writer, id: string, at: number): Promise<void> {
  await tx.updateTable("bins").set({ order_id: null, updated_at: at, version: sql<number>`version + 1` })
    .where("_id", "=", id).execute();
}

export const isLocation = (reader: Reader, id: string): Promise<boolean> =>
  hasAny(reader, "locations", isOneOf("_id", [id]));

/** Returns true if a location has a station or a bin, on whose label the location's code is printed. */
export async function hasParts(reader: Reader, id: string): Promise<boolean> {
  const isHere = isOneOf("location_id", [id]);
  return await hasAny(reader, "stations", isHere) || await hasAny(reader, "bins", isHere);
}

export const holdOrders = (reader: Reader, ids: readonly string[], by: "_id" | "location_id") =>
  hasAny(reader, "bins", sql<boolean>`${isOneOf(by, ids)} and order_id is not null`);

/** Returns true if a bin of the location has one of the labels, which are folded as in `search_text`. */
export async function labelsTaken(
  reader: Reader,
  location: string,
  folded: readonly string[],
): Promise<boolean> {
  return await hasAny(
    reader,
    "bins",
    sql<boolean>`location_id = ${location} and ${isOneOf("search_text", folded)}`,
  );
}
