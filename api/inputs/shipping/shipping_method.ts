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
import type { ShippingMethodInput } from "../../generated/schema.ts";
import { ACCOUNTS, CN22_CURRENCIES, PROVIDERS, SHIPPING_STATUSES } from "../../shipping/methods.ts";
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

/** The code in orders and files: lower-case letters, digits and hyphens. */
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
