/** Printers of a location, chosen by its stations. They are part of its record and have no list screen. */
import { DEFAULT_DPI, MEDIA, PRINTER_KINDS, PRINTER_LANGUAGES } from "../../api/catalogue/printers.ts";
import { column, defineResource, ids } from "../define.ts";
import { locations } from "./locations.ts";
import { packagePrintRule } from "./prints.ts";
import { anyOf } from "../../api/access.ts";

const { path, group, rule, roots } = locations;
/** A person who may change a location may change its parts. */
const change = roots.makeLocation ?? rule;

export const printers = defineResource({
  path,
  group,
  rule,
  module: "locations",
  defaults: {},
  segment: "location",
  record: false,
  id: "printers",
  query: "printers",
  count: "printersCount",
  roots: {
    getPrinterById: rule,
    makePrinter: change,
    trashPrinter: change,
    printerChoices: anyOf(packagePrintRule, rule),
  },
  filters: [{ key: "location", kind: "ids" }, ids()],
  columns: [
    column("code", "code", 128, { sortable: true }),
    column("name", "text", 176, { sortable: true }),
    column("kind", "word", 112),
    column("media", "word", 96),
    column("language", "word", 96),
    column("dpi", "number", 80),
  ],
  sort: "code",
  shape: {
    noun: "Printer",
    within: { key: "location_id", filter: "location" },
    name: "name",
    sections: [],
    form: [{
      key: "printer",
      fields: [
        { key: "name", kind: "text", required: true },
        { key: "kind", kind: "choice", values: PRINTER_KINDS },
        { key: "media", kind: "choice", values: MEDIA },
        { key: "language", kind: "choice", values: PRINTER_LANGUAGES },
        { key: "dpi", kind: "number", begins: String(DEFAULT_DPI) },
      ],
    }],
    input: () => import("../../api/inputs/catalogue/printer.ts").then(({ printerInput }) => printerInput),
  },
});
