import { mergeClasses } from "@fluentui/react-components";
import { useRef } from "react";
import { type Place, selectedSpan, type Span } from "../../../machines/grid_places.ts";
import { copyCells, type GridColumn, isEdited, textAt } from "../../../machines/grid_table.ts";
import { CellInput } from "./cell_input.tsx";
import { useGridStyles } from "./grid.styles.ts";
import type { Grid } from "./grid_wiring.ts";
import { cellId, placeProps, useGridInput } from "./use_grid_input.ts";

interface Props {
  readonly grid: Grid;
  readonly label: string;
  readonly titles: readonly string[];
  /** Returns true for a cell whose value cannot be saved. */
  readonly isWrong: (place: Place) => boolean;
}

const isFigure = (column: Pick<GridColumn, "kind"> | undefined): boolean =>
  column?.kind === "money" || column?.kind === "number";
const isIn = ({ top, left, bottom, right }: Span, { row, column }: Place) =>
  row >= top && row <= bottom && column >= left && column <= right;

export function GridSheet({ grid, label, titles, isWrong }: Props) {
  const styles = useGridStyles();
  const { table, edits, at, phase, draft, send } = grid;
  const span = selectedSpan(grid);
  const { name, props } = useGridInput(
    grid,
    { copy: () => copyCells(table, edits, span) },
    useRef<HTMLDivElement>(null),
  );
  return (
    <div {...props} aria-label={label} aria-rowcount={table.rows.length + 1} className={styles.scroll}>
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
                    id={cellId(name, place)}
                    {...placeProps(place)}
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
                  >
                    {isHere && phase === "editing"
                      ? (
                        <CellInput
                          {...{ draft, send }}
                          label={`${row.cells[0] ?? ""}: ${titles[column] ?? ""}`}
                        />
                      )
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
