/** What is wrong with a value, in words. The one place that knows which problems come with figures. */
import type { InputProblem } from "../../api/errors.ts";
import { config } from "./config.ts";
import { t } from "./i18n.ts";
import { moneyText } from "./amount_text.ts";

/** Codes that say how much was allowed and how much there is. */
const MEASURED = ["tooLong", "tooMany"];
/** The same of money, in minor units of the business currency. */
const AMOUNTS = ["tooHigh"];

/** Null for none, as a field's message wants it. */
export function problemText(problem: Omit<InputProblem, "path"> | null | undefined): string | null {
  if (!problem) return null;
  const { code, most, found } = problem;
  if (most === undefined || found === undefined) return t(`problem.${code}`);
  if (AMOUNTS.includes(code)) {
    const { currency } = config();
    return t(`problem.${code}By`, { most: moneyText(most, currency), found: moneyText(found, currency) });
  }
  return MEASURED.includes(code)
    ? t(`problem.${code}By`, { count: most, most, found })
    : t(`problem.${code}`);
}
