import { makeStyles, tokens } from "@fluentui/react-components";

export const useCanvasStyles = makeStyles({
  frame: { position: "relative", display: "flex", minHeight: 0, minWidth: 0 },
  canvas: {
    flexGrow: 1,
    minWidth: 0,
    overflow: "auto",
    display: "flex",
    cursor: "grab",
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ":active": { cursor: "grabbing" },
    ":focus-visible": {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "-2px",
    },
    "@media print": { overflow: "visible", display: "block" },
  },
  /** Centers the chart if there is room; unlike other ways of centering, automatic margins never cut its start off. */
  paper: { margin: "auto", padding: "16px", "@media print": { padding: 0 } },
  tools: {
    position: "absolute",
    insetInlineEnd: "12px",
    bottom: "16px",
    display: "flex",
    alignItems: "center",
    gap: "2px",
    padding: "2px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
    "@media print": { display: "none" },
  },
  percent: {
    minWidth: "44px",
    textAlign: "center",
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    color: tokens.colorNeutralForeground2,
  },
});
