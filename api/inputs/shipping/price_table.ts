/** Inputs of `makePriceTable` and `makeCostTable`; the size of a body is bounded before it is read. */
import {
  check,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  rawTransform,
  regex,
  safeParse,
  strictObject,
  string,
  union,
} from "valibot";
import type { CostTableInput, PriceTableInput } from "../../generated/schema.ts";
import { isCountry } from "../../places/countries.ts";
import { parseBounded } from "../../json_bounds.ts";
import * as bounds from "../../shipping/rating/bounds.ts";
import { HS_PREFIX, type PriceTableBody } from "../../shipping/rating/price_table.ts";
import { ANY_PLACE } from "../../shipping/rating/zones.ts";
import { CURRENCIES } from "../../money/topups.ts";
import { listOf } from "../lists.ts";
import { unixSeconds, whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, requiredLine } from "../text.ts";

const ID = 64;
const NAME = 60;
const TITLE = 120;
const ZONE = 40;
const PREFIX = 12;
const MAX_VIP = 100;
const MAX_ISSUES = 50;

const from = (least: number, most: number) =>
  pipe(
    number(says("badNumber")),
    integer(says("badNumber")),
    minValue(least, says("outOfBounds")),
    maxValue(most, says("outOfBounds")),
  );
const some = <T extends GenericSchema>(each: T, most: number) => listOf(each, most, says("invalid"));
const place = pipe(
  requiredLine(2),
  check((code) => code === ANY_PLACE || isCountry(code), says("badCountry")),
);
const cells = some(nullable(from(0, bounds.MAX_CELL_MINOR)), bounds.MAX_ZONES);
const grams = from(1, bounds.MAX_PRICE_TABLE_G);
const bp = from(0, bounds.MAX_BP);
const minor = from(0, bounds.MAX_CELL_MINOR);

const when = union([
  strictObject({ over_g: grams }),
  strictObject({ side_over_mm: from(1, 100_000) }),
  strictObject({ zones: some(requiredLine(ZONE), bounds.MAX_ZONES) }),
  strictObject({}),
], says("invalid"));

const bodySchema = object({
  zones: some(
    object({
      code: requiredLine(ZONE),
      countries: some(place, bounds.MAX_ZONE_PLACES),
      postal_prefixes: some(requiredLine(PREFIX), bounds.MAX_ZONE_PLACES),
    }),
    bounds.MAX_ZONES,
  ),
  brackets: some(object({ up_to_g: grams, cells }), bounds.MAX_BRACKETS),
  further: nullable(object({ step_g: grams, cells })),
  dim: nullable(object({
    unit: picklist(["mm", "in"], says("unknown")),
    divisor: from(1, 1_000_000),
    over: from(0, 100_000_000),
    side: picklist(["nearest", "up"], says("unknown")),
    step_tenths: from(1, 1_000),
  })),
  surcharges: some(
    object({ code: requiredLine(ZONE), when, flat_minor: optional(minor), bp: optional(bp) }),
    bounds.MAX_SURCHARGES,
  ),
  duties: some(
    object({
      group: requiredLine(ZONE),
      origin: place,
      hs_prefix: pipe(line(PREFIX), regex(HS_PREFIX, says("badHsCode"))),
      channel: picklist(["post", "courier", ANY_PLACE], says("unknown")),
      max_value_minor: nullable(minor),
      bp,
      per_line_minor: minor,
      per_item_minor: minor,
    }),
    bounds.MAX_DUTY_RULES,
  ),
}) as GenericSchema<unknown, PriceTableBody>;

export const bodyInput = pipe(
  string(says("invalid")),
  maxLength(bounds.MAX_PRICE_TABLE_CHARS, says("tooLong")),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = safeParse(bodySchema, parseBounded(dataset.value));
    if (read.success) return JSON.stringify(read.output);
    // The path leads into the parsed JSON, which valibot's types do not allow.
    for (const { message, path } of read.issues.slice(0, MAX_ISSUES)) {
      // valibot's own messages, for missing values and wrong types, are replaced.
      const code = /^[a-zA-Z]+$/.test(message) ? message : says("invalid");
      addIssue({ message: code, ...path && { path: path as never } });
    }
    return NEVER;
  }),
);

const currency = picklist(CURRENCIES, says("unknown"));
const common = {
  title: nullish(line(TITLE)),
  method_code: nullish(line(NAME)),
  currency: nullish(currency),
  effective_at: nullish(unixSeconds),
  expired_at: nullish(unixSeconds),
  body: nullish(bodyInput),
} as const;
const country = pipe(line(2), check((code) => code === "" || isCountry(code), says("badCountry")));

export const priceTableInput = object({
  ...common,
  kind: nullish(picklist(["price", "duty"], says("unknown"))),
  plan: nullish(line(NAME)),
  min_vip: nullish(whole(0, MAX_VIP)),
  destination: nullish(country),
}) satisfies GenericSchema<unknown, PriceTableInput>;

export const costTableInput = object({
  ...common,
  location_id: nullish(line(ID)),
  forwarder: nullish(line(NAME)),
}) satisfies GenericSchema<unknown, CostTableInput>;
