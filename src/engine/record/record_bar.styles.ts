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
    padding: `0 ${tokens.spacingHorizontalL}`,
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
  /** The record takes a share of the width, and the list the rest. */
  aside: {
    flexShrink: 0,
    width: "clamp(440px, 42%, 720px)",
    height: "100%",
    minHeight: 0,
    boxSizing: "border-box",
    overflowY: "auto",
    backgroundColor: tokens.colorNeutralBackground1,
    borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    // The element is focused only by script, so that screen readers begin here. A focus ring would frame half the window.
    outlineStyle: "none",
    ":focus-visible": {
      boxShadow: `inset 3px 0 0 0 ${tokens.colorStrokeFocus2}`,
      "@media (forced-colors: active)": { borderLeft: "3px solid Highlight" },
    },
    scrollPaddingTop: "56px",
    scrollPaddingBottom: "128px",
  },
  drawer: { width: "min(720px, 100vw)", maxWidth: "100vw" },
  within: { display: "contents" },
  drawerBody: { padding: 0, scrollPaddingTop: "56px", scrollPaddingBottom: "128px" },
  page: { flexGrow: 1, flexShrink: 0 },
  pageInner: { maxWidth: "1200px", marginInline: "auto" },
});
