import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 640px)";

export const useOptionStyles = makeStyles({
  root: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minHeight: "40px",
    padding: "4px 8px",
    boxSizing: "border-box",
    borderRadius: tokens.borderRadiusMedium,
    cursor: "pointer",
    [NARROW]: { minHeight: "48px" },
  },
  selected: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    // Forced colors paint no backgrounds, so the outline marks the selection.
    "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
  text: { cursor: "default" },
  icon: { flexShrink: 0, fontSize: "20px", display: "grid", color: tokens.colorNeutralForeground3 },
  words: { display: "flex", flexDirection: "column", flexGrow: 1, minWidth: 0 },
  title: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  subtitle: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  code: {
    flexShrink: 1,
    maxWidth: "45%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [NARROW]: { display: "none" },
  },
  star: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: "28px",
    height: "28px",
    borderRadius: tokens.borderRadiusMedium,
    fontSize: "16px",
    color: tokens.colorNeutralForeground3,
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
  starred: { color: tokens.colorPaletteMarigoldForeground2 },
  end: { flexShrink: 0 },
  mark: {
    backgroundColor: "transparent",
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: "underline",
  },
});
