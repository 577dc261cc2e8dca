/** Writes amounts in the notation of the page's language, except the top bar's balance: docs/requirements.md S9.10. */
import { NUMBER_MARKS } from "../../api/languages.ts";
import { formatMinor } from "../../api/money.ts";
import { language } from "./i18n.ts";

export const amountText = (minor: number, currency: string): string =>
  formatMinor(minor, currency, ...NUMBER_MARKS[language.peek()]);

export const moneyText = (minor: number, currency: string): string =>
  `${amountText(minor, currency)} ${currency}`;
