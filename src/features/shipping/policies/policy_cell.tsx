import { mergeClasses } from "@fluentui/react-components";
import type { Conflict } from "../../../../api/shipping/policy_conflicts.ts";
import type { AddedCellProps } from "../../../engine/features.ts";
import { useCellStyles } from "../../../parts/cells.styles.ts";
import { conflictText, thenText, whenText } from "./policy_text.ts";
import { useNames } from "./names.ts";

export default function PolicyCell({ row, column: { key } }: AddedCellProps) {
  const styles = useCellStyles();
  const names = useNames();
  const value = row[key];
  if (key === "conflicts") {
    const conflicts: readonly Conflict[] = Array.isArray(value) ? value : [];
    const words = conflicts.map(conflictText).join(" ");
    return words === "" ? null : (
      <span className={mergeClasses(styles.line, styles.late)} title={words}>
        <span aria-hidden>▲</span> {words}
      </span>
    );
  }
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  const words = key === "when" ? whenText(values, names) : thenText(values, names);
  return (
    <span className={styles.line} dir="auto" title={words}>
      <bdi dir="auto">{words}</bdi>
    </span>
  );
}
