import { hasWords, type Key, t } from "../../../lib/i18n.ts";

/** Returns a sentence that says what to do; null for a code without one. */
export function troubleText(code: string): string | null {
  const key = `shop.trouble.${code}`;
  return code !== "" && hasWords(key) ? t(key as Key) : null;
}
