/** A sheet of a card: cells that are picked, edited, copied and pasted over. One stop of the Tab key. */
import { mergeClasses } from "@fluentui/react-components";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { type Place, spanOf } from "../../../../machines/grid_table.ts";
import { columnsOf, copied } from "../../../../machines/price_sheet.ts";
import { useGridStyles } from "../../../engine/grid/grid.styles.ts";
import { editingKey, restingKey } from "../../../engine/grid/grid_keys.ts";
import { t } from "../../../lib/i18n.ts";
import type { CardEditing } from "../card_store.ts";
import type { SheetMarks } from "../marks.ts";
import { cellId, SheetRow } from "./sheet_row.tsx";
import { useSheetStyles } from "./sheet.styles.ts";

interface Props {
  readonly editing: CardEditing;
  readonly label: string;
  /** Of each column: its title, and what stands below it. */
  readonly titles: readonly { readonly title: string; readonly about?: string }[];
  readonly marks: SheetMarks;
}

const TEXT = "text/plain";
const PLACES = "[data-column]";

/** The cell that was pressed. */
function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
  return cell ? { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) } : null;
}

export function CardSheet({ editing, label, titles, marks }: Props) {
  const styles = useGridStyles();
  const own = useSheetStyles();
  const box = useRef<HTMLDivElement>(null);
  const name = useId();
  const { card, sheet, at, corner, phase, isDraft, send } = editing;
  const columns = useMemo(() => columnsOf(card, sheet), [card.zones.length, sheet]);
  const rows = card[sheet];
  const span = spanOf(at, corner);
  const seen = cellId(name, corner.row, corner.column);
  const isEditing = phase === "editing";
  useEffect(() => {
    document.getElementById(seen)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [seen]);
  const wasAway = useRef(false);
  useEffect(() => {
    // The input or the question is gone: the keyboard goes on from the sheet.
    if (wasAway.current && phase === "resting") box.current?.focus();
    wasAway.current = phase !== "resting";
  }, [phase]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const isRedo = isCommand && (key === "y" || (key === "z" && event.shiftKey));
    const found = isEditing
      ? editingKey(event)
      : phase !== "resting"
      ? null
      : isRedo
      ? { type: "change.redo" as const }
      : restingKey(event, isRtl);
    // No shortcut of a list begins here, and no scan.
    if (event.key !== "Tab" && !isCommand) event.stopPropagation();
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    send(found);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (phase !== "resting") return;
    event.preventDefault();
    event.clipboardData.setData(TEXT, copied(card, sheet, span));
    if (event.type === "cut") send({ type: "cells.clear" });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (phase !== "resting") return;
    event.preventDefault();
    send({ type: "cells.paste", text: event.clipboardData.getData(TEXT) });
  };
  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || (isEditing && place.row === at.row && place.column === at.column)) return;
    send({ type: "cell.go", place, extend: event.shiftKey });
  };
  const onMouseOver = (event: MouseEvent) => {
    const place = event.buttons === 1 && phase === "resting" ? placeOf(event.target) : null;
    if (place) send({ type: "cell.go", place, extend: true });
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (placeOf(event.target)) send({ type: "cell.edit", text: null });
  };
  const nothing = t("priceTables.notOffered");
  const input = (row: number): ReactNode =>
    isEditing && row === at.row
      ? (
        <CellInput
          editing={editing}
          label={t("priceTables.cell", { column: titles[at.column]?.title ?? "", row: row + 1 })}
        />
      )
      : null;
  return (
    <div
      ref={box}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-readonly={!isDraft}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={isEditing || rows.length === 0 ? undefined : cellId(name, at.row, at.column)}
      tabIndex={0}
      className={styles.scroll}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
      onMouseDown={onMouseDown}
      onMouseOver={onMouseOver}
      onDoubleClick={onDoubleClick}
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

function CellInput({ editing, label }: { readonly editing: CardEditing; readonly label: string }) {
  const styles = useGridStyles();
  const input = useRef<HTMLInputElement>(null);
  const { draft, send } = editing;
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={label}
      value={draft}
      onChange={({ currentTarget }) => send({ type: "text.change", text: currentTarget.value })}
      onBlur={() => send({ type: "text.keep", down: 0, right: 0 })}
    />
  );
}
