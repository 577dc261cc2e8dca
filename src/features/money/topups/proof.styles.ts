import { makeStyles, tokens } from "@fluentui/react-components";

export const useProofStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  shown: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    rowGap: tokens.spacingVerticalS,
    minWidth: 0,
  },
});
