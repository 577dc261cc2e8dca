import { makeStyles, tokens } from "@fluentui/react-components";

/** Of the rail: what is beside an icon has no room. */
const HIDDEN = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: tokens.spacingHorizontalS,
  width: "100%",
  boxSizing: "border-box",
  borderRadius: tokens.borderRadiusMedium,
  ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
} as const;

export const useSidebarStyles = makeStyles({
  root: {
    display: "flex",
    flexDirection: "column",
    minHeight: 0,
    height: "100%",
    width: "100%",
    boxSizing: "border-box",
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  brand: {
    ...LINE,
    height: "52px",
    flexShrink: 0,
    padding: "0 16px",
    borderRadius: 0,
    whiteSpace: "nowrap",
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
  },
  name: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  nav: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    minHeight: 0,
    overflowY: "auto",
    overflowX: "hidden",
    padding: "2px 12px 12px",
    // What the keyboard reaches does not stick to the edge.
    scrollPaddingBlock: "44px",
    scrollbarWidth: "thin",
  },
  list: { listStyleType: "none", margin: 0, padding: 0, display: "grid", gap: "2px" },
  heading: { margin: 0, fontSize: "inherit", fontWeight: "inherit", position: "relative" },
  title: {
    ...LINE,
    justifyContent: "space-between",
    minHeight: "28px",
    padding: "0 8px",
    border: 0,
    backgroundColor: "transparent",
    cursor: "pointer",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: "start",
    whiteSpace: "nowrap",
    color: tokens.colorNeutralForeground3,
    ":hover": { color: tokens.colorNeutralForeground2Hover },
  },
  /** Of a title within a group. */
  branch: { minHeight: "32px", fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
  inner: { paddingInlineStart: "20px" },
  /** The rail has a line where the title would stand, so that the icons keep their places. */
  titleRail: {
    "::before": {
      content: '""',
      position: "absolute",
      insetInline: "6px",
      top: "13px",
      borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  chevron: {
    display: "inline-flex",
    flexShrink: 0,
    transitionProperty: "transform",
    transitionDuration: tokens.durationFast,
    "@media (prefers-reduced-motion: reduce)": { transitionDuration: "0s" },
  },
  chevronClosed: { transform: "rotate(-90deg)" },
  chevronClosedRtl: { transform: "rotate(90deg)" },
  /** It holds the active line, and is closed over it. */
  holdsActive: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  item: {
    ...LINE,
    minHeight: "32px",
    padding: "0 6px",
    color: tokens.colorNeutralForeground2,
    textDecorationLine: "none",
    whiteSpace: "nowrap",
    ":hover": {
      backgroundColor: tokens.colorSubtleBackgroundHover,
      color: tokens.colorNeutralForeground2Hover,
    },
    ":active": { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ":hover": { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
    ":active": { backgroundColor: tokens.colorBrandBackground2Pressed },
    // Forced colours take the background away and show this.
    outline: "1px solid transparent",
    outlineOffset: "-1px",
  },
  icon: { display: "inline-flex", flexShrink: 0, fontSize: "20px", color: tokens.colorNeutralForeground3 },
  activeIcon: { color: tokens.colorBrandForeground1 },
  words: { overflow: "hidden", textOverflow: "ellipsis" },
  hidden: HIDDEN,
  foot: { flexShrink: 0, padding: "8px 12px" },
  toggle: { ...LINE, justifyContent: "flex-start", minHeight: "32px", padding: "0 6px", minWidth: 0 },
});
