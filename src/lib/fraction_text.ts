import { NUMBER_MARKS } from "../../api/languages.ts";
import { unitsText } from "../../api/typed_amount.ts";
import { language } from "./i18n.ts";

/** Writes a number of units of the last decimal for an input: 1095 with two decimals is "10,95" in German. */
export const fractionText = (units: number, decimals: number): string =>
  unitsText(units, decimals, NUMBER_MARKS[language.peek()].charAt(1));
