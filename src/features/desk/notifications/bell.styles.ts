import { makeStyles, tokens } from "@fluentui/react-components";

export const useBellStyles = makeStyles({
  holder: { position: "relative", display: "inline-flex" },
  /** The badge overlaps the icon, so that nothing moves when it changes. */
  badge: {
    position: "absolute",
    top: "-1px",
    insetInlineEnd: "-1px",
    minWidth: "16px",
    boxSizing: "border-box",
    paddingInline: "4px",
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase100,
    lineHeight: "16px",
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
    textAlign: "center",
    pointerEvents: "none",
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}`,
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  },
});
