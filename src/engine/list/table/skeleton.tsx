import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import type { Density } from "../../../../api/list_layout.ts";
import { t } from "../../../lib/i18n.ts";
import { type HeadProps, TableHead } from "./table_head.tsx";
import { minWidthOf, useTableStyles } from "./table.styles.ts";

const useStyles = makeStyles({
  waiting: {
    position: "absolute",
    insetInline: 0,
    bottom: "16px",
    textAlign: "center",
    color: tokens.colorNeutralForeground2,
  },
  card: {
    display: "flex",
    flexDirection: "column",
    gap: "14px",
    padding: "14px 12px",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  holder: {
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    position: "relative",
    flexGrow: 1,
    minHeight: 0,
    overflow: "hidden",
  },
});

const WORD_AFTER_MS = 2_000;
const REASSURE_AFTER_MS = 10_000;

function useWaiting(): "nothing" | "word" | "reassurance" {
  const [stage, setStage] = useState<"nothing" | "word" | "reassurance">("nothing");
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage("word"), WORD_AFTER_MS),
      setTimeout(() => setStage("reassurance"), REASSURE_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
}

/** Widths of the skeleton's bars in percent; they differ so that the bars look like words. */
const SKELETON_WIDTHS = [72, 56, 84, 64, 48, 76];
/** Maximum number of skeleton rows; more would be below the window. */
const MAX_SKELETON_ROWS = 30;

interface SkeletonProps extends HeadProps {
  readonly rows: number;
  readonly density: Density;
  readonly isCards: boolean;
}

/** Shows placeholder rows in the shape of real ones during the first load. */
export function Skeleton({ rows, isCards, density, ...head }: SkeletonProps) {
  const styles = useStyles();
  const table = useTableStyles();
  const stage = useWaiting();
  const places = Array.from({ length: Math.min(rows, MAX_SKELETON_ROWS) }, (_, at) => at);
  return (
    <div className={styles.holder} aria-busy="true">
      {isCards
        ? (
          <div className={table.late} data-skeleton>
            {places.map((at) => <SkeletonCard key={at} at={at} />)}
          </div>
        )
        : (
          <table
            className={mergeClasses(table.table, table[density])}
            style={{ minWidth: minWidthOf(head.columns) }}
            data-skeleton
          >
            <TableHead {...head} />
            <tbody className={table.late} aria-hidden>
              {places.map((at) => <SkeletonRow key={at} at={at} {...head} />)}
            </tbody>
          </table>
        )}
      <p className={styles.waiting} role="status">
        {stage === "word" && t("list.loading")}
        {stage === "reassurance" && t("list.loadingLong")}
      </p>
    </div>
  );
}

function SkeletonBar({ at }: { readonly at: number }) {
  const table = useTableStyles();
  return (
    <span
      className={table.skeletonBar}
      style={{ width: `${SKELETON_WIDTHS[at % SKELETON_WIDTHS.length]}%` }}
    />
  );
}

function SkeletonRow({ at, columns, canSelect, hasActions }: HeadProps & { readonly at: number }) {
  const { cell } = useTableStyles();
  return (
    <tr>
      {canSelect && <td className={cell} />}
      {columns.map(({ key }, place) => (
        <td key={key} className={cell}>
          <SkeletonBar at={at + place} />
        </td>
      ))}
      {hasActions && <td className={cell} />}
    </tr>
  );
}

function SkeletonCard({ at }: { readonly at: number }) {
  const styles = useStyles();
  return (
    <div className={styles.card}>{[0, 1, 2].map((line) => <SkeletonBar key={line} at={at + line} />)}</div>
  );
}
