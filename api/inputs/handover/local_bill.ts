/** Reads the params of `makeLocalBill`, for the form and for the API. */
import { check, type GenericSchema, nullish, number, object, pipe, safeInteger } from "valibot";
import type { LocalBillInput } from "../../generated/schema.ts";
import { says } from "../read.ts";
import { line } from "../text.ts";

const ID = 64;
const SHORT = 60;

export const localBillInput = object({
  location_id: nullish(line(ID)),
  forwarder: nullish(line(SHORT)),
  bill_day: nullish(
    pipe(number(says("badDate")), safeInteger(says("badDate")), check((at) => at >= 0, says("badDate"))),
  ),
  vehicle: nullish(line(SHORT)),
  driver: nullish(line(SHORT)),
}) satisfies GenericSchema<unknown, LocalBillInput>;
