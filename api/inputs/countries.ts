import { array, check, maxLength, pipe, transform } from "valibot";
import { COUNTRIES, isCountry } from "../places/countries.ts";
import { countryCode } from "../places/country_names.ts";
import { says } from "./read.ts";
import { requiredLine } from "./text.ts";

const NAME = 80;

const country = pipe(
  requiredLine(NAME),
  transform((text) => countryCode(text) ?? text),
  check(isCountry, says("badCountry")),
);

export const countries = pipe(
  array(country, says("invalid")),
  maxLength(COUNTRIES.length, says("tooMany")),
  transform((codes) => [...new Set(codes)].sort()),
);
