import { IMPORT_REASONS, type ImportReason } from "../../../api/csv/reasons.ts";
import { hasWords, t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";

const isKnown = (code: string): code is ImportReason => Object.hasOwn(IMPORT_REASONS, code);

/** Returns the API's own English for a code that this build does not know. */
export const reasonText = ({ code, text }: { readonly code: string; readonly text: string }): string =>
  isKnown(code) ? t(`imports.reason.${code}`) : hasWords(`reason.${code}`) ? t(`reason.${code}`) : text;

/** A row that is valid itself names the row of its order that is not. */
export const rowReasonText = (
  { because, reason }: { readonly because: number | null; readonly reason: { code: string; text: string } },
): string =>
  because === null
    ? reasonText(reason)
    : t("imports.because", { line: numberText(because), reason: reasonText(reason) });
