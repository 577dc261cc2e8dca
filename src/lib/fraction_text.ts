/** Writes numbers in the notation of input fields. */
import { NUMBER_MARKS } from "../../api/languages.ts";
import { unitsText } from "../../api/typed_amount.ts";
import { language } from "./i18n.ts";

/** Writes a number that is stored in units of its last decimal: 1095 with two decimals is "10,95" in German. */
export const fractionText = (units: number, decimals: number): string =>
  unitsText(units, decimals, NUMBER_MARKS[language.peek()].charAt(1));
