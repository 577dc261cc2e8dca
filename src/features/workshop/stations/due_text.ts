import { formatDay } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";

export function dueText(due_at: number, now: number): string {
  const { timeZone } = config();
  const day = formatDay(due_at, timeZone);
  if (day === formatDay(now, timeZone)) return t("stations.today");
  return due_at < now ? t("stations.late", { day }) : day;
}
