/**
 * Chooses the printer and format of a document of a package or a box: as requested, else those of the printer or the
 * station.
 */
import { ApiError } from "../../../../api/errors.ts";
import type { PrintJobInput } from "../../../../api/generated/schema.ts";
import { says } from "../../../../api/inputs/read.ts";
import {
  formatsOf,
  isPackagePrintKind,
  MEDIA_OF,
  type PrinterPrintKind,
  type PrintFormat,
} from "../../../../api/catalogue/prints.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { Reader } from "../../../db/database.ts";
import { type FoundPrinter, printerBy, printerOf, stationBy } from "../locations/printers_store.ts";

export interface Target {
  /** Null if it was requested by itself. */
  readonly format: PrintFormat | null;
  readonly media: string;
  readonly printer: FoundPrinter | null;
  readonly stationId: string | null;
}

type PrintRequest = Pick<PrintJobInput, "format" | "media" | "printer" | "station">;

/** @throws {ApiError} NOT_FOUND for a station or a printer that is not there */
export async function targetOf(
  reader: Reader,
  kind: PrinterPrintKind,
  request: PrintRequest,
): Promise<Target> {
  const station = request.station ? await stationBy(reader, request.station) : null;
  if (request.station && !station) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const chosen = request.printer ? await printerBy(reader, request.printer) : null;
  if (request.printer && !chosen) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const printer = chosen ?? (station ? await printerOf(reader, station, kind) : null) ?? null;
  const format = (request.format ?? formatFor(kind, printer)) as PrintFormat;
  // Documents of boxes have another size.
  const media = isPackagePrintKind(kind) ? request.media ?? printer?.media ?? MEDIA_OF[kind] : "";
  // A label printer has no sheet for several labels.
  if (format !== "pdf" && (media === "A4" || media === "letter")) {
    throw new ApiError("BAD_INPUT", "Cannot print: a value is missing or wrong", {
      problems: [{ path: "params.media", code: says("unknown") }],
    });
  }
  return { format, media, printer, stationId: station?._id ?? null };
}

/** A sheet on a ZPL printer goes through the browser, as any page. */
function formatFor(kind: PrinterPrintKind, printer: FoundPrinter | null): PrintFormat {
  if (printer?.language !== "zpl") return "pdf";
  const format = `zpl${printer.dpi}` as PrintFormat;
  return formatsOf(kind).includes(format) ? format : "pdf";
}
