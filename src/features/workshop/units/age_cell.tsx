import { formatSecond } from "../../../../api/time/instants.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { config } from "../../../lib/config.ts";
import { durationText } from "../../../lib/duration_text.ts";
import { useNow } from "../../../lib/now.ts";
import { useCellStyles } from "../../../parts/cells.styles.ts";

export default function AgeCell({ row, column }: AddedCellProps) {
  const styles = useCellStyles();
  const now = useNow();
  const { [column.key]: at } = row;
  if (typeof at !== "number") return null;
  return (
    <bdi className={styles.number} title={formatSecond(at, config().timeZone)}>{durationText(now - at)}</bdi>
  );
}
