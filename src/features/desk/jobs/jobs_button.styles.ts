import { makeStyles, tokens } from "@fluentui/react-components";

export const useJobsButtonStyles = makeStyles({
  /** A count makes a button of text of it, which would be too wide for the bar of a phone. */
  button: { minWidth: "32px" },
  count: {
    marginInlineStart: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    color: tokens.colorBrandForeground1,
  },
});
