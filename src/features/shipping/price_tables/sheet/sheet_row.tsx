/** One row of a sheet, memoized, so that only changed rows render again. */
import { mergeClasses } from "@fluentui/react-components";
import { memo, type ReactNode } from "react";
import type { Cells, SheetColumn } from "../../../../../machines/shipping/price_sheet.ts";
import { useGridStyles } from "../../../../engine/grid/grid.styles.ts";
import { isGap, type Piece } from "../../../../engine/grid/visible_parts.ts";
import { cellId, placeProps } from "../../../../engine/grid/use_grid_input.ts";
import type { RowMarks } from "../marks.ts";
import { useSheetStyles } from "./sheet.styles.ts";

export interface RowProps {
  /** Prefix of the element ids of the cells. */
  readonly name: string;
  readonly row: number;
  readonly cells: Cells;
  readonly columns: readonly SheetColumn[];
  readonly pieces: readonly Piece[];
  /** `left` and `right` are the first and last selected column; -1 if the row has no selected cell. */
  readonly left: number;
  readonly right: number;
  /** Column of the active cell; -1 if that cell is in another row. */
  readonly at: number;
  readonly marks: RowMarks | undefined;
  readonly isDraft: boolean;
  /** Placeholder of an empty price. */
  readonly nothing: string;
  /** Replaces the text of the active cell while a person edits it. */
  readonly input: ReactNode;
}

export const SheetRow = memo(function SheetRow(props: RowProps) {
  const { name, row, cells, columns, pieces, left, right, at, marks, isDraft, nothing, input } = props;
  const styles = useGridStyles();
  const own = useSheetStyles();
  return (
    <tr role="row" aria-rowindex={row + 2}>
      {pieces.map((column) => {
        if (isGap(column)) return <td key={`gap${column.from}`} colSpan={column.count} aria-hidden />;
        const { key, kind } = columns[column]!;
        const text = cells[column] ?? "";
        const mark = marks?.get(column);
        const isPicked = column >= left && column <= right;
        return (
          <td
            key={key}
            id={cellId(name, { row, column })}
            {...placeProps({ row, column })}
            role="gridcell"
            aria-colindex={column + 1}
            aria-selected={isPicked}
            aria-readonly={!isDraft || undefined}
            aria-invalid={mark?.level === "red" || undefined}
            title={mark?.text}
            className={mergeClasses(
              styles.cell,
              own.cell,
              column === 0 && styles.first,
              column === 0 && own.first,
              kind !== "text" && styles.end,
              mark?.level === "amber" && own.amber,
              mark?.level === "red" && styles.wrong,
              isPicked && styles.picked,
              isPicked && mark && own.pickedMark,
              column === at && styles.at,
            )}
          >
            {column === at && input !== null
              ? input
              : <bdi>{text === "" && kind === "money" ? nothing : text}</bdi>}
          </td>
        );
      })}
    </tr>
  );
});
