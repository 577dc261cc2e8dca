/** A sheet of a card: cells that are picked, edited, copied and pasted over. One stop of the Tab key. */
import { mergeClasses } from "@fluentui/react-components";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { isWholeTable } from "../../../../api/rating/cells.ts";
import { pastedTexts, spanNow } from "../../../../machines/grid_places.ts";
import type { PriceGridEvent } from "../../../../machines/price_grid.ts";
import { columnsOf, copied, isBeyond } from "../../../../machines/price_sheet.ts";
import { CellInput } from "../../../engine/grid/cell_input.tsx";
import { useGridStyles } from "../../../engine/grid/grid.styles.ts";
import { useGridHands } from "../../../engine/grid/use_grid_hands.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import type { CardEditing } from "../card_store.ts";
import type { SheetMarks } from "../marks.ts";
import { SheetRow } from "./sheet_row.tsx";
import { useSheetStyles } from "./sheet.styles.ts";

interface Props {
  readonly editing: CardEditing;
  readonly label: string;
  /** Of each column: its title, and what stands below it. */
  readonly titles: readonly { readonly title: string; readonly about?: string }[];
  readonly marks: SheetMarks;
  /** Takes a whole table with its header, which is no cells of prices. */
  readonly onTable?: (text: string) => void;
}

type Redo = Extract<PriceGridEvent, { readonly type: "change.redo" }>;

/** Ctrl+Y, or Ctrl+Shift+Z. */
function redoKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Redo | null {
  const letter = key.toLowerCase();
  const isRedo = (ctrlKey || metaKey) && (letter === "y" || (letter === "z" && shiftKey));
  return isRedo ? { type: "change.redo" } : null;
}

export function CardSheet({ editing, label, titles, marks, onTable }: Props) {
  const styles = useGridStyles();
  const own = useSheetStyles();
  const { card, sheet, at, phase, draft, isDraft, send } = editing;
  const columns = useMemo(() => columnsOf(card, sheet), [card.zones.length, sheet]);
  const rows = card[sheet];
  const span = spanNow(editing);
  const { name, props } = useGridHands(editing, {
    copy: () => copied(card, sheet, span),
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
  });
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
      <table className={styles.table} role="presentation">
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map(({ key, kind }, column) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                aria-colindex={column + 1}
                className={mergeClasses(
                  styles.head,
                  column === 0 && styles.first,
                  column === 0 && styles.corner,
                  kind !== "text" && styles.end,
                )}
              >
                <bdi>{titles[column]?.title}</bdi>
                {titles[column]?.about && (
                  <bdi className={own.places} title={titles[column]?.about}>{titles[column]?.about}</bdi>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells, row) => {
            const isIn = row >= span.top && row <= span.bottom;
            return (
              <SheetRow
                key={row}
                {...{ name, row, cells, columns, isDraft, nothing }}
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
