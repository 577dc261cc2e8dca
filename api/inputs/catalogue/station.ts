import {
  boolean,
  check,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  transform,
} from "valibot";
import type { BinInput, StationInput } from "../../generated/schema.ts";
import {
  labelsIn,
  MAX_BIN_CAPACITY,
  MAX_BINS_AT_ONCE,
  RANGE_CHARS,
  STATION_STEPS,
} from "../../catalogue/stations.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const ID = 64;
const NAME = 60;
const LABEL = 20;
const MAX_SHEET_MM = 5_000;

const flag = nullish(boolean(says("invalid")));
/** The id of a printer; an empty text removes the printer. */
const printer = nullish(line(ID));
const capacity = nullish(whole(1, MAX_BIN_CAPACITY));

export const stationInput = object({
  location_id: nullish(requiredLine(ID)),
  step: nullish(picklist(STATION_STEPS, says("unknown"))),
  name: nullish(requiredLine(NAME)),
  auto_pass: flag,
  photo: flag,
  sheet_w_mm: nullish(whole(1, MAX_SHEET_MM)),
  label_printer_id: printer,
  slip_printer_id: printer,
  paper_printer_id: printer,
}) satisfies GenericSchema<unknown, StationInput>;

export const binInput = object({
  location_id: nullish(requiredLine(ID)),
  label: nullish(requiredLine(LABEL)),
  capacity,
}) satisfies GenericSchema<unknown, BinInput>;

export const binsInput = object({
  labels: pipe(
    line(RANGE_CHARS),
    check((text) => labelsIn(text) !== null, says("badRange")),
    transform((text) => labelsIn(text) ?? []),
    maxLength(MAX_BINS_AT_ONCE, says("tooMany")),
    check((labels) => labels.every((label) => label.length <= LABEL), says("tooLong")),
  ),
  capacity,
});
