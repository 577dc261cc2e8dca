import { makeStyles, tokens } from "@fluentui/react-components";

export const useCalendarStyles = makeStyles({
  head: { display: "flex", alignItems: "center", gap: "4px", marginBlockEnd: "4px" },
  month: { flexGrow: 1, textAlign: "center", fontWeight: tokens.fontWeightSemibold },
  grid: { borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
  weekday: {
    width: "36px",
    height: "28px",
    padding: 0,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  cell: { padding: 0, textAlign: "center" },
  day: {
    width: "36px",
    height: "32px",
    padding: 0,
    border: `${tokens.strokeWidthThin} solid transparent`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: "transparent",
    color: tokens.colorNeutralForeground1,
    font: "inherit",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":disabled": { color: tokens.colorNeutralForegroundDisabled, cursor: "not-allowed" },
    "@media (forced-colors: active)": { forcedColorAdjust: "auto" },
  },
  other: { color: tokens.colorNeutralForeground3 },
  today: { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}` },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ":hover": { backgroundColor: tokens.colorBrandBackgroundHover },
    "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});
