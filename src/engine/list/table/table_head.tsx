import { mergeClasses } from "@fluentui/react-components";
import { ArrowDown12Regular, ArrowUp12Regular } from "@fluentui/react-icons";
import { useSelector } from "@xstate/react";
import { memo, useEffect, useRef } from "react";
import { shownPart } from "../../../../machines/picks.ts";
import type { CellKind } from "../../../../resources/cell_kind.ts";
import type { Column } from "../../../../resources/define.ts";
import { t } from "../../../lib/i18n.ts";
import { useFieldWord } from "../../field_words.ts";
import type { SelectionActor } from "../wiring.ts";
import { isAtEnd } from "./cells.tsx";
import { ColumnEdge, type OnWidths } from "./column_edge.tsx";
import { ACTIONS_WIDTH_PX, CHECK_WIDTH_PX, INDENT_PX, useTableStyles } from "./table.styles.ts";
import { useVisuallyHidden } from "../../../lib/visually_hidden.ts";

export interface HeadProps {
  readonly columns: readonly Column[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly selection: SelectionActor;
  readonly canSelect: boolean;
  readonly hasActions: boolean;
  readonly isSized: boolean;
  readonly onWidths: OnWidths;
  readonly onResetWidth: (key: string) => void;
  readonly words?: string;
}

/** Kinds of columns that are first sorted in descending order: the latest and the largest first. */
const DOWN_FIRST: ReadonlySet<CellKind> = new Set(["time", "age", "day", "due", "money", "number", "weight"]);

export function nextSort({ key, kind }: Column, sort: string): string {
  if (sort === key) return `-${key}`;
  if (sort === `-${key}`) return key;
  return DOWN_FIRST.has(kind) ? `-${key}` : key;
}

/** The head of the table; memoized, so that other columns or another sort order redraw it, but not other rows. */
export const TableHead = memo(function TableHead(props: HeadProps) {
  const { columns, sort, onSort, selection, canSelect, hasActions, isSized, onWidths, onResetWidth } = props;
  const styles = useTableStyles();
  const unseen = useVisuallyHidden();
  const fieldWord = useFieldWord();
  const last = columns.length - 1;
  const widthOf = (width: number, at: number) =>
    at === 0 && !canSelect && !isSized ? width + INDENT_PX : width;
  const start = canSelect ? styles.stickyCode : mergeClasses(styles.stickyStart, styles.alone);
  return (
    <>
      <colgroup>
        {canSelect && <col style={{ width: CHECK_WIDTH_PX }} />}
        {columns.map(({ key, width }, at) => (
          <col key={key} data-column style={isSized && at === last ? {} : { width: widthOf(width, at) }} />
        ))}
        {hasActions && <col style={{ width: ACTIONS_WIDTH_PX }} />}
      </colgroup>
      <thead className={styles.heads}>
        <tr aria-rowindex={1}>
          {canSelect && (
            <th
              scope="col"
              className={mergeClasses(styles.head, styles.check, styles.stickyStart, styles.corner)}
            >
              <SelectAll selection={selection} />
            </th>
          )}
          {columns.map((column, at) => (
            <th
              key={column.key}
              scope="col"
              data-column
              aria-label={fieldWord(column.key)}
              aria-sort={sortedOf(column, sort)}
              className={mergeClasses(
                styles.head,
                isAtEnd(column.kind) && styles.atEnd,
                at === 0 && mergeClasses(styles.edge, start, styles.corner),
              )}
            >
              {column.sortable ? <SortButton {...{ column, sort, onSort }} /> : fieldWord(column.key)}
              {at < last && <ColumnEdge {...{ columns, at, isSized, onWidths }} onReset={onResetWidth} />}
            </th>
          ))}
          {hasActions && (
            <th scope="col" className={mergeClasses(styles.head, styles.stickyEnd, styles.corner)}>
              <span className={unseen}>{t("list.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
});

function sortedOf({ key, sortable }: Column, sort: string) {
  if (!sortable) return undefined;
  if (sort === key) return "ascending";
  return sort === `-${key}` ? "descending" : "none";
}

interface SortProps {
  readonly column: Column;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

function SortButton({ column, sort, onSort }: SortProps) {
  const styles = useTableStyles();
  const name = useFieldWord()(column.key);
  const isSorted = sort.replace("-", "") === column.key;
  return (
    <button
      type="button"
      className={mergeClasses(styles.sort, isSorted && styles.sorted)}
      title={t("list.sort", { name })}
      onClick={() => onSort(nextSort(column, sort))}
    >
      {name}
      {isSorted &&
        (sort.startsWith("-") ? <ArrowDown12Regular aria-hidden /> : <ArrowUp12Regular aria-hidden />)}
    </button>
  );
}

function SelectAll({ selection }: { readonly selection: SelectionActor }) {
  const styles = useTableStyles();
  const input = useRef<HTMLInputElement>(null);
  const state = useSelector(selection, ({ context }) => shownPart(context));
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === "some";
  }, [state]);
  return (
    <label className={styles.checkLabel}>
      <input
        ref={input}
        type="checkbox"
        className={styles.checkbox}
        checked={state === "all"}
        aria-label={t("list.selectAll")}
        onChange={() => selection.send({ type: "rows.toggleAll" })}
      />
    </label>
  );
}
