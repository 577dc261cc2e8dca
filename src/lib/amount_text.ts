/** Writes amounts as the language shown does. The balance of the top bar alone is the same in all: docs/requirements.md S9.10. */
import { amountIn, moneyIn } from "../../api/number_marks.ts";
import { language } from "./i18n.ts";

export const amountText = (minor: number, currency: string): string =>
  amountIn(language.peek(), minor, currency);

export const moneyText = (minor: number, currency: string): string =>
  moneyIn(language.peek(), minor, currency);
