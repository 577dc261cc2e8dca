import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { type GridContext, type GridEvent, gridMachine } from "../../../machines/grid.ts";
import { editedRows, type GridTable, isSameTable, type RowEdit } from "../../../machines/grid_table.ts";
import { useActorRef } from "../wiring/actor.ts";

export type GridPhase = "resting" | "editing" | "asking" | "reviewing";

export interface Grid extends GridContext {
  readonly phase: GridPhase;
  readonly changes: readonly RowEdit[];
  readonly send: (event: GridEvent) => void;
}

/** @param table the current rows; unsaved changes are kept */
export function useGrid(table: GridTable): Grid {
  const actor = useActorRef(gridMachine);
  const { context, value } = useSelector(actor, (current) => current);
  // New rows that arrive while a cell is edited are loaded after the edit. Rows that were only fetched again are not,
  // because loading ends the review, the question for a decimal mark and the undo.
  useEffect(() => {
    if (value !== "editing" && !isSameTable(actor.getSnapshot().context.table, table)) {
      actor.send({ type: "rows.load", table });
    }
  }, [actor, table, value]);
  return {
    ...context,
    phase: value,
    changes: editedRows(context.table, context.edits),
    send: actor.send,
  };
}
