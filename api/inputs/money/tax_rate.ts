import { check, type GenericSchema, nullish, object, pipe, regex } from "valibot";
import type { TaxRateInput } from "../../generated/schema.ts";
import { exactUnits } from "../../typed_amount.ts";
import { TAX_DECIMALS, WHOLE_PPM } from "../../money/tax.ts";
import { unixSeconds } from "../numbers.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const RATE = 20;

const percent = pipe(
  requiredLine(RATE),
  regex(/^\d{1,3}([.,]\d{1,4})?$/, says("badPercent")),
  check((text) => (exactUnits(text, TAX_DECIMALS) ?? Infinity) <= WHOLE_PPM, says("badPercent")),
);

export const taxRateInput = object({
  rate: nullish(percent),
  effective_at: nullish(unixSeconds),
}) satisfies GenericSchema<unknown, TaxRateInput>;
