/** The edge of a column, which sets the column's width by dragging or by arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { MAX_COLUMN_PX, MIN_COLUMN_PX } from "../../../../api/list_layout.ts";
import type { Column } from "../../../../resources/define.ts";
import { boundedWidth } from "../../../../resources/list_layout.ts";
import { t } from "../../../lib/i18n.ts";
import { useFieldWord } from "../../field_words.ts";
import { showWidthHint } from "./edge_hint.ts";
import { useTableStyles } from "./table.styles.ts";

const STEP_PX = 8;
const BIG_STEP_PX = 32;

/** Receives the widths of all shown columns, in order. */
export type OnWidths = (widths: readonly number[]) => void;

interface Props {
  readonly columns: readonly Column[];
  readonly at: number;
  readonly isSized: boolean;
  readonly onWidths: OnWidths;
  readonly onReset: (key: string) => void;
}

/** A change of widths, which is applied to the table at once, but stored only at the end. */
interface Sizing {
  readonly begin: readonly number[];
  widths: readonly number[];
  readonly from: number;
  readonly sign: 1 | -1;
}

/** Returns the current widths of all columns, so that the first change affects only one of them. */
function widthsNow(edge: HTMLElement, { columns, isSized }: Props): readonly number[] {
  if (isSized) return columns.map(({ width }) => width);
  const heads = [...edge.closest("tr")?.querySelectorAll<HTMLElement>("th[data-column]") ?? []];
  return columns.map(({ width }, at) => boundedWidth(heads[at]?.offsetWidth || width));
}

/** Changes only `<col>` elements, so that rows are not redrawn until the drag ends. */
function showWidths(edge: HTMLElement, widths: readonly number[]): void {
  const table = edge.closest("table");
  const cols = [...table?.querySelectorAll<HTMLElement>("col[data-column]") ?? []];
  cols.forEach((col, at) => col.style.width = at === cols.length - 1 ? "" : `${widths[at]}px`);
  const others = (table?.querySelectorAll("col:not([data-column])").length ?? 0) * BESIDE_PX;
  if (table) table.style.minWidth = `${widths.reduce((sum, width) => sum + width, others)}px`;
}

/** Approximate width of the check box and the row's action. */
const BESIDE_PX = 42;

/** All edges together are a single tab stop; these keys move between them. */
const GRIPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const focusGrip = (edge: HTMLElement, at: number) =>
  edge.closest("tr")?.querySelectorAll<HTMLElement>("[role=separator]")[at]?.focus();

export function ColumnEdge(props: Props) {
  const { columns, at, onWidths, onReset } = props;
  const styles = useTableStyles();
  const fieldWord = useFieldWord();
  const column = columns[at];
  const [now, setNow] = useState<number | null>(null);
  const sizing = useRef<Sizing | null>(null);
  if (!column) return null;

  const begin = (edge: HTMLElement, from: number): Sizing => {
    const widths = widthsNow(edge, props);
    const sign = getComputedStyle(edge).direction === "rtl" ? -1 : 1;
    return sizing.current ??= { begin: widths, widths, from, sign };
  };
  const setTo = (edge: HTMLElement, width: number) => {
    const change = sizing.current;
    if (!change) return;
    change.widths = change.widths.with(at, boundedWidth(width));
    showWidths(edge, change.widths);
    setNow(boundedWidth(width));
  };
  const end = (edge: HTMLElement, isKept: boolean) => {
    const change = sizing.current;
    sizing.current = null;
    setNow(null);
    if (!change || change.widths === change.begin) return;
    if (isKept) onWidths(change.widths);
    else showWidths(edge, change.begin);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (event.key === "Escape") end(edge, false);
    else if (event.key === "Enter") onReset(column.key);
    else if (GRIPS[event.key]) focusGrip(edge, at + GRIPS[event.key]!);
    else if (way === 0) return;
    else {
      const { widths, sign } = begin(edge, 0);
      setTo(edge, (widths[at] ?? column.width) + way * sign * (event.shiftKey ? BIG_STEP_PX : STEP_PX));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    begin(event.currentTarget, event.clientX);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const change = sizing.current;
    if (!change || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const moved = (event.clientX - change.from) * change.sign;
    if (moved !== 0) setTo(event.currentTarget, (change.begin[at] ?? 0) + moved);
  };
  return (
    <span
      className={styles.edgeGrip}
      role="separator"
      tabIndex={at ? -1 : 0}
      aria-orientation="vertical"
      aria-label={t("list.columns.width", { name: fieldWord(column.key) })}
      aria-valuenow={now ?? column.width}
      aria-valuemin={MIN_COLUMN_PX}
      aria-valuemax={MAX_COLUMN_PX}
      onPointerEnter={showWidthHint}
      onFocus={showWidthHint}
      onKeyDown={onKeyDown}
      onKeyUp={({ key, currentTarget }) => key.startsWith("Arrow") && end(currentTarget, true)}
      onBlur={({ currentTarget }) => end(currentTarget, true)}
      onDoubleClick={() => onReset(column.key)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={({ currentTarget }) => end(currentTarget, true)}
      onPointerCancel={({ currentTarget }) => end(currentTarget, false)}
    />
  );
}
