import { makeStyles, tokens } from "@fluentui/react-components";

export const usePartListStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  filters: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} 0`,
  },
  rows: { minHeight: "32px" },
  list: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    // Draws the line below a row and its `Beside`.
    "> li": { borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
  row: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} 0`,
  },
  words: {
    flexGrow: 1,
    minWidth: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: tokens.spacingHorizontalM,
    overflowWrap: "anywhere",
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
