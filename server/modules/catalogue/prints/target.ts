/**
 * Chooses the printer and format for a document of a package or box: those requested, otherwise those of the printer
 * or the station.
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
  /** Null for labels whose format cannot be chosen. */
  readonly format: PrintFormat | null;
  readonly media: string;
  readonly printer: FoundPrinter | null;
  readonly stationId: string | null;
}

type PrintRequest = Pick<PrintJobInput, "format" | "media" | "printer" | "station">;

/** @throws {ApiError} NOT_FOUND for an unknown station or printer; BAD_INPUT for a page on a label printer */
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
  // The size of box documents is fixed.
  const media = isPackagePrintKind(kind) ? request.media ?? printer?.media ?? MEDIA_OF[kind] : "";
  // A label printer cannot print a page with several labels.
  if (format !== "pdf" && (media === "A4" || media === "letter")) {
    throw new ApiError("BAD_INPUT", "Cannot print: a value is missing or wrong", {
      problems: [{ path: "params.media", code: says("unknown") }],
    });
  }
  return { format, media, printer, stationId: station?._id ?? null };
}

/** Returns the printer's format, or PDF for a document that cannot be ZPL and is printed by the browser. */
function formatFor(kind: PrinterPrintKind, printer: FoundPrinter | null): PrintFormat {
  if (printer?.language !== "zpl") return "pdf";
  const format = `zpl${printer.dpi}` as PrintFormat;
  return formatsOf(kind).includes(format) ? format : "pdf";
}
