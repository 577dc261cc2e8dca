import { type GenericSchema, nullish, object, picklist } from "valibot";
import type { PrinterInput } from "../../generated/schema.ts";
import { DPIS, MEDIA, PRINTER_KINDS, PRINTER_LANGUAGES } from "../../catalogue/printers.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const ID = 64;
const NAME = 60;

export const printerInput = object({
  location_id: nullish(requiredLine(ID)),
  name: nullish(requiredLine(NAME)),
  kind: nullish(picklist(PRINTER_KINDS, says("unknown"))),
  media: nullish(picklist(MEDIA, says("unknown"))),
  dpi: nullish(picklist(DPIS, says("unknown"))),
  language: nullish(picklist(PRINTER_LANGUAGES, says("unknown"))),
}) satisfies GenericSchema<unknown, PrinterInput>;
