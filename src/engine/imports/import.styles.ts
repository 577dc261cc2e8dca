import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useImportStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXL,
    boxSizing: "border-box",
    width: "100%",
    maxWidth: "1008px",
    padding: "12px 24px 32px",
    "@media (max-width: 1023px)": { padding: "12px 16px 24px" },
    "@media (max-width: 639px)": { padding: "12px" },
  },
  head: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS, alignItems: "start" },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: "anywhere" },
  /** Form fields are in one column. */
  narrow: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalL,
    maxWidth: "640px",
  },
  part: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS, minWidth: 0 },
  stack: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalL,
    outlineStyle: "none",
    minWidth: 0,
  },
  subtitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  buttons: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  zone: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalXXL,
    textAlign: "center",
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: "pointer",
    "@media (max-width: 639px)": { padding: tokens.spacingHorizontalM },
  },
  /** The drop zone shrinks to one line after a file was chosen. */
  zoneChosen: {
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "space-between",
    padding: "12px 16px",
    textAlign: "start",
  },
  zoneOver: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
  },
  zoneIcon: { color: tokens.colorNeutralForeground2 },
  group: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  small: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  /** Minimum width for short rows; a narrow window scrolls the table sideways. */
  becomes: { minWidth: "240px" },
  chosen: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalM,
    maxWidth: "100%",
    textAlign: "start",
    "> svg": { flexShrink: 0 },
  },
  chosenText: { display: "flex", flexDirection: "column", minWidth: 0 },
  fileName: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  note: { marginInlineStart: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground1 },
  parts: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
    gap: tokens.spacingHorizontalM,
    "&[hidden]": { display: "none" },
    // The parts may shrink, because a row of the file may be longer than the field that shows it.
    "& > *": { minWidth: 0, gridTemplateColumns: "minmax(0, 1fr)" },
    "& > * > *": { minWidth: 0 },
    "& select": { minWidth: 0, width: "100%", textOverflow: "ellipsis" },
  },
  choice: { maxWidth: "360px" },
  smallTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  progress: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  figures: { margin: 0, fontVariantNumeric: "tabular-nums" },
  /** Wider than the form, because the reasons are sentences. */
  scroller: {
    overflow: "auto",
    maxHeight: "400px",
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: {
    width: "100%",
    borderCollapse: "collapse",
    "& th, & td": { padding: "6px 12px", textAlign: "start", verticalAlign: "top" },
    "& th": {
      fontWeight: tokens.fontWeightSemibold,
      backgroundColor: tokens.colorNeutralBackground3,
      whiteSpace: "nowrap",
      position: "sticky",
      top: 0,
    },
    "& tbody tr": { borderTop: LINE },
  },
  outlook: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, fontVariantNumeric: "tabular-nums" },
  number: { fontVariantNumeric: "tabular-nums" },
  code: { fontFamily: tokens.fontFamilyMonospace, whiteSpace: "nowrap" },
  oneLine: { whiteSpace: "nowrap" },
  /** Numbers stay on one line; a narrow window scrolls the table. */
  orders: {
    minWidth: "560px",
    "& [data-total]": { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  },
  /** The bar is sticky, so that it stays visible below a long preview. */
  bar: {
    position: "sticky",
    bottom: 0,
    zIndex: 1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 12px",
    padding: "12px 0",
    borderTop: LINE,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  barText: {
    flex: "1 1 240px",
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: "tabular-nums",
  },
});
