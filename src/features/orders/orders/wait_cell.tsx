import type { AddedCellProps } from "../../../engine/features.ts";
import { formatSecond } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";
import { durationText } from "../../../lib/duration_text.ts";
import { useNow } from "../../../lib/now.ts";
import { useCellStyles } from "../../../parts/cells.styles.ts";
import { waitWord } from "./wait_text.ts";

export default function WaitCell({ row }: AddedCellProps) {
  const styles = useCellStyles();
  const now = useNow();
  const { wait_kind, wait_step, wait_since } = row;
  const word = waitWord(String(wait_kind ?? ""), String(wait_step ?? ""));
  if (!word) return null;
  if (typeof wait_since !== "number") return <span className={styles.line}>{word}</span>;
  return (
    <span className={styles.line} title={formatSecond(wait_since, config().timeZone)}>
      {word} · <bdi className={styles.number}>{durationText(now - wait_since)}</bdi>
    </span>
  );
}
