import { hasWords, type Key, t } from "../../../lib/i18n.ts";

/**
 * Returns a sentence that says how to solve a problem; null for a code without a text.
 * @param hasSignIn true for a platform where sellers sign in instead of copying secrets
 */
export function troubleText(code: string, hasSignIn = false): string | null {
  if (hasSignIn && code === "tokenRefused") return t("shop.signIn.refused");
  const key = `shop.trouble.${code}`;
  return code !== "" && hasWords(key) ? t(key as Key) : null;
}
