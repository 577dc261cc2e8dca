import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useBarcodeStyles = makeStyles({
  tabs: {
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.spacingHorizontalXS,
    padding: "0 24px 4px",
    "@media (max-width: 639px)": { padding: "0 12px 8px" },
  },
  tab: {
    padding: "4px 8px",
    "&[aria-current]": {
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
      boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
      textDecorationLine: "none",
    },
  },
  /** For tabs on a page that has margins already. */
  inside: { padding: 0, marginBottom: "16px" },
  text: { margin: "4px 0 16px", color: tokens.colorNeutralForeground2, maxWidth: "72ch" },
  form: { display: "grid", gap: tokens.spacingVerticalM, maxWidth: "480px" },
  part: { marginTop: "24px", maxWidth: "720px" },
  code: { fontFamily: tokens.fontFamilyMonospace, whiteSpace: "nowrap" },
  buttons: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  rows: { margin: 0, padding: 0, listStyleType: "none", maxWidth: "900px" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)",
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: LINE,
    overflowWrap: "anywhere",
    "@media (max-width: 639px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  right: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
