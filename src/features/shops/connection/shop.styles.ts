import { makeStyles, tokens } from "@fluentui/react-components";

export const useShopStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "640px" },
  found: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    maxWidth: "640px",
    marginTop: tokens.spacingVerticalM,
  },
  guide: { margin: 0, paddingInlineStart: "20px", maxWidth: "640px" },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  rows: { listStyleType: "none", margin: 0, padding: 0 },
  row: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  item: { flexGrow: 1, minWidth: "200px", maxWidth: "360px" },
  strong: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
});
