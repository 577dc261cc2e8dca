/** The sheet itself: cells that are picked, edited, copied and pasted over. */
import { mergeClasses } from "@fluentui/react-components";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import {
  copied,
  type GridColumn,
  isEdited,
  type Place,
  type Span,
  spanOf,
  textAt,
} from "../../../machines/grid_table.ts";
import { useGridStyles } from "./grid.styles.ts";
import { editingKey, restingKey } from "./grid_keys.ts";
import type { Grid } from "./grid_wiring.ts";

interface Props {
  readonly grid: Grid;
  readonly label: string;
  /** Of each column. */
  readonly titles: readonly string[];
  /** True for what cannot be saved as it is. */
  readonly isWrong: (place: Place) => boolean;
}

const TEXT = "text/plain";
const isFigure = (column: Pick<GridColumn, "kind"> | undefined): boolean =>
  column?.kind === "money" || column?.kind === "number";
const isIn = ({ top, left, bottom, right }: Span, { row, column }: Place) =>
  row >= top && row <= bottom && column >= left && column <= right;

export function GridSheet({ grid, label, titles, isWrong }: Props) {
  const styles = useGridStyles();
  const box = useRef<HTMLDivElement>(null);
  const name = useId();
  const { table, edits, at, corner, phase, send } = grid;
  const span = spanOf(at, corner);
  const idOf = ({ row, column }: Place) => `${name}-${row}-${column}`;
  const seen = idOf(corner);
  useEffect(() => {
    document.getElementById(seen)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [seen]);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The input is gone: the keyboard goes on from the grid.
    if (wasEditing.current && phase === "resting") box.current?.focus();
    wasEditing.current = phase === "editing";
  }, [phase]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const found = phase === "editing"
      ? editingKey(event)
      : phase === "resting"
      ? restingKey(event, isRtl)
      : null;
    // No shortcut of a list begins here, and no scan.
    if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    send(found);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (phase !== "resting") return;
    event.preventDefault();
    event.clipboardData.setData(TEXT, copied(table, edits, span));
    if (event.type === "cut") send({ type: "cells.clear" });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (phase !== "resting") return;
    event.preventDefault();
    send({ type: "cells.paste", text: event.clipboardData.getData(TEXT) });
  };

  return (
    <div
      ref={box}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={table.rows.length + 1}
      aria-activedescendant={phase === "editing" ? undefined : idOf(at)}
      tabIndex={0}
      className={styles.scroll}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
    >
      <table className={styles.table} role="presentation">
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title, column) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={mergeClasses(
                  styles.head,
                  column === 0 && styles.first,
                  column === 0 && styles.corner,
                  isFigure(table.columns[column]) && styles.end,
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {table.rows.map((row, down) => (
            <tr key={row._id} role="row">
              {table.columns.map(({ key, kind }, column) => {
                const place = { row: down, column };
                const isHere = down === at.row && column === at.column;
                return (
                  <td
                    key={key}
                    id={idOf(place)}
                    role="gridcell"
                    aria-selected={isIn(span, place)}
                    aria-readonly={kind === "fixed"}
                    aria-invalid={isWrong(place) || undefined}
                    className={mergeClasses(
                      styles.cell,
                      column === 0 && styles.first,
                      kind === "fixed" && styles.fixed,
                      isFigure({ kind }) && styles.end,
                      isEdited(edits, place) && styles.edited,
                      isIn(span, place) && styles.picked,
                      isWrong(place) && styles.wrong,
                      isHere && styles.at,
                    )}
                    onMouseDown={(event) => {
                      if (phase === "editing" && isHere) return;
                      send({ type: "cell.go", place, extend: event.shiftKey });
                    }}
                    onMouseEnter={(event) => {
                      if (event.buttons === 1 && phase === "resting") {
                        send({ type: "cell.go", place, extend: true });
                      }
                    }}
                    onDoubleClick={() => send({ type: "cell.edit", text: null })}
                  >
                    {isHere && phase === "editing"
                      ? <CellInput grid={grid} label={`${row.cells[0] ?? ""}: ${titles[column] ?? ""}`} />
                      : <bdi>{textAt(table, edits, place)}</bdi>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellInput({ grid, label }: { readonly grid: Grid; readonly label: string }) {
  const styles = useGridStyles();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={label}
      value={grid.draft}
      onChange={({ currentTarget }) => grid.send({ type: "text.change", text: currentTarget.value })}
      onBlur={() => grid.send({ type: "text.keep", down: 0, right: 0 })}
    />
  );
}
