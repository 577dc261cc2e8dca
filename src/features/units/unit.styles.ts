/** How a garment that was opened looks. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useUnitStyles = makeStyles({
  details: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalL}`,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
  steps: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  open: { marginInlineStart: "auto" },
  list: {
    margin: 0,
    paddingInlineStart: 0,
    listStyleType: "none",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
  },
  line: { marginTop: tokens.spacingVerticalM },
  lineTitle: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
});
