import { makeStyles, tokens } from "@fluentui/react-components";

/** Pictures of the choices keep their colors in forced-colors mode, since the colors are their content. */
export const usePictureStyles = makeStyles({
  frame: {
    display: "flex",
    width: "100%",
    height: "44px",
    overflow: "hidden",
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    boxSizing: "border-box",
    forcedColorAdjust: "none",
  },
  side: { width: "28%", flexShrink: 0 },
  rail: { width: "10%" },
  page: { flexGrow: 1, display: "flex", flexDirection: "column", gap: "4px", minWidth: 0 },
  bar: { height: "8px", flexShrink: 0 },
  floating: { margin: "3px 4px 0", borderRadius: "3px" },
  leaving: { opacity: 0.5 },
  line: { height: "3px", marginInline: "6px", borderRadius: "2px" },
  short: { marginInlineEnd: "40%" },
  foot: { height: "5px", marginTop: "auto" },
  swatch: {
    width: "20px",
    height: "20px",
    flexShrink: 0,
    boxSizing: "border-box",
    borderRadius: tokens.borderRadiusCircular,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    forcedColorAdjust: "none",
  },
});
