import { makeStyles, tokens } from "@fluentui/react-components";

export const useVerticalStyles = makeStyles({
  root: {
    display: "flex",
    height: "100dvh",
    overflow: "hidden",
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  skip: {
    position: "absolute",
    zIndex: 10,
    insetInlineStart: "8px",
    top: "-48px",
    padding: "8px 12px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ":focus": { top: "8px" },
  },
  side: {
    width: "232px",
    flexShrink: 0,
    overflowY: "auto",
    boxSizing: "border-box",
    backgroundColor: tokens.colorNeutralBackground3,
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  body: { flexGrow: 1, minWidth: 0, display: "flex", flexDirection: "column" },
  notice: {
    padding: "6px 16px",
    flexShrink: 0,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  /** A list fills it and scrolls inside itself; a longer page scrolls here. */
  main: {
    flexGrow: 1,
    minHeight: 0,
    display: "flex",
    flexDirection: "column",
    overflow: "auto",
    position: "relative",
    outlineStyle: "none",
  },
});
