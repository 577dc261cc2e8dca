import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useMethodStyles = makeStyles({
  note: { padding: "0 24px 4px", "@media (max-width: 639px)": { padding: "0 12px 8px" } },
  level: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS, paddingBlock: "4px" },
  text: { margin: "4px 0 16px", color: tokens.colorNeutralForeground2, maxWidth: "72ch" },
  form: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(168px, 1fr))",
    gap: tokens.spacingHorizontalM,
    alignItems: "start",
    maxWidth: "1080px",
    "& .fui-Input, & .fui-Combobox": { minWidth: 0, width: "100%" },
    "& input": { minWidth: 0 },
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS, marginBlock: "16px" },
  results: { maxWidth: "1080px" },
  rows: { margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 3fr)",
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: LINE,
    overflowWrap: "anywhere",
    "@media (max-width: 639px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: {
    display: "block",
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  price: { fontVariantNumeric: "tabular-nums", fontWeight: tokens.fontWeightSemibold },
  reasons: { margin: 0, padding: 0, listStyleType: "none" },
  reason: { color: tokens.colorNeutralForeground1 },
  warn: { color: tokens.colorStatusWarningForeground1 },
  head: { margin: "24px 0 4px", fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  sums: { display: "flex", flexWrap: "wrap", gap: "8px 24px", margin: "8px 0 0" },
});
