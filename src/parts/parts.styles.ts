import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const usePartStyles = makeStyles({
  table: { width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
  head: {
    textAlign: "start",
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: LINE,
    ":first-child": { paddingInlineStart: 0 },
    ":last-child": { paddingInlineEnd: 0 },
  },
  cell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    borderBottom: LINE,
    verticalAlign: "top",
    overflowWrap: "anywhere",
    ":first-child": { paddingInlineStart: 0 },
    ":last-child": { paddingInlineEnd: 0 },
  },
  thumb: { float: "inline-start", marginInlineEnd: tokens.spacingHorizontalS },
  end: { textAlign: "end", whiteSpace: "nowrap" },
  strong: { fontWeight: tokens.fontWeightSemibold },
  sum: { borderBottom: "none" },
  under: { display: "block", color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  mono: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  warn: { color: tokens.colorStatusWarningForeground1 },
  facts: {
    display: "grid",
    gridTemplateColumns: "minmax(88px, auto) minmax(0, 1fr)",
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: "anywhere" },
  address: {
    fontStyle: "normal",
    display: "flex",
    flexDirection: "column",
    overflowWrap: "anywhere",
    // Makes stacked links high enough to be separate targets (WCAG 2.5.8).
    "& a": { lineHeight: "24px" },
  },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: LINE,
  },
  money: { display: "flex", justifyContent: "space-between", gap: tokens.spacingHorizontalM },
  pager: { display: "flex", alignItems: "center", gap: tokens.spacingHorizontalXS },
  range: {
    marginInlineEnd: "auto",
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: "tabular-nums",
  },
  rule: { borderTop: LINE, paddingTop: tokens.spacingVerticalXS },
});
