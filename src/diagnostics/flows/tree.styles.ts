import { makeStyles, tokens } from "@fluentui/react-components";

export const useTreeStyles = makeStyles({
  tree: { display: "flex", flexDirection: "column", minWidth: 0 },
  row: {
    display: "flex",
    alignItems: "flex-start",
    gap: "4px",
    minHeight: "28px",
    paddingBlock: "4px",
    boxSizing: "border-box",
    borderRadius: tokens.borderRadiusMedium,
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "-2px",
    },
  },
  selected: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    "@media (forced-colors: active)": { outline: "2px solid Highlight" },
  },
  hit: {
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: tokens.colorPaletteMarigoldBorder2,
  },
  fold: {
    flexShrink: 0,
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "24px",
    height: "20px",
  },
  words: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 8px", minWidth: 0 },
  icon: { display: "inline-flex", color: tokens.colorNeutralForeground3 },
  state: { fontWeight: tokens.fontWeightSemibold },
  on: { color: tokens.colorBrandForeground1 },
  now: {
    paddingInline: "6px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    fontSize: tokens.fontSizeBase200,
    "@media (forced-colors: active)": { border: "1px solid Highlight" },
  },
  count: { fontVariantNumeric: "tabular-nums", color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
