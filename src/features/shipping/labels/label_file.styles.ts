import { makeStyles, tokens } from "@fluentui/react-components";

export const useLabelFileStyles = makeStyles({
  /** The file is on a separate line below its label. */
  kept: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    flexBasis: "100%",
  },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});
