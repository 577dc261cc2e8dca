/** What is wrong with a value, in words. The one place that knows which problems come with figures. */
import type { InputProblem } from "../../api/errors.ts";
import { t } from "./i18n.ts";

/** Codes that say how much was allowed and how much there is. */
const MEASURED = ["tooLong", "tooMany"];

/** Null for none, as a field's message wants it. */
export function problemText(problem: Omit<InputProblem, "path"> | null | undefined): string | null {
  if (!problem) return null;
  const { code, most, found } = problem;
  if (!MEASURED.includes(code) || most === undefined || found === undefined) return t(`problem.${code}`);
  return t(`problem.${code}By`, { count: most, most, found });
}
