/** Formats a change in percent with its sign, so that no color is needed. */
import { language, t } from "../../../lib/i18n.ts";

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;

/** @param percent of the earlier value */
export const changeText = (percent: number): string =>
  t("priceTables.diff.percent", { n: percent.toLocaleString(language.peek(), DIGITS) });
