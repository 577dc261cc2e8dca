import { makeStyles, tokens } from "@fluentui/react-components";

export const useQualityStyles = makeStyles({
  tabs: {
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.spacingHorizontalXS,
    "@media print": { display: "none" },
  },
  tab: {
    padding: "4px 8px",
    "&[aria-current]": {
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
      boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
      textDecorationLine: "none",
    },
  },
});
