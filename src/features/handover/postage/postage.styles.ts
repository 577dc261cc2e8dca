import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 639px)";

export const usePostageStyles = makeStyles({
  tabs: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalXS,
    padding: "0 24px 4px",
    [NARROW]: { padding: "0 12px 8px" },
  },
  inRecord: { padding: "0 0 8px", [NARROW]: { padding: "0 0 8px" } },
  tab: {
    padding: "4px 8px",
    "&[aria-current]": {
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
      boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
      textDecorationLine: "none",
    },
  },
  alarm: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});
