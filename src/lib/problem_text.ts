import type { InputProblem } from "../../api/errors.ts";
import { config } from "./config.ts";
import { t } from "./i18n.ts";
import { moneyText } from "./amount_text.ts";

const MEASURED = ["tooLong", "tooMany"];
/** Codes of problems whose numbers are amounts in minor units of the business currency. */
const AMOUNTS = ["tooHigh"];

/** Returns the message of a problem for its field; null if there is no problem. */
export function problemText(problem: Omit<InputProblem, "path"> | null | undefined): string | null {
  if (!problem) return null;
  const { code, most, found, of } = problem;
  if (of !== undefined) return t(`problem.${code}By`, { of });
  if (most === undefined || found === undefined) return t(`problem.${code}`);
  if (AMOUNTS.includes(code)) {
    const { currency } = config();
    return t(`problem.${code}By`, { most: moneyText(most, currency), found: moneyText(found, currency) });
  }
  return MEASURED.includes(code)
    ? t(`problem.${code}By`, { count: most, most, found })
    : t(`problem.${code}`);
}
