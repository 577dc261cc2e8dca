/** What changed, as a share of what was: with its sign, so that no color has to be seen. */
import { language, t } from "../../../lib/i18n.ts";

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;

/** @param percent of what was */
export const changeText = (percent: number): string =>
  t("priceTables.diff.percent", { n: percent.toLocaleString(language.peek(), DIGITS) });
