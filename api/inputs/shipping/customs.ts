import {
  array,
  check,
  maxLength,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  regex,
  safeInteger,
  string,
  toUpperCase,
  transform,
} from "valibot";
import { isCountry } from "../../places/countries.ts";
import { CONTENT_TYPES, MAX_CUSTOMS_DESC, MAX_CUSTOMS_LINES } from "../../shipping/customs.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const [MAX_QTY, MAX_GRAMS, HS_CHARS, CODE_CHARS] = [10_000, 1_000_000, 20, 3] as const;

const customsLine = object({
  desc: requiredLine(MAX_CUSTOMS_DESC),
  hs: pipe(
    requiredLine(HS_CHARS),
    transform((text) => text.normalize("NFKC").replaceAll(/[\s.]/g, "")),
    regex(/^\d{6,10}$/, says("badHsCode")),
  ),
  origin: pipe(requiredLine(CODE_CHARS), toUpperCase(), check(isCountry, says("badCountry"))),
  qty: whole(1, MAX_QTY),
  net_g: whole(0, MAX_GRAMS),
  value_minor: pipe(
    number(says("badNumber")),
    safeInteger(says("badNumber")),
    minValue(1, says("badNumber")),
  ),
  currency: pipe(string(says("invalid")), toUpperCase(), regex(/^[A-Z]{3}$/, says("unknown"))),
});

export const declarationInput = object({
  lines: pipe(array(customsLine, says("invalid")), maxLength(MAX_CUSTOMS_LINES, says("tooMany"))),
  content_type: nullish(picklist(CONTENT_TYPES, says("unknown"))),
});
