import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useTiktokStyles = makeStyles({
  links: {
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.spacingHorizontalS,
    padding: "0 24px 4px",
    "@media (max-width: 639px)": { padding: "0 12px 8px" },
  },
  rows: { margin: 0, padding: 0, listStyleType: "none", maxWidth: "900px" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: LINE,
    overflowWrap: "anywhere",
    "@media (max-width: 639px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  stack: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXXS, minWidth: 0 },
  choice: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  picker: { flex: "1 1 180px", minWidth: 0 },
  code: { fontFamily: tokens.fontFamilyMonospace },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  done: { color: tokens.colorStatusSuccessForeground1 },
});
