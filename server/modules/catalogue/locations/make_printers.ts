import { MAX_LIST_VALUES } from "../../../../api/constants.ts";
import { printerInput } from "../../../../api/inputs/catalogue/printer.ts";
import { says } from "../../../../api/inputs/read.ts";
import {
  DEFAULT_DPI,
  MEDIA,
  PRINTER_KINDS,
  PRINTER_LANGUAGES,
  ZPL_DPIS,
} from "../../../../api/catalogue/printers.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { number, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import type { QueryField } from "../../../fields.ts";
import { locationProblems } from "./part_problems.ts";
import { printersList, printerView } from "./parts_store.ts";
import { choicesOf, forgetPrinters } from "./printers_store.ts";

export const printer = defineEntity({
  noun: "Printer",
  entity: "printers",
  called: "printer",
  source: printersList,
  view: printerView,
  seller: () => null,
  name: "name",
  input: printerInput,
  columns: {
    name: text(),
    kind: text(PRINTER_KINDS[0]),
    media: text(MEDIA[0]),
    dpi: number(DEFAULT_DPI),
    language: text(PRINTER_LANGUAGES[0]),
  },
  search: ["name"],
  once: ["location_id", "code"],
  begin: async ({ tx, input: { location_id } }) => ({
    location_id: location_id ?? "",
    code: (await nextCodes(tx, "printers", 1))[0] ?? "",
  }),
  required: ["location_id", "name"],
  unique: { column: "name", within: ["location_id"], alike: true },
  problems: async ({ location_id, language, dpi, media }, { tx, before }) => [
    ...before ? [] : await locationProblems(tx, location_id),
    // Labels are laid out in the printer's dots, and only these resolutions exist for ZPL.
    ...language === "zpl" && !ZPL_DPIS.includes(dpi) ? [{ path: "dpi", code: says("unknown") }] : [],
    ...language === "zpl" && !["4x6", "A6"].includes(media) ? [{ path: "media", code: says("unknown") }] : [],
  ],
  clear: (tx, rows) => forgetPrinters(tx, rows.map(({ _id }) => _id)),
});

/** Lists the printers of a station's location, or all printers: packers may use any of them. */
export const printerChoices: QueryField<"printerChoices"> = ({ station }, { db }) =>
  choicesOf(db.read, station ?? null, MAX_LIST_VALUES);
