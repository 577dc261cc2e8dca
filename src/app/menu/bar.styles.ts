import { makeStyles, tokens } from "@fluentui/react-components";

export const useBarStyles = makeStyles({
  bar: {
    display: "flex",
    alignItems: "center",
    gap: "2px",
    minWidth: 0,
    height: "100%",
    overflow: "hidden",
    // Keeps the focus rings of the first and last entry from being cut off.
    padding: "0 2px",
  },
  entry: {
    display: "inline-flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    height: "32px",
    boxSizing: "border-box",
    padding: "0 10px",
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: "transparent",
    cursor: "pointer",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: "nowrap",
    textDecorationLine: "none",
    color: tokens.colorNeutralForeground2,
    ":hover": {
      backgroundColor: tokens.colorSubtleBackgroundHover,
      color: tokens.colorNeutralForeground2Hover,
    },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ":hover": { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
    outline: "1px solid transparent",
    outlineOffset: "-1px",
  },
  icon: { display: "inline-flex", fontSize: "20px" },
  chevron: { display: "inline-flex" },
  current: { fontWeight: tokens.fontWeightSemibold },
});
