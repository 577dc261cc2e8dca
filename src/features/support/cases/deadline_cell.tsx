import { mergeClasses } from "@fluentui/react-components";
import { formatSecond } from "../../../../api/time/instants.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { config } from "../../../lib/config.ts";
import { useNow } from "../../../lib/now.ts";
import { useCellStyles } from "../../../parts/cells.styles.ts";
import { durationText } from "../../../lib/duration_text.ts";
import { t } from "../../../lib/i18n.ts";

interface Deadline {
  readonly state: "left" | "overdue" | "paused" | "none";
  readonly words: string;
}

const NONE: Deadline = { state: "none", words: "" };

/** @param due null while the clock is paused @param left remaining business seconds while the clock is paused */
export function deadlineOf(due: unknown, left: unknown, now: number): Deadline {
  if (typeof left === "number") {
    return { state: "paused", words: t("deadline.paused", { time: durationText(left) }) };
  }
  if (typeof due !== "number") return NONE;
  const time = durationText(Math.abs(due - now));
  return due < now
    ? { state: "overdue", words: t("deadline.overdue", { time }) }
    : { state: "left", words: t("deadline.left", { time }) };
}

/** Shows the time left. An overdue time is red, with a sign and a word. */
export default function DeadlineCell({ row, column }: AddedCellProps) {
  const styles = useCellStyles();
  const now = useNow();
  const [due, left] = column.fields.map((field) => row[field]);
  const { state, words } = deadlineOf(due, left, now);
  if (state === "none") return null;
  const exact = typeof due === "number" ? ` · ${formatSecond(due, config().timeZone)}` : "";
  const isOver = state === "overdue";
  return (
    <span
      className={mergeClasses(styles.number, styles.line, isOver && styles.overdue)}
      title={words + exact}
    >
      {isOver && <span aria-hidden>▲</span>} <bdi>{words}</bdi>
    </span>
  );
}
