import {
  array,
  check,
  forward,
  type GenericSchema,
  maxLength,
  minLength,
  nullish,
  object,
  partialCheck,
  picklist,
  pipe,
} from "valibot";
import type { PrintJobInput } from "../../generated/schema.ts";
import {
  formatsOf,
  isPrinterPrintKind,
  MAX_COPIES,
  MAX_PRINT_REASON,
  MAX_PRINTED,
  PRINT_FORMATS,
  PRINT_KINDS,
} from "../../catalogue/prints.ts";
import { MEDIA } from "../../catalogue/printers.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const ID = 64;
const LANGUAGE = 16;

const ids = pipe(
  array(requiredLine(ID)),
  minLength(1, says("required")),
  maxLength(MAX_PRINTED, says("tooMany")),
  check((all) => new Set(all).size === all.length, says("taken")),
);

export const printJobInput = pipe(
  object({
    kind: picklist(PRINT_KINDS, says("unknown")),
    ids: nullish(ids),
    format: nullish(picklist(PRINT_FORMATS, says("unknown"))),
    media: nullish(picklist(MEDIA, says("unknown"))),
    printer: nullish(requiredLine(ID)),
    station: nullish(requiredLine(ID)),
    copies: nullish(whole(1, MAX_COPIES)),
    reason: nullish(line(MAX_PRINT_REASON)),
    language: nullish(line(LANGUAGE)),
  }),
  forward(
    partialCheck(
      [["kind"], ["format"]],
      // A format that is left out follows from the printer.
      ({ kind, format }) => format ? formatsOf(kind).includes(format) : isPrinterPrintKind(kind),
      says("unknown"),
    ),
    ["format"],
  ),
) satisfies GenericSchema<unknown, PrintJobInput>;
