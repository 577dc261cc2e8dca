/** What `makeOrder` takes, for the form and for the API. */
import {
  array,
  check,
  EMAIL_REGEX,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  pipe,
  transform,
} from "valibot";
import { isCountry } from "../countries.ts";
import { countryCode } from "../country_names.ts";
import type { OrderInput, OrderLineInput } from "../generated/schema.ts";
import { MAX_TAGS, spaced } from "../tags.ts";
import { says } from "./read.ts";
import { line, needed, paragraphs } from "./text.ts";

/** Longest value of each text, in characters. Chosen: what a label and a carrier's form can hold. */
const NAME = 120;
const ADDRESS = 200;
const SHORT = 60;
const NOTE = 2000;
/** A tag is a word or two. */
const TAG = 40;
/** Most pieces of one line, most lines of one order. */
const MAX_QUANTITY = 10_000;
const MAX_LINES = 200;

const ID = 64;
/** Spaces within are one each. */
export const tag = pipe(needed(TAG), transform(spaced));
const emptyOr = (test: (text: string) => boolean) => (text: string) => text === "" || test(text);

const country = pipe(
  line(SHORT),
  transform((text) => countryCode(text) ?? text),
  check(emptyOr(isCountry), says("badCountry")),
);
const email = pipe(line(NAME), check(emptyOr((text) => EMAIL_REGEX.test(text)), says("badEmail")));

export const orderLineInput = object({
  _id: nullish(needed(ID)),
  sku: needed(SHORT),
  quantity: pipe(
    number(says("badNumber")),
    integer(says("badNumber")),
    minValue(1, says("badNumber")),
    maxValue(MAX_QUANTITY, says("badNumber")),
  ),
}, says("required")) satisfies GenericSchema<unknown, OrderLineInput>;

export const orderInput = object({
  store_id: nullish(needed(ID)),
  external_number: nullish(line(SHORT)),
  recipient_name: nullish(line(NAME)),
  company: nullish(line(NAME)),
  address_line1: nullish(line(ADDRESS)),
  address_line2: nullish(line(ADDRESS)),
  city: nullish(line(NAME)),
  region: nullish(line(NAME)),
  postal_code: nullish(line(SHORT)),
  country: nullish(country),
  email: nullish(email),
  phone: nullish(line(SHORT)),
  shipping_method: nullish(line(NAME)),
  note: nullish(paragraphs(NOTE)),
  tags: nullish(pipe(array(tag), maxLength(MAX_TAGS, says("tooMany")))),
  lines: nullish(pipe(array(orderLineInput), maxLength(MAX_LINES, says("tooMany")))),
}) satisfies GenericSchema<unknown, OrderInput>;
