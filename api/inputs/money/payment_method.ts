import { check, type GenericSchema, nullish, object, picklist, pipe, regex } from "valibot";
import type { FxRateInput, PaymentMethodInput } from "../../generated/schema.ts";
import { CURRENCIES, MAX_TOPUP_CENTS, METHOD_STATUSES } from "../../money/topups.ts";
import { limitInAny } from "../../money_limits.ts";
import { unixSeconds, whole } from "../numbers.ts";
import { says } from "../read.ts";
import { paragraphs, requiredLine } from "../text.ts";

const MAX_NAME_CHARS = 80;
const MAX_PAY_TO_CHARS = 1_000;
const MAX_RATE_CHARS = 20;

export const paymentMethodInput = object({
  name: nullish(requiredLine(MAX_NAME_CHARS)),
  currency: nullish(picklist(CURRENCIES, says("unknown"))),
  pay_to: nullish(paragraphs(MAX_PAY_TO_CHARS)),
  min_minor: nullish(whole(0, limitInAny(MAX_TOPUP_CENTS), says("badAmount"))),
  status: nullish(picklist(METHOD_STATUSES, says("unknown"))),
}) satisfies GenericSchema<unknown, PaymentMethodInput>;

/** The mark may be a decimal one or between thousands: "25,450" is 25.45 or 25450, and "0.925" is clear. */
const UNCLEAR_RATE = /^[1-9]\d{0,2}[.,]\d{3}$/;

const rateText = pipe(
  requiredLine(MAX_RATE_CHARS),
  regex(/^\d{1,9}([.,]\d{1,6})?$/, says("badRate")),
  check((text) => !UNCLEAR_RATE.test(text), says("badRate")),
);

export const fxRateInput = object({
  currency: nullish(picklist(CURRENCIES, says("unknown"))),
  rate: nullish(rateText),
  effective_at: nullish(unixSeconds),
}) satisfies GenericSchema<unknown, FxRateInput>;
