import { Button } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { useLeaveGuard } from "../../lib/leave_guard.ts";
import { numberText } from "../../parts/format.ts";
import type { GridTable, RowEdit } from "../../../machines/grid_table.ts";
import { useGridStyles } from "./grid.styles.ts";
import { GridSheet } from "./grid_sheet.tsx";
import { useGrid } from "./grid_wiring.ts";
import { MarkQuestion } from "./mark_question.tsx";
import type { CellProblem } from "./problems.ts";
import { Review } from "./review.tsx";

interface Props {
  readonly table: GridTable;
  readonly label: string;
  readonly titleOf: (key: string) => string;
  readonly problemsOf: (changes: readonly RowEdit[]) => readonly CellProblem[];
  readonly isBusy: boolean;
  readonly onSave: (changes: readonly RowEdit[]) => void;
}

const LEAVE_WORDS = { title: "grid.leaving.title", text: "grid.leaving.text" } as const;

export function GridEditor({ table, label, titleOf, problemsOf, isBusy, onSave }: Props) {
  const styles = useGridStyles();
  const grid = useGrid(table);
  const { phase, changes, past, waiting, send } = grid;
  const problems = problemsOf(changes);
  const wrong = new Set(problems.map(({ _id, key }) => `${_id} ${key}`));
  useLeaveGuard(changes.length > 0, LEAVE_WORDS);
  if (phase === "reviewing") {
    return <Review {...{ grid, titleOf, problems, isBusy }} onSave={() => onSave(changes)} />;
  }
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t("grid.help")}</p>
      <div className={styles.bar}>
        <Button
          appearance="primary"
          disabledFocusable={changes.length === 0 || isBusy}
          onClick={() => send({ type: "review.open" })}
        >
          {t("grid.look")}
        </Button>
        <Button disabledFocusable={past.length === 0} onClick={() => send({ type: "change.undo" })}>
          {t("grid.undo")}
        </Button>
        <Button onClick={() => send({ type: "cells.fill" })}>{t("grid.fill")}</Button>
        <span className={styles.text} aria-live="polite">
          {t("grid.changed", { count: changes.length, n: numberText(changes.length) })}
        </span>
      </div>
      {phase === "asking" && (
        <MarkQuestion
          text={waiting}
          onMark={(mark) => send({ type: "mark.choose", mark })}
          onDrop={() => send({ type: "mark.drop" })}
        />
      )}
      <GridSheet
        {...{ grid, label }}
        titles={table.columns.map(({ key }) => titleOf(key))}
        isWrong={({ row, column }) => wrong.has(`${table.rows[row]?._id} ${table.columns[column]?.key}`)}
      />
    </div>
  );
}
