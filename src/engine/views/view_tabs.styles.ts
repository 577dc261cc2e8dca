/** Styles of the tabs of saved views; on a phone the tabs have a separate line. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useTabStyles = makeStyles({
  tabs: {
    display: "flex",
    alignItems: "center",
    gap: "2px",
    minWidth: 0,
    overflowX: "auto",
    scrollbarWidth: "none",
    paddingBlock: "4px",
    paddingInlineEnd: "16px",
    scrollPaddingInline: "24px",
  },
  fadeLtr: { maskImage: "linear-gradient(to right, black calc(100% - 16px), transparent)" },
  fadeRtl: { maskImage: "linear-gradient(to left, black calc(100% - 16px), transparent)" },
  tab: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    flexShrink: 0,
    maxWidth: "240px",
    minHeight: "28px",
    paddingInline: "10px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: "none",
    whiteSpace: "nowrap",
    outlineOffset: "-2px",
    "> bdi": { overflow: "hidden", textOverflow: "ellipsis" },
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    // Nothing moves when a tab is chosen.
    "@media (forced-colors: active)": { borderBottom: "3px solid Canvas" },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ":hover": { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
    "@media (forced-colors: active)": { borderBottom: "3px solid Highlight", borderRadius: 0 },
  },
  count: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  modified: {
    flexShrink: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    whiteSpace: "nowrap",
  },
});
