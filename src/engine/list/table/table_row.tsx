/** A row of the table, which is redrawn only if its record, its focus or its selection changes. */
import { mergeClasses } from "@fluentui/react-components";
import { Open16Regular } from "@fluentui/react-icons";
import { useSelector } from "@xstate/react";
import { memo, Suspense } from "react";
import type { Row } from "../../../../machines/rows.ts";
import { isPicked } from "../../../../machines/picks.ts";
import type { Column } from "../../../../resources/define.ts";
import { useCellStyles } from "../../../parts/cells.styles.ts";
import { MirroredIcon } from "../../../parts/mirrored_icon.tsx";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import type { SelectionActor } from "../wiring.ts";
import { drawCell, isAtEnd } from "./cells.tsx";
import { usePillStyles } from "../../../parts/status_pill.styles.ts";
import { useTableStyles } from "./table.styles.ts";

export interface RowProps {
  readonly row: Row;
  /** Position in the whole list, counted from the head, which is 1. */
  readonly index: number;
  readonly columns: readonly Column[];
  readonly list: string;
  readonly selection: SelectionActor;
  readonly canSelect: boolean;
  readonly isGone: boolean;
  readonly name: string;
  readonly href: string | null;
  readonly language: string;
}

interface TableRowProps extends RowProps {
  readonly cellClasses: readonly string[];
}

export const GoneMark = lazyPart(() => import("./gone_mark.tsx"));

/** A constant element, because React skips an element that it has already drawn. */
const OPEN = (
  <MirroredIcon>
    <Open16Regular />
  </MirroredIcon>
);

export const nameOf = (row: Row, named: string): string => String(row[named] ?? row._id);

/** Returns the classes of the cells, computed once for all rows. */
export const cellClassesOf = (
  columns: readonly Column[],
  styles: ReturnType<typeof useTableStyles>,
  canSelect: boolean,
): readonly string[] =>
  columns.map(({ kind }, at) =>
    mergeClasses(
      styles.cell,
      isAtEnd(kind) && styles.atEnd,
      at === 0 && styles.edge,
      at === 0 && (canSelect ? styles.stickyCode : mergeClasses(styles.stickyStart, styles.alone)),
    )
  );

/** Rows are hydrated separately, the clicked one first. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
});

function Drawn(props: TableRowProps) {
  const { row, index, columns, list, cellClasses, selection, canSelect, isGone, href, name } = props;
  const styles = useTableStyles();
  const cells = useCellStyles();
  const pills = usePillStyles();
  const isSelected = useSelector(selection, ({ context }) => isPicked(context, row._id));
  const isCursor = useSelector(selection, ({ context }) => context.cursor === row._id);
  const isEntry = useSelector(selection, ({ context }) => (context.cursor ?? context.ids[0]) === row._id);
  const className = mergeClasses(
    styles.row,
    href !== null && styles.openable,
    isSelected && styles.selected,
    isCursor && styles.cursor,
    isGone && styles.gone,
  );
  return (
    <tr
      className={className}
      data-id={row._id}
      tabIndex={isEntry ? 0 : -1}
      aria-rowindex={index}
      aria-selected={canSelect ? isSelected : undefined}
      aria-current={isCursor ? "true" : undefined}
    >
      {canSelect && drawCheck({ row, isSelected, selection, name }, styles)}
      {columns.map((column, at) => (
        <td key={column.key} className={cellClasses[at]} role={at ? undefined : "rowheader"}>
          {drawCell({ row, column, list, href, tabIndex: -1 }, cells, pills)}
          {at === 0 && isGone && <GoneMark />}
        </td>
      ))}
      {href !== null && (
        <td className={mergeClasses(styles.cell, styles.check, styles.stickyEnd)}>
          <a
            className={styles.action}
            href={href}
            tabIndex={-1}
            data-page
            title={t("list.openPage", { code: name })}
          >
            {OPEN}
          </a>
        </td>
      )}
    </tr>
  );
}

interface CheckProps {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly selection: SelectionActor;
  readonly name: string;
}

/** Draws the check box. This is not a component, because a page has as many check boxes as rows. */
function drawCheck(
  { row, isSelected, selection, name }: CheckProps,
  styles: ReturnType<typeof useTableStyles>,
) {
  return (
    <td className={mergeClasses(styles.cell, styles.check, styles.stickyStart)}>
      <label className={styles.checkLabel}>
        <input
          type="checkbox"
          className={styles.checkbox}
          tabIndex={-1}
          checked={isSelected}
          aria-label={t("list.select", { code: name })}
          onChange={({ nativeEvent }) => {
            const range = "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
            selection.send({ type: "row.toggle", id: row._id, range });
          }}
        />
      </label>
    </td>
  );
}
