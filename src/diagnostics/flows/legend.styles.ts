import { makeStyles, tokens } from "@fluentui/react-components";

const FORCED = "@media (forced-colors: active)";

/** Styles of the legend, with the same colors as statechart.styles.ts. */
export const useLegendStyles = makeStyles({
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: "none",
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  item: { display: "flex", alignItems: "center", gap: tokens.spacingHorizontalXS },
  box: { width: "16px", height: "12px", boxSizing: "border-box", borderRadius: tokens.borderRadiusSmall },
  line: { width: "20px", height: 0, borderTopStyle: "solid", borderTopWidth: "2px" },
  now: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `2px solid ${tokens.colorBrandStroke1}`,
    [FORCED]: { backgroundColor: "Highlight" },
  },
  taken: { borderTopColor: tokens.colorBrandStroke1, borderTopWidth: "3px" },
  open: { borderTopColor: tokens.colorStatusSuccessForeground1 },
  blocked: { borderTopColor: tokens.colorStatusDangerForeground1, borderTopStyle: "dashed" },
});
