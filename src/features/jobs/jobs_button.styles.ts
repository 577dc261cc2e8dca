import { makeStyles, tokens } from "@fluentui/react-components";

export const useJobsButtonStyles = makeStyles({
  count: {
    marginInlineStart: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    color: tokens.colorBrandForeground1,
  },
});
