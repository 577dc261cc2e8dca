import { IMPORT_REASONS, type ImportReason } from "../../../api/csv/reasons.ts";
import { hasWords, t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";

const isKnown = (code: string): code is ImportReason => Object.hasOwn(IMPORT_REASONS, code);

/** Returns the words of a reason; for an unknown code the API's English text. */
export const reasonText = ({ code, text }: { readonly code: string; readonly text: string }): string =>
  isKnown(code) ? t(`imports.reason.${code}`) : hasWords(`reason.${code}`) ? t(`reason.${code}`) : text;

/** Returns why a row is refused. If the row itself is valid, the text names the invalid row of the same order. */
export const rowReasonText = (
  { because, reason }: { readonly because: number | null; readonly reason: { code: string; text: string } },
): string =>
  because === null
    ? reasonText(reason)
    : t("imports.because", { line: numberText(because), reason: reasonText(reason) });
