import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 767px)";
/** Matches tablets in landscape, where the garment gets most of the space. */
const TABLET = "@media (min-width: 768px) and (max-height: 819px)";
/** Matches tablets at 200 % zoom, where the band stays visible and takes at most half of the height. */
const SHORT = "@media (max-width: 767px) and (max-height: 479px)";
const FORCED = "@media (forced-colors: active)";

export const useVerdictBandStyles = makeStyles({
  band: {
    boxSizing: "border-box",
    minHeight: "128px",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 24px",
    padding: "8px 24px",
    // Forced-colors mode removes the color; shape, word and this outline remain.
    [FORCED]: { outline: `${tokens.strokeWidthThickest} solid CanvasText`, outlineOffset: "-4px" },
    [TABLET]: { minHeight: "96px", padding: "4px 24px" },
    [NARROW]: { minHeight: "96px", gap: "4px 12px", padding: "4px 12px" },
    [SHORT]: { minHeight: "60px", flexWrap: "nowrap" },
  },
  shape: {
    width: "96px",
    height: "96px",
    flexShrink: 0,
    [TABLET]: { width: "72px", height: "72px" },
    [NARROW]: { width: "56px", height: "56px" },
    [SHORT]: { width: "40px", height: "40px" },
  },
  message: {
    flexGrow: 1,
    flexBasis: "0",
    minWidth: "min(100%, 120px)",
    display: "flex",
    flexDirection: "column",
  },
  word: {
    fontSize: "64px",
    lineHeight: "68px",
    fontWeight: tokens.fontWeightBold,
    textTransform: "uppercase",
    overflowWrap: "anywhere",
    [TABLET]: { fontSize: "48px", lineHeight: "50px" },
    [NARROW]: { fontSize: "36px", lineHeight: "40px" },
    [SHORT]: { fontSize: "28px", lineHeight: "30px" },
  },
  quietWord: {
    textTransform: "none",
    fontSize: "40px",
    lineHeight: "48px",
    [TABLET]: { fontSize: "32px", lineHeight: "38px" },
    [NARROW]: { fontSize: "28px", lineHeight: "32px" },
    [SHORT]: { fontSize: "24px", lineHeight: "28px" },
  },
  line: {
    fontSize: "28px",
    lineHeight: "34px",
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: "anywhere",
    [TABLET]: { fontSize: "22px", lineHeight: "26px" },
    [NARROW]: { fontSize: "18px", lineHeight: "22px" },
  },
  detail: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflowWrap: "anywhere",
    [TABLET]: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
    [NARROW]: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  },
  ready: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  sending: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground1 },
  tick: { backgroundColor: tokens.colorNeutralBackground5, color: tokens.colorNeutralForeground1 },
  good: {
    backgroundColor: tokens.colorStatusSuccessBackground3,
    color: tokens.colorNeutralForegroundStaticInverted,
  },
  complete: {
    backgroundColor: tokens.colorStatusSuccessBackground3,
    color: tokens.colorNeutralForegroundStaticInverted,
    minHeight: "192px",
    [TABLET]: { minHeight: "144px" },
    [NARROW]: { minHeight: "128px" },
  },
  stop: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundStaticInverted,
  },
  kept: {
    backgroundColor: tokens.colorPaletteMarigoldBackground3,
    color: tokens.colorNeutralForeground1Static,
  },
  warn: {
    backgroundColor: tokens.colorPaletteMarigoldBackground3,
    color: tokens.colorNeutralForeground1Static,
  },
  ask: {
    backgroundColor: tokens.colorPaletteMarigoldBackground3,
    color: tokens.colorNeutralForeground1Static,
  },
  back: {
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
  },
  /** The largest text of the screen. */
  largest: {
    fontSize: "104px",
    lineHeight: "112px",
    [TABLET]: { fontSize: "72px", lineHeight: "76px" },
    [NARROW]: { fontSize: "44px", lineHeight: "48px" },
  },
});
