import { hasWords, t } from "../../../lib/i18n.ts";

export function errorText(code: string, status: number): string {
  if (code === "badStatus") return t("entity.app_config.error.badStatus", { status: String(status) });
  const words = `entity.app_config.error.${code}` as const;
  return hasWords(words) ? t(words) : code;
}
