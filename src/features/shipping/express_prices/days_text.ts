import { t } from "../../../lib/i18n.ts";

export const daysText = (from: number, to: number): string =>
  from === to ? t("expressPrices.day", { count: to, n: to }) : t("expressPrices.days", { from, to });
