import type { PrinterChoice } from "../../../../api/generated/schema.ts";
import type { PrinterPrintKind } from "../../../../api/catalogue/prints.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { PrintersTable } from "../../../db/tables.ts";

export type FoundPrinter = Pick<
  PrintersTable,
  "_id" | "code" | "name" | "kind" | "media" | "dpi" | "language" | "location_id"
>;

const FOUND = ["_id", "code", "name", "kind", "media", "dpi", "language", "location_id"] as const;

const USES = {
  label_printer_id: ["labels", "boxes"],
  slip_printer_id: ["slips"],
  paper_printer_id: ["customs", "invoices", "packing_lists"],
} as const satisfies Readonly<Record<string, readonly PrinterPrintKind[]>>;
type Use = keyof typeof USES;
const PLACES = Object.keys(USES) as Use[];

export const stationBy = (reader: Reader, text: string) =>
  reader.selectFrom("stations").select(["_id", "location_id", ...PLACES])
    .where(({ eb, or }) => or([eb("_id", "=", text), eb("code", "=", text.toUpperCase())]))
    .executeTakeFirst();

export const printerBy = (reader: Reader, id: string): Promise<FoundPrinter | undefined> =>
  reader.selectFrom("printers").select(FOUND).where("_id", "=", id).executeTakeFirst();

export async function printersAt(
  reader: Reader,
  location: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("printers").select("_id").where(isOneOf("_id", ids))
    .where("location_id", "=", location).execute();
  return new Set(rows.map(({ _id }) => _id));
}

export async function printerOf(
  reader: Reader,
  station: Readonly<Record<Use, string | null>>,
  kind: PrinterPrintKind,
): Promise<FoundPrinter | undefined> {
  const place = PLACES.find((each) => (USES[each] as readonly PrinterPrintKind[]).includes(kind));
  const id = place ? station[place] : null;
  return id ? await printerBy(reader, id) : undefined;
}

/** Returns the printers of a station's location and their uses; without a station all printers. */
export async function choicesOf(
  reader: Reader,
  station: string | null,
  most: number,
): Promise<PrinterChoice[]> {
  const at = station === null ? undefined : await stationBy(reader, station);
  if (station !== null && !at) return [];
  let found = reader.selectFrom("printers as p").innerJoin("locations as l", "l._id", "p.location_id")
    .select(["p._id", "p.code", "p.name", "p.kind", "p.media", "p.language", "l.code as location_code"]);
  if (at) found = found.where("p.location_id", "=", at.location_id);
  const rows = await found.orderBy("l.code").orderBy("p.name").limit(most).execute();
  return rows.map((row) => ({
    ...row,
    uses: PLACES.flatMap((place) => at?.[place] === row._id ? USES[place] : []),
  }));
}

/** Removes the printers from stations, which then print through the browser. */
export async function forgetPrinters(tx: Writer, ids: readonly string[]): Promise<void> {
  for (const place of PLACES) {
    await tx.updateTable("stations").set({ [place]: null }).where(isOneOf(place, ids)).execute();
  }
}
