/** Uses the theme's colors, or the system's in forced-colors mode. */
import { makeStyles, tokens } from "@fluentui/react-components";

const FORCED = "@media (forced-colors: active)";

export const useStatechartStyles = makeStyles({
  chart: {
    display: "block",
    fontFamily: tokens.fontFamilyBase,
    fontSize: "12px",
    userSelect: "none",
    "@media print": { maxWidth: "100%", height: "auto" },
  },
  text: { fill: tokens.colorNeutralForeground1, [FORCED]: { fill: "CanvasText" } },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { fill: tokens.colorNeutralForeground2, [FORCED]: { fill: "CanvasText" } },
  box: {
    fill: tokens.colorNeutralBackground3,
    stroke: tokens.colorNeutralStrokeAccessible,
    strokeWidth: "1px",
    [FORCED]: { fill: "Canvas", stroke: "CanvasText" },
  },
  group: {
    fill: tokens.colorNeutralForeground1,
    fillOpacity: 0.025,
    stroke: tokens.colorNeutralStrokeAccessible,
    strokeWidth: "1px",
    [FORCED]: { fill: "Canvas", stroke: "CanvasText" },
  },
  /** Parallel regions have a dashed border. */
  region: { strokeDasharray: "6 4" },
  inner: { fill: "none", stroke: tokens.colorNeutralStrokeAccessible, [FORCED]: { stroke: "CanvasText" } },
  way: {
    fill: "none",
    stroke: tokens.colorNeutralStrokeAccessible,
    strokeWidth: "1.25px",
    [FORCED]: { stroke: "CanvasText" },
  },
  /** A wide invisible line for the pointer, because a line of one pixel is hard to hit. */
  reach: { fill: "none", stroke: "transparent", strokeWidth: "14px" },
  tip: { fill: tokens.colorNeutralStrokeAccessible, [FORCED]: { fill: "CanvasText" } },
  part: { cursor: "pointer" },
  hit: {
    stroke: tokens.colorPaletteMarigoldBorder2,
    strokeWidth: "3px",
    [FORCED]: { stroke: "Mark" },
  },
  litBox: {
    fill: tokens.colorBrandBackground2,
    stroke: tokens.colorBrandStroke1,
    strokeWidth: "2.5px",
    [FORCED]: { fill: "Highlight", stroke: "Highlight" },
  },
  litGroup: { stroke: tokens.colorBrandStroke1, strokeWidth: "2px", [FORCED]: { stroke: "Highlight" } },
  litText: {
    fill: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    [FORCED]: { fill: "HighlightText" },
  },
  selected: {
    stroke: tokens.colorNeutralForeground1,
    strokeWidth: "2.5px",
    [FORCED]: { stroke: "Highlight" },
  },
  selectedText: { fontWeight: tokens.fontWeightBold },
  takenWay: { stroke: tokens.colorBrandStroke1, strokeWidth: "2.5px", [FORCED]: { stroke: "Highlight" } },
  takenTip: { fill: tokens.colorBrandStroke1, [FORCED]: { fill: "Highlight" } },
  openWay: {
    stroke: tokens.colorStatusSuccessForeground1,
    strokeWidth: "2px",
    [FORCED]: { stroke: "LinkText" },
  },
  openTip: { fill: tokens.colorStatusSuccessForeground1, [FORCED]: { fill: "LinkText" } },
  blockedWay: {
    stroke: tokens.colorStatusDangerForeground1,
    strokeDasharray: "3 3",
    [FORCED]: { stroke: "GrayText" },
  },
  blockedTip: { fill: tokens.colorStatusDangerForeground1, [FORCED]: { fill: "GrayText" } },
  badge: {
    fill: tokens.colorBrandBackground,
    [FORCED]: { fill: "Highlight", stroke: "Canvas" },
  },
  badgeText: {
    fill: tokens.colorNeutralForegroundOnBrand,
    fontSize: "10px",
    fontWeight: tokens.fontWeightSemibold,
    [FORCED]: { fill: "HighlightText" },
  },
  caption: {
    fill: tokens.colorNeutralForeground2,
    fontSize: "9px",
    [FORCED]: { fill: "CanvasText" },
  },
});
