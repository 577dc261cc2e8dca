import { type GenericSchema, nullish, object } from "valibot";
import type { LocalBillInput } from "../../generated/schema.ts";
import { unixSeconds } from "../numbers.ts";
import { line } from "../text.ts";

const ID = 64;
const SHORT = 60;

export const localBillInput = object({
  location_id: nullish(line(ID)),
  forwarder: nullish(line(SHORT)),
  bill_day: nullish(unixSeconds),
  vehicle: nullish(line(SHORT)),
  driver: nullish(line(SHORT)),
}) satisfies GenericSchema<unknown, LocalBillInput>;
