import {
  array,
  boolean,
  check,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  regex,
  toLowerCase,
  transform,
} from "valibot";
import { INCOTERMS } from "../../shipping/customs.ts";
import { clockText, readClock } from "../../time/clock_text.ts";
import type { NumberRangeInput, ShippingMethodInput } from "../../generated/schema.ts";
import {
  ACCOUNTS,
  CN22_CURRENCIES,
  PROVIDERS,
  RANGE_STATUSES,
  SHIPPING_STATUSES,
} from "../../shipping/methods.ts";
import { MAX_SERIAL, MAX_SSCC_HEAD, RANGE_KINDS } from "../../shipping/number_ranges.ts";
import { countries } from "../countries.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const CODE = 32;
const NAME = 80;
const ID = 64;
const MAX_G = 1_000_000;
const MAX_MM = 10_000;
const MAX_CN22 = 10_000_000;
const MAX_DAYS = 365;
const MAX_POSITION = 10_000;
const MAX_PLACES = 200;

/** The code in orders and files: small letters and hyphens. */
const code = pipe(requiredLine(CODE), toLowerCase(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says("badCode")));

const clock = pipe(
  line(NAME),
  check((text) => text === "" || readClock(text) !== null, says("badTime")),
  transform((text) => text === "" ? "" : clockText(readClock(text) ?? 0)),
);

export const shippingMethodInput = object({
  code: nullish(code),
  name: nullish(requiredLine(NAME)),
  carrier: nullish(line(NAME)),
  service: nullish(line(NAME)),
  provider: nullish(picklist(PROVIDERS, says("unknown"))),
  integration_id: nullish(line(ID)),
  account: nullish(picklist(ACCOUNTS, says("unknown"))),
  countries: nullish(countries),
  limit_g: nullish(whole(0, MAX_G)),
  limit_mm: nullish(whole(0, MAX_MM)),
  tracked: nullish(boolean(says("invalid"))),
  incoterm: nullish(picklist(INCOTERMS, says("unknown"))),
  cn22_max_minor: nullish(whole(0, MAX_CN22, says("badAmount"))),
  cn22_currency: nullish(picklist(CN22_CURRENCIES, says("unknown"))),
  cutoff: nullish(clock),
  gateway_id: nullish(line(ID)),
  location_ids: nullish(
    pipe(array(requiredLine(ID), says("invalid")), maxLength(MAX_PLACES, says("tooMany"))),
  ),
  min_days: nullish(whole(0, MAX_DAYS)),
  max_days: nullish(whole(0, MAX_DAYS)),
  position: nullish(whole(0, MAX_POSITION)),
  status: nullish(picklist(SHIPPING_STATUSES, says("unknown"))),
}) satisfies GenericSchema<unknown, ShippingMethodInput>;

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
  method_code: nullish(line(CODE)),
  head: nullish(head),
  country: nullish(letters),
  first: nullish(whole(0, MAX_SERIAL)),
  last: nullish(whole(0, MAX_SERIAL)),
  status: nullish(picklist(RANGE_STATUSES, says("unknown"))),
}) satisfies GenericSchema<unknown, NumberRangeInput>;
