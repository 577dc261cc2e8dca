/** How the bar above a record looks, and the drawer and the page that hold it. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useBarStyles = makeStyles({
  bar: {
    position: "sticky",
    top: 0,
    zIndex: 2,
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    minHeight: "48px",
    boxSizing: "border-box",
    padding: `0 ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  place: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  space: { flexGrow: 1 },
  /** Beside the list: the list keeps the rest of the width. */
  aside: {
    flexShrink: 0,
    width: "clamp(440px, 42%, 720px)",
    height: "100%",
    minHeight: 0,
    boxSizing: "border-box",
    overflowY: "auto",
    backgroundColor: tokens.colorNeutralBackground1,
    borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    outlineOffset: "-2px",
    scrollPaddingTop: "56px",
    scrollPaddingBottom: "72px",
  },
  drawer: { width: "min(720px, 100vw)", maxWidth: "100vw" },
  drawerBody: { padding: 0, scrollPaddingTop: "56px", scrollPaddingBottom: "72px" },
  page: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: "auto",
    scrollPaddingTop: "56px",
    scrollPaddingBottom: "72px",
  },
  pageInner: { maxWidth: "1200px", marginInline: "auto" },
});
