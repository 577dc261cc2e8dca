/** Where something goes or stands, part by part: the same for a buyer's address and for one of ours. */
import { check, nullish, pipe, transform } from "valibot";
import { isCountry } from "../countries.ts";
import { countryCode } from "../country_names.ts";
import { ADDRESS_CHARS, NAME_CHARS, SHORT_CHARS } from "../order_bounds.ts";
import { says } from "./read.ts";
import { codeLine, line } from "./text.ts";

/** By its name, its code or another name for it; what stays is the code. May be empty. */
const country = pipe(
  line(SHORT_CHARS),
  transform((text) => countryCode(text) ?? text),
  check((text) => text === "" || isCountry(text), says("badCountry")),
);

/** Entries of an input, each of which may be left out. */
export const postalParts = {
  address_line1: nullish(line(ADDRESS_CHARS)),
  address_line2: nullish(line(ADDRESS_CHARS)),
  city: nullish(line(NAME_CHARS)),
  region: nullish(line(NAME_CHARS)),
  postal_code: nullish(codeLine(SHORT_CHARS)),
  country: nullish(country),
};
