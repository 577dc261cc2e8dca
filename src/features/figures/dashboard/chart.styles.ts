/** Styles of charts. Bars are boxes, so that they follow the writing direction. */
import { makeStyles, tokens } from "@fluentui/react-components";

const FORCED = "@media (forced-colors: active)";
/** Keeps the background of a bar in forced-colors mode, in one of the system colors. */
const filled = (
  color: string,
) => ({ [FORCED]: { backgroundColor: color, forcedColorAdjust: "none" } } as const);

export const useChartStyles = makeStyles({
  list: { listStyleType: "none", margin: 0, padding: 0 },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(112px, 148px) minmax(0, 1fr) 72px",
    alignItems: "center",
    gap: "8px",
    minHeight: "32px",
    paddingInline: "4px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  track: {
    height: "8px",
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    [FORCED]: { outline: "1px solid CanvasText" },
  },
  part: {
    height: "100%",
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralForeground3,
    ...filled("CanvasText"),
  },
  count: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  none: { color: tokens.colorNeutralForeground3 },
  plot: {
    position: "relative",
    display: "flex",
    alignItems: "stretch",
    gap: "4px",
    height: "160px",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundImage: `linear-gradient(${tokens.colorNeutralStroke3} 1px, transparent 1px)`,
    backgroundSize: "100% 50%",
  },
  zero: {
    position: "absolute",
    insetInline: 0,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
  },
  day: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "center",
    gap: "1px",
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  bar: {
    flexGrow: 1,
    flexBasis: 0,
    maxWidth: "14px",
    borderStartStartRadius: tokens.borderRadiusSmall,
    borderStartEndRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandStroke1,
    ...filled("CanvasText"),
  },
  second: { backgroundColor: tokens.colorStatusSuccessBackground3, ...filled("Highlight") },
  axis: {
    display: "flex",
    justifyContent: "space-between",
    marginTop: "4px",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
  },
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 16px",
    marginBottom: "8px",
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  key: { display: "inline-flex", alignItems: "center", gap: "6px" },
  swatch: {
    width: "10px",
    height: "10px",
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandStroke1,
    ...filled("CanvasText"),
  },
  summary: { margin: "8px 0 0", color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  wide: { overflowX: "auto" },
  scroll: { maxHeight: "240px", overflowY: "auto" },
  oldest: { whiteSpace: "nowrap", overflowWrap: "normal" },
});
