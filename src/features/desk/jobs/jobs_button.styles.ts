import { makeStyles, tokens } from "@fluentui/react-components";

export const useJobsButtonStyles = makeStyles({
  /** A button with text has a minimum width that is too wide for a phone's bar. */
  button: { minWidth: "32px" },
  count: {
    marginInlineStart: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    color: tokens.colorBrandForeground1,
  },
});
