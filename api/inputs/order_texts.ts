import { check, type GenericSchema, nullish, pipe, transform } from "valibot";
import { isCountry } from "../places/countries.ts";
import { countryCode } from "../places/country_names.ts";
import { isEmailAddress } from "../email_address.ts";
import { ORDER_TEXTS, type OrderText, type OrderTextField } from "../orders/order_texts.ts";
import { says } from "./read.ts";
import { codeLine, line, paragraphs } from "./text.ts";

const email = (max: number) =>
  pipe(codeLine(max), check((text) => text === "" || isEmailAddress(text), says("badEmail")));

const country = (max: number) =>
  pipe(
    line(max),
    transform((text) => countryCode(text) ?? text),
    check((text) => text === "" || isCountry(text), says("badCountry")),
  );

const READERS: Readonly<Record<OrderText["kind"], (max: number) => GenericSchema<string>>> = {
  line,
  code: codeLine,
  email,
  country,
  paragraphs,
};

const inputOf = ({ kind, chars }: OrderText) => nullish(READERS[kind](chars));

export const orderTextInputs = Object.fromEntries(
  ORDER_TEXTS.map((text) => [text.field, inputOf(text)]),
) as Record<OrderTextField, ReturnType<typeof inputOf>>;

const { address_line1, address_line2, city, region, postal_code, country: countryInput } = orderTextInputs;
/** Reads an address part by part: the same for a buyer's address and for our own. */
export const postalParts = { address_line1, address_line2, city, region, postal_code, country: countryInput };
