import { makeStyles, tokens } from "@fluentui/react-components";

export const useFrameStyles = makeStyles({
  root: {
    display: "flex",
    height: "calc(100dvh - var(--acting-bar, 0px))",
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
  body: { position: "relative", flexGrow: 1, minWidth: 0, display: "flex", flexDirection: "column" },
  messageBar: {
    padding: "6px 16px",
    flexShrink: 0,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  main: {
    flexGrow: 1,
    minHeight: 0,
    display: "flex",
    flexDirection: "column",
    overflow: "auto",
    position: "relative",
    outlineStyle: "none",
    // Keeps a focused element from being hidden under the sticky bar of a record or form.
    scrollPaddingTop: "56px",
    scrollPaddingBottom: "128px",
  },
  gray: { backgroundColor: tokens.colorNeutralBackground3 },
  /** In the horizontal layout the menu's space is reserved while the menu loads. */
  menu: {
    flexShrink: 0,
    height: "44px",
    boxSizing: "border-box",
    padding: "0 14px",
    position: "relative",
    zIndex: 3,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  shadow: { boxShadow: tokens.shadow8 },
  toTop: { position: "absolute", bottom: "60px", insetInlineEnd: "20px", zIndex: 4 },
});
