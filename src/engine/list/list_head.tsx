/** The first line of a list, with space for the parts that load later. */
import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { Resource } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";

const useStyles = makeStyles({
  head: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    flexShrink: 0,
    minHeight: "52px",
    paddingInline: "24px",
    paddingTop: "4px",
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    // A primary action with long words wraps into a separate line.
    "@media (max-width: 639px)": { paddingInline: "12px", flexWrap: "wrap", gap: "4px 8px" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  /** On a phone a separate line is reserved for the saved views. */
  tabs: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "4px",
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    "@media (max-width: 639px)": { flexBasis: "100%", order: 1, minHeight: "36px" },
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  /** Reserves the height of its buttons, so that the rows below do not move. */
  end: {
    marginInlineStart: "auto",
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minHeight: "32px",
    whiteSpace: "nowrap",
    "@media (max-width: 639px)": { gap: "2px" },
  },
});

interface Props {
  readonly resource: Resource;
  readonly count: ReactNode;
  readonly tabs?: ReactNode;
  readonly children?: ReactNode;
  readonly end?: ReactNode;
}

export function ListHead({ resource, count, tabs, children, end }: Props) {
  const styles = useStyles();
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t(`menu.${resource.id}`)}</h1>
      <span className={styles.count} data-count>{count}</span>
      {!resource.isFixed && <div className={styles.tabs}>{tabs}</div>}
      {children}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
