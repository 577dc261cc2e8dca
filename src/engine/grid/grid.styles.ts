import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const END_LINE = {
  borderInlineEndWidth: tokens.strokeWidthThin,
  borderInlineEndStyle: "solid",
  borderInlineEndColor: tokens.colorNeutralStroke2,
} as const;
const RING = `2px solid ${tokens.colorBrandStroke1}`;
const FORCED = "@media (forced-colors: active)";

export const useGridStyles = makeStyles({
  stack: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM, minWidth: 0 },
  bar: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  text: { color: tokens.colorNeutralForeground2, margin: 0 },
  scroll: {
    overflow: "auto",
    // Leaves room for the head and the buttons of the page around the grid.
    maxHeight: "max(240px, 100dvh - 340px)",
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: "none",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: {
    borderCollapse: "separate",
    borderSpacing: 0,
    fontVariantNumeric: "tabular-nums",
    userSelect: "none",
    minWidth: "100%",
  },
  head: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 2,
    textAlign: "start",
    whiteSpace: "nowrap",
    fontWeight: tokens.fontWeightSemibold,
    padding: "6px 8px",
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: LINE,
    ...END_LINE,
  },
  first: { position: "sticky", insetInlineStart: 0, zIndex: 1 },
  corner: { zIndex: 3 },
  cell: {
    boxSizing: "border-box",
    height: "32px",
    minWidth: "88px",
    maxWidth: "280px",
    padding: "0 8px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: LINE,
    ...END_LINE,
    cursor: "cell",
  },
  fixed: { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground2 },
  end: { textAlign: "end" },
  picked: {
    backgroundColor: tokens.colorBrandBackground2,
    [FORCED]: { borderBottom: "3px solid Highlight" },
  },
  edited: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorStatusWarningBackground1 },
  wrong: {
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    [FORCED]: { textDecorationLine: "underline", textDecorationStyle: "wavy" },
  },
  at: { outline: RING, outlineOffset: "-2px" },
  input: {
    boxSizing: "border-box",
    width: "100%",
    minWidth: "72px",
    height: "28px",
    padding: 0,
    border: "none",
    outlineStyle: "none",
    font: "inherit",
    color: "inherit",
    backgroundColor: "transparent",
  },
  review: { borderCollapse: "collapse", width: "100%" },
  reviewCell: { padding: "6px 8px", textAlign: "start", borderBottom: LINE, overflowWrap: "anywhere" },
  before: { color: tokens.colorNeutralForeground2, textDecorationLine: "line-through" },
  problem: { color: tokens.colorStatusDangerForeground1 },
});
