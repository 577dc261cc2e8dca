/** A card of three lines: number and status; recipient and place, or the name; items, total and age. */
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useSelector } from "@xstate/react";
import { memo, Suspense, useMemo } from "react";
import type { Row } from "../../../../machines/rows.ts";
import { isPicked } from "../../../../machines/picks.ts";
import type { Column } from "../../../../resources/define.ts";
import { t } from "../../../lib/i18n.ts";
import { cardColumnsOf } from "./card_columns.ts";
import type { SelectionActor } from "../wiring.ts";
import { Cell } from "./cells.tsx";
import { GoneMark, type RowProps } from "./table_row.tsx";

const useStyles = makeStyles({
  card: {
    display: "flex",
    gap: "12px",
    padding: "10px 12px",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    outlineOffset: "-2px",
  },
  body: { flexGrow: 1, minWidth: 0, display: "flex", flexDirection: "column", gap: "4px" },
  line: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px",
    minWidth: 0,
    minHeight: "20px",
    "> *": { minWidth: 0 },
  },
  ends: { "> :last-child:not(:first-child)": { flexShrink: 0 } },
  /** Number and due time are never cut off: a long status wraps below them. */
  whole: { flexWrap: "wrap", rowGap: "4px", "> *": { flexShrink: 0 } },
  /** The first part never shrinks, because a missing fraction of a pixel would cut off its last word. */
  lead: { "> :first-child:not(:last-child)": { flexShrink: 0, maxWidth: "100%" } },
  words: { display: "flex", gap: "8px" },
  end: { display: "flex", gap: "12px", flexShrink: 0 },
  selected: { backgroundColor: tokens.colorBrandBackground2 },
  gone: { color: tokens.colorNeutralForeground4 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  check: { display: "flex", alignItems: "start", paddingTop: "2px", minWidth: "24px", minHeight: "24px" },
  box: { width: "18px", height: "18px", margin: 0, accentColor: tokens.colorBrandBackground },
});

export const CardRow = memo(function CardRow(props: RowProps) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
});

function Drawn(props: RowProps) {
  const { row, columns, list, selection, canSelect, isGone, href, name } = props;
  const styles = useStyles();
  const isSelected = useSelector(selection, ({ context }) => isPicked(context, row._id));
  const draw = (column: Column | undefined) =>
    column && <Cell key={column.key} {...{ row, column, list, href }} />;
  const { head, beside, status, title, aside, words, figures } = useMemo(
    () => cardColumnsOf(columns, row),
    [columns, row],
  );
  return (
    <li
      className={mergeClasses(styles.card, isSelected && styles.selected, isGone && styles.gone)}
      data-id={row._id}
    >
      {canSelect && <CardCheck {...{ row, isSelected, selection, name }} />}
      <div className={styles.body}>
        <div className={mergeClasses(styles.line, beside.length > 0 ? styles.whole : styles.ends)}>
          {draw(head)}
          {beside.map(draw)}
          {draw(status)}
        </div>
        <div className={mergeClasses(styles.line, styles.lead)}>
          {draw(title)}
          {aside.map(draw)}
        </div>
        <div className={mergeClasses(styles.line, styles.quiet)}>
          <span className={styles.words}>{words.map(draw)}</span>
          <span className={styles.end}>{figures.map(draw)}</span>
        </div>
        {isGone && <GoneMark isWritten />}
      </div>
    </li>
  );
}

interface CheckProps {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly selection: SelectionActor;
  readonly name: string;
}

function CardCheck({ row, isSelected, selection, name }: CheckProps) {
  const styles = useStyles();
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isSelected}
        aria-label={t("list.select", { code: name })}
        onChange={() => selection.send({ type: "row.toggle", id: row._id, range: false })}
      />
    </label>
  );
}
