/** Shows how many days remain to send a request: amber in the last week, red in the last two days. */
import { makeStyles, tokens } from "@fluentui/react-components";
import { WARN_DAYS } from "../../../../api/handover/postage_requests.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";

const useStyles = makeStyles({
  red: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  amber: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
});

/** Statuses in which a request can still be sent. */
const OPEN: readonly unknown[] = ["Pending", "Denied"];

export default function DaysLeftCell({ row }: AddedCellProps) {
  const styles = useStyles();
  const { days_left, status } = row;
  if (typeof days_left !== "number" || !OPEN.includes(status)) return null;
  const color = days_left <= WARN_DAYS.red ? styles.red : days_left <= WARN_DAYS.amber ? styles.amber : "";
  return (
    <span className={color}>
      {days_left < 0
        ? t("postageRequests.over")
        : t("postageRequests.days", { count: days_left, n: numberText(days_left) })}
    </span>
  );
}
