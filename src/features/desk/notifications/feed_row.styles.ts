import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useRowStyles = makeStyles({
  row: {
    position: "relative",
    display: "flex",
    alignItems: "flex-start",
    gap: "12px",
    padding: "12px 8px 12px 16px",
    borderBottom: LINE,
    // Rows outside the viewport are not laid out.
    contentVisibility: "auto",
    containIntrinsicBlockSize: "auto 100px",
    outlineStyle: "none",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "-2px",
    },
  },
  read: { backgroundColor: tokens.colorNeutralBackground2 },
  /** Read notifications are faded. Source: docs/requirements.md S4.6. */
  faded: { opacity: 0.8 },
  picture: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    width: "32px",
    height: "32px",
    borderRadius: tokens.borderRadiusCircular,
    fontSize: "18px",
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: "hidden",
  },
  image: { width: "100%", height: "100%", objectFit: "cover" },
  words: {
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    flexGrow: 1,
    minWidth: 0,
    maxWidth: "75ch",
    overflowWrap: "anywhere",
  },
  subject: { color: tokens.colorNeutralForeground1 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  link: {
    color: "inherit",
    textDecorationLine: "none",
    "::after": { content: '""', position: "absolute", inset: 0 },
    ":hover": { textDecorationLine: "underline" },
  },
  content: { whiteSpace: "pre-line", color: tokens.colorNeutralForeground2 },
  meta: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "12px",
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  when: { marginInlineStart: "auto", fontVariantNumeric: "tabular-nums" },
  code: { fontFamily: tokens.fontFamilyMonospace },
  side: {
    position: "relative",
    zIndex: 1,
    display: "flex",
    alignItems: "center",
    gap: "4px",
    flexShrink: 0,
    marginInlineStart: "auto",
  },
  dot: {
    width: "8px",
    height: "8px",
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    "@media (forced-colors: active)": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
  },
  /** The element disappears but keeps its space. */
  gone: { visibility: "hidden" },
  skeleton: { display: "flex", flexDirection: "column", flexGrow: 1, minHeight: 0, overflow: "hidden" },
  skeletonRow: { display: "flex", gap: "12px", padding: "16px", borderBottom: LINE },
});
