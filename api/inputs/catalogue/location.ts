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
  string,
  toUpperCase,
  transform,
} from "valibot";
import { CARRIERS } from "../../carrier_names.ts";
import { readDay, reverseDay } from "../../time/day_text.ts";
import type { LocationInput } from "../../generated/schema.ts";
import { LOCATION_TYPES, MAX_HOLIDAYS, METHODS, STEPS, WORKDAYS } from "../../catalogue/locations.ts";
import { LOCATION_STATUSES } from "../../statuses.ts";
import { minuteOfDay, whole } from "../numbers.ts";
import { postalParts } from "../order_texts.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";
import { timeZone } from "../time_zone.ts";

const CODE = 16;
const NAME = 80;
const CAPACITY = 1_000_000;
const PRIORITY = 1_000;

const someOf = <const Value extends string>(values: readonly Value[]) =>
  pipe(array(picklist(values, says("unknown")), says("invalid")), maxLength(values.length, says("tooMany")));

/** A calendar day, such as 31-12-2026 or 2026-12-31. */
const day = pipe(string(says("badDate")), check((text) => readDay(text) !== null, says("badDate")));
const isoOf = (text: string): string => reverseDay(readDay(text) ?? "");

const holidays = pipe(
  array(day, says("invalid")),
  maxLength(MAX_HOLIDAYS, says("tooMany")),
  transform((days) => [...new Set(days.map(isoOf))].sort()),
);

/** Codes are printed on labels: their characters suit scanners, and can be called out in a loud hall. */
const code = pipe(requiredLine(CODE), toUpperCase(), regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, says("badCode")));

export const locationInput = object({
  code: nullish(code),
  name: nullish(requiredLine(NAME)),
  type: nullish(picklist(LOCATION_TYPES, says("unknown"))),
  ...postalParts,
  time_zone: nullish(timeZone),
  workdays: nullish(someOf(WORKDAYS)),
  cut_off_min: nullish(minuteOfDay),
  opens_min: nullish(minuteOfDay),
  closes_min: nullish(minuteOfDay),
  support_desk: nullish(boolean(says("invalid"))),
  holidays: nullish(holidays),
  steps: nullish(someOf(STEPS)),
  methods: nullish(someOf(METHODS)),
  carriers: nullish(someOf(CARRIERS)),
  capacity_day: nullish(whole(0, CAPACITY)),
  priority: nullish(whole(0, PRIORITY)),
  status: nullish(picklist(LOCATION_STATUSES, says("unknown"))),
}) satisfies GenericSchema<unknown, LocationInput>;
