/** Draws rows as cards, in windows narrower than 640 px. */
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import { language, t } from "../../../lib/i18n.ts";
import { useLasting } from "../../../lib/use_lasting.ts";
import { CardRow } from "./card_row.tsx";
import { nameOf } from "./table_row.tsx";
import { handlersOf, SLOW_MS, type TableProps } from "./data_table.tsx";

const useStyles = makeStyles({
  list: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 0,
    margin: 0,
    padding: 0,
    listStyleType: "none",
    overflow: "auto",
    overscrollBehavior: "contain",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    // Cards outside of the window are not laid out.
    "> li": { contentVisibility: "auto", containIntrinsicSize: "auto 90px" },
  },
  stale: { opacity: 0.6 },
});

export function CardList(props: TableProps) {
  useSignals();
  const styles = useStyles();
  const { name, columns, rows, gone, selection, canSelect, hrefOf, offset, isBusy } = props;
  const isStale = useLasting(isBusy, SLOW_MS);
  const words = language.value;
  const left = useMemo(() => new Set(gone), [gone]);
  return (
    <ul
      className={mergeClasses(styles.list, isStale && styles.stale)}
      aria-label={t("list.region", { list: name })}
      aria-busy={isBusy}
      tabIndex={hrefOf ? undefined : 0}
      data-scrolls
      {...handlersOf(props)}
    >
      {rows.map((row, at) => (
        <CardRow
          key={row._id}
          {...{ row, columns, selection, canSelect }}
          list={props.list}
          index={offset + at + 2}
          isGone={left.has(row._id)}
          name={nameOf(row, props.named)}
          href={hrefOf?.(row._id) ?? null}
          language={words}
        />
      ))}
    </ul>
  );
}
