/** A table that fills the window and scrolls. Of more than 100 rows only the visible ones are drawn. */
import { mergeClasses } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import {
  type FocusEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
} from "react";
import type { Density } from "../../../../api/list_layout.ts";
import type { Row } from "../../../../machines/rows.ts";
import type { Column } from "../../../../resources/define.ts";
import { language, t, wordsNow } from "../../../lib/i18n.ts";
import { useLasting } from "../../../lib/use_lasting.ts";
import type { SelectionActor } from "../wiring.ts";
import type { OnWidths } from "./column_edge.tsx";
import { TableHead } from "./table_head.tsx";
import { cellClassesOf, nameOf, TableRow } from "./table_row.tsx";
import { minWidthOf, ROW_HEIGHTS_PX, useTableStyles } from "./table.styles.ts";

const VirtualRows = lazy(() => import("./virtual_rows.tsx"));

/** Rows that arrive sooner than this replace the others without fading, because a fade paints the whole table twice. */
export const SLOW_MS = 120;

/** With more rows than this, only the visible ones are drawn. */
const PLAIN_ROWS_MAX = 100;

export interface TableProps {
  readonly list: string;
  readonly name: string;
  readonly named: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly gone: readonly string[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly selection: SelectionActor;
  readonly canSelect: boolean;
  readonly hrefOf: ((id: string) => string) | null;
  readonly onOpen: (id: string) => void;
  readonly offset: number;
  readonly total: number | null;
  readonly isBusy: boolean;
  readonly density: Density;
  readonly isSized: boolean;
  readonly onWidths: OnWidths;
  readonly onResetWidth: (key: string) => void;
}

export function DataTable(props: TableProps) {
  useSignals();
  const styles = useTableStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, rows, gone, selection, canSelect, hrefOf, offset, density, isBusy } = props;
  const minWidth = minWidthOf(columns);
  useFlat(scroller, minWidth);
  const isStale = useLasting(isBusy, SLOW_MS);
  const words = language.value;
  const left = useMemo(() => new Set(gone), [gone]);
  const cellClasses = useMemo(() => cellClassesOf(columns, styles, canSelect), [columns, styles, canSelect]);
  const draw = (row: Row, at: number, key: string | number = row._id): ReactNode => (
    <TableRow
      key={key}
      {...{ row, columns, cellClasses, selection, canSelect }}
      list={props.list}
      index={offset + at + 2}
      isGone={left.has(row._id)}
      name={nameOf(row, props.named)}
      href={hrefOf?.(row._id) ?? null}
      language={words}
    />
  );
  // Rows are keyed by position: reusing the elements for another page's rows takes half the time of new elements.
  const plain = (some: readonly Row[]) => <tbody>{some.map((row, at) => draw(row, at, at))}</tbody>;
  return (
    <div className={styles.scroller} ref={scroller} data-scrolls>
      <table
        role="grid"
        className={mergeClasses(
          styles.table,
          styles[density],
          isStale && styles.stale,
        )}
        style={{ minWidth }}
        aria-label={t("list.region", { list: props.name })}
        aria-rowcount={props.total === null ? -1 : props.total + 1}
        aria-multiselectable={canSelect || undefined}
        aria-busy={isBusy}
        {...handlersOf(props)}
      >
        <TableHead
          {...{ columns, selection, canSelect }}
          sort={props.sort}
          isSized={props.isSized}
          onSort={props.onSort}
          onWidths={props.onWidths}
          onResetWidth={props.onResetWidth}
          hasActions={hrefOf !== null}
          words={wordsNow()}
        />
        {rows.length <= PLAIN_ROWS_MAX
          ? plain(rows)
          : (
            <Suspense fallback={plain(rows.slice(0, PLAIN_ROWS_MAX))}>
              <VirtualRows
                key={density}
                {...{ rows, draw, scroller, selection }}
                rowHeightPx={ROW_HEIGHTS_PX[density]}
                span={columns.length + 2}
              />
            </Suspense>
          )}
      </table>
    </div>
  );
}

/** Marks the table if all columns fit, at once and without redrawing. */
function useFlat(scroller: RefObject<HTMLElement | null>, minWidth: number): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(() =>
      element.toggleAttribute("data-flat", element.clientWidth >= minWidth)
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, minWidth]);
}

const rowIdAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-id]")?.dataset["id"] ?? null) : null;

/** Returns handlers for all rows: a plain click opens the record, Ctrl or the middle button a new tab. */
export function handlersOf({ hrefOf, onOpen, selection }: TableProps) {
  const openInNewTab = (event: MouseEvent) => {
    const id = rowIdAt(event.target);
    if (id === null || !hrefOf || (event.target as Element).closest("a, button, input, label")) return;
    event.preventDefault();
    open(hrefOf(id), "_blank");
  };
  return {
    onAuxClick: (event: MouseEvent) => event.button === 1 && openInNewTab(event),
    onClick: (event: MouseEvent) => {
      const id = rowIdAt(event.target);
      if (id === null || !(event.target instanceof Element)) return;
      const isNewTab = event.ctrlKey || event.metaKey;
      if (isNewTab) openInNewTab(event);
      const isModified = isNewTab || event.shiftKey || event.altKey;
      const inner = event.target.closest("a, button, input, label");
      const isOpener = inner?.matches("a[data-open]");
      if (isModified || (inner && !isOpener) || event.defaultPrevented) return;
      if (hrefOf === null || (!isOpener && hasMarkedText())) return;
      event.preventDefault();
      onOpen(id);
    },
    onFocus: (event: FocusEvent) => {
      const id = rowIdAt(event.target);
      if (id !== null) selection.send({ type: "cursor.set", id });
    },
  };
}

/** Returns true if text is selected, so that a click opens no row. Reading the selection forces a layout of the page. */
function hasMarkedText(): boolean {
  const marked = globalThis.getSelection?.();
  return Boolean(marked && marked.rangeCount > 0 && marked.toString() !== "");
}
