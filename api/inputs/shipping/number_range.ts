import { type GenericSchema, nullish, object, picklist, pipe, regex, transform } from "valibot";
import type { NumberRangeInput } from "../../generated/schema.ts";
import { MAX_SERIAL, MAX_SSCC_HEAD } from "../../shipping/number_ranges.ts";
import { MAX_ISSUED } from "../../shipping/postal_numbers.ts";
import { RANGE_KINDS, RANGE_PURPOSES } from "../../shipping/range_purposes.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const CODE = 32;
const REASON = 200;

const letters = pipe(
  requiredLine(2),
  transform((text) => text.toUpperCase()),
  regex(/^[A-Z]{2}$/, says("badCode")),
);

/** Letters of a postal service, or the digits before the numbers of boxes. */
const head = pipe(
  requiredLine(MAX_SSCC_HEAD),
  transform((text) => text.toUpperCase()),
  regex(/^([A-Z]{2}|\d+)$/, says("badCode")),
);

export const numberRangeInput = object({
  kind: nullish(picklist(RANGE_KINDS, says("unknown"))),
  purpose: nullish(picklist(RANGE_PURPOSES, says("unknown"))),
  method_code: nullish(line(CODE)),
  head: nullish(head),
  country: nullish(letters),
  first: nullish(whole(0, MAX_SERIAL)),
  last: nullish(whole(0, MAX_SERIAL)),
}) satisfies GenericSchema<unknown, NumberRangeInput>;

export const issuePostalNumbersInput = object({
  count: whole(1, MAX_ISSUED),
  reason: requiredLine(REASON),
});
