import { makeStyles, tokens } from "@fluentui/react-components";

export const usePanelStyles = makeStyles({
  surface: {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    width: "420px",
    maxWidth: "calc(100vw - 16px)",
    height: "min(640px, calc(100dvh - 80px))",
    padding: 0,
    overflow: "hidden",
    "@media (max-width: 480px)": { height: "calc(100dvh - 72px)" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  all: {
    flexShrink: 0,
    padding: "8px 16px",
    textAlign: "center",
    lineHeight: "24px",
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    outlineOffset: "-2px",
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ":hover": { textDecorationLine: "underline", color: tokens.colorBrandForegroundLinkHover },
  },
});
