/** Numbers as fields hold them. */
import { NUMBER_MARKS } from "../../api/languages.ts";
import { unitsText } from "../../api/typed_amount.ts";
import { language } from "./i18n.ts";

/** Writes whole units of the last decimal as a field holds them: 1095 of two decimals is "10,95" in German. */
export const fractionText = (units: number, decimals: number): string =>
  unitsText(units, decimals, NUMBER_MARKS[language.peek()].charAt(1));
