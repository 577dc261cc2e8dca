import { makeStyles, tokens } from "@fluentui/react-components";

export const useFooterStyles = makeStyles({
  root: {
    display: "flex",
    alignItems: "center",
    flexShrink: 0,
    gap: tokens.spacingHorizontalM,
    minHeight: "24px",
    boxSizing: "border-box",
    padding: "0 24px",
    overflow: "hidden",
    whiteSpace: "nowrap",
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    fontVariantNumeric: "tabular-nums",
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    "@media (max-width: 639px)": { paddingInline: "12px" },
    // The footer is hidden in low windows, for example above an on-screen keyboard.
    "@media (max-height: 420px)": { display: "none" },
  },
  end: { marginTop: "auto" },
  space: { flexGrow: 1 },
  commit: { fontFamily: tokens.fontFamilyMonospace },
  toTop: { height: "24px", minWidth: "24px", padding: "0 4px" },
});
