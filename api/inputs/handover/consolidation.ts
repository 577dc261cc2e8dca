import { check, type GenericSchema, nullish, object, picklist, pipe, toUpperCase, transform } from "valibot";
import type { ConsolidationInput } from "../../generated/schema.ts";
import { ENTRY_TYPES, FLIGHT_PROVIDERS } from "../../handover/flights.ts";
import { isMawb, mawbDigits } from "../../handover/mawb.ts";
import { unixSeconds } from "../numbers.ts";
import { says } from "../read.ts";
import { line } from "../text.ts";

const SHORT = 60;
const FLIGHT = 12;
const MAWB = 20;

export const consolidationInput = object({
  provider: nullish(picklist(FLIGHT_PROVIDERS, says("unknown"))),
  mawb: nullish(
    pipe(line(MAWB), transform(mawbDigits), check((text) => text === "" || isMawb(text), says("badMawb"))),
  ),
  flight: nullish(
    pipe(
      line(FLIGHT),
      toUpperCase(),
      check((text) => text === "" || /^[A-Z0-9]{2,3} ?\d{1,4}[A-Z]?$/.test(text), says("invalid")),
    ),
  ),
  origin: nullish(
    pipe(
      line(FLIGHT),
      toUpperCase(),
      check((text) => text === "" || /^[A-Z]{3}$/.test(text), says("invalid")),
    ),
  ),
  gateway_id: nullish(line(SHORT)),
  etd_at: nullish(unixSeconds),
  eta_at: nullish(unixSeconds),
  entry_type: nullish(picklist(["", ...ENTRY_TYPES], says("unknown"))),
}) satisfies GenericSchema<unknown, ConsolidationInput>;
