/** Styles that all benches share; texts are readable from two meters. */
import { makeStyles, tokens } from "@fluentui/react-components";

/** Matches tablets in landscape, where the whole station fits without scrolling. */
const TABLET = "@media (min-width: 768px) and (max-height: 819px)";
const NARROW = "@media (max-width: 767px)";

export const useBenchStyles = makeStyles({
  text: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  /** Colors of a question, which is not an error. */
  unsure: {
    backgroundColor: tokens.colorPaletteMarigoldBackground3,
    color: tokens.colorNeutralForeground1Static,
  },
  number: {
    boxSizing: "border-box",
    width: "100%",
    maxWidth: "480px",
    height: "96px",
    padding: "0 24px",
    border: `${tokens.strokeWidthThick} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: "56px",
    fontVariantNumeric: "tabular-nums",
    ":focus-visible": { outline: `${tokens.strokeWidthThickest} solid ${tokens.colorStrokeFocus2}` },
    [TABLET]: { height: "72px", fontSize: "40px" },
    [NARROW]: { height: "72px", fontSize: "36px" },
  },
  resting: {
    flexGrow: 1,
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    gap: "16px",
    padding: "16px 24px",
    [TABLET]: { gap: "6px", padding: "4px 24px" },
    [NARROW]: { padding: "16px 12px" },
  },
  restingText: {
    margin: 0,
    fontSize: "44px",
    lineHeight: "52px",
    fontWeight: tokens.fontWeightSemibold,
    [TABLET]: { fontSize: "28px", lineHeight: "34px" },
    [NARROW]: { fontSize: "28px", lineHeight: "34px" },
  },
});
