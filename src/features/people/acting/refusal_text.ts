import { hasWords, t } from "../../../lib/i18n.ts";

export function refusalText(code: string): string {
  if (hasWords(`reason.${code}`)) return t(`reason.${code}`);
  return hasWords(`error.${code}`) ? t(`error.${code}`) : t("acting.network");
}
