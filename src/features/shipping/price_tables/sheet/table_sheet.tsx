/** A sheet with one tab stop. Only visible cells are rendered, since a price table has up to 50,000. */
import { mergeClasses } from "@fluentui/react-components";
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from "react";
import { isWholeTable } from "../../../../../api/shipping/rating/cells.ts";
import { pastedTexts, selectedSpan } from "../../../../../machines/grid_places.ts";
import type { PriceGridEvent } from "../../../../../machines/shipping/price_grid.ts";
import { columnsOf, copyCells, isBeyond } from "../../../../../machines/shipping/price_sheet.ts";
import { CellInput } from "../../../../engine/grid/cell_input.tsx";
import { useGridStyles } from "../../../../engine/grid/grid.styles.ts";
import { isGap } from "../../../../engine/grid/visible_parts.ts";
import { useGridInput } from "../../../../engine/grid/use_grid_input.ts";
import { useVisibleParts } from "../../../../engine/grid/use_visible_parts.ts";
import { t } from "../../../../lib/i18n.ts";
import { notify } from "../../../../lib/toasts.ts";
import type { PriceTableEditing } from "../table_store.ts";
import type { SheetMarks } from "../marks.ts";
import { SheetRow } from "./sheet_row.tsx";
import { useSheetStyles, widthPxOf } from "./sheet.styles.ts";

interface Props {
  readonly editing: PriceTableEditing;
  readonly label: string;
  readonly titles: readonly { readonly title: string; readonly about?: string }[];
  readonly marks: SheetMarks;
  /** Receives a pasted table that includes its header, and so cannot be pasted into cells. */
  readonly onTable?: (text: string) => void;
}

type Redo = Extract<PriceGridEvent, { readonly type: "change.redo" }>;

/** Recognizes Ctrl+Y and Ctrl+Shift+Z; null for any other key. */
function redoKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Redo | null {
  const letter = key.toLowerCase();
  const isRedo = (ctrlKey || metaKey) && (letter === "y" || (letter === "z" && shiftKey));
  return isRedo ? { type: "change.redo" } : null;
}

export function TableSheet({ editing, label, titles, marks, onTable }: Props) {
  const styles = useGridStyles();
  const own = useSheetStyles();
  const { sheets, sheet, at, phase, draft, isDraft, send } = editing;
  const columns = useMemo(() => columnsOf(sheets, sheet), [sheets.zones.length, sheet]);
  const rows = sheets[sheet];
  const span = selectedSpan(editing);
  const box = useRef<HTMLDivElement>(null);
  const widthsPx = columns.map(({ kind }, column) => widthPxOf(kind, titles[column]?.title));
  const sight = useVisibleParts(box, { rowCount: rows.length, widthsPx, at });
  const { name, props } = useGridInput(editing, {
    reveal: sight.reveal,
    copy: () => copyCells(sheets, sheet, span),
    isEmpty: rows.length === 0,
    ownKey: redoKey,
    ownPaste: (text) => {
      if (!isDraft) return false;
      if (onTable && isWholeTable(text)) {
        onTable(text);
        return true;
      }
      if (isBeyond(sheet, pastedTexts(span, text))) notify("warning", t("priceTables.cut"));
      return false;
    },
  }, box);
  const nothing = t("priceTables.notOffered");
  const input = (row: number): ReactNode =>
    phase === "editing" && row === at.row
      ? (
        <CellInput
          {...{ draft, send }}
          label={t("priceTables.cell", { column: titles[at.column]?.title ?? "", row: row + 1 })}
        />
      )
      : null;
  return (
    <div
      {...props}
      aria-label={label}
      aria-readonly={!isDraft}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      className={styles.scroll}
    >
      <table
        className={mergeClasses(styles.table, own.table)}
        style={{ width: widthsPx.reduce((sum, width) => sum + width, 0) }}
        role="presentation"
      >
        <colgroup>
          {widthsPx.map((width, column) => <col key={column} style={{ width }} />)}
        </colgroup>
        <thead role="rowgroup" className={own.heads}>
          <tr role="row" aria-rowindex={1}>
            {sight.columns.map((column) => {
              if (isGap(column)) return <td key={`gap${column.from}`} colSpan={column.count} aria-hidden />;
              const { title, about } = titles[column] ?? {};
              return (
                <th
                  key={columns[column]?.key}
                  role="columnheader"
                  scope="col"
                  aria-colindex={column + 1}
                  className={mergeClasses(
                    styles.head,
                    own.head,
                    column === 0 && styles.first,
                    column === 0 && styles.corner,
                    columns[column]?.kind !== "text" && styles.end,
                  )}
                  title={title}
                >
                  <bdi>{title}</bdi>
                  {about && <bdi className={own.places} title={about}>{about}</bdi>}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sight.rows.map((row) => {
            if (isGap(row)) return <Space key={`gap${row.from}`} heightPx={row.sizePx} />;
            const isIn = row >= span.top && row <= span.bottom;
            return (
              <SheetRow
                key={row}
                {...{ name, row, columns, isDraft, nothing }}
                cells={rows[row]!}
                pieces={sight.columns}
                left={isIn ? span.left : -1}
                right={isIn ? span.right : -1}
                at={row === at.row ? at.column : -1}
                marks={marks.get(row)}
                input={input(row)}
              />
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <div className={own.empty}>{t(`priceTables.none.${sheet}`)}</div>}
    </div>
  );
}

/** Takes the space of rows that are not rendered. */
const Space = ({ heightPx }: { readonly heightPx: number }) => (
  <tr aria-hidden>
    <td style={{ height: heightPx, padding: 0 }} />
  </tr>
);
