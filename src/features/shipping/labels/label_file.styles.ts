/** How the file of a label stands beside it. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useLabelFileStyles = makeStyles({
  /** Below its label, in a line of its own. */
  kept: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    flexBasis: "100%",
  },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});
