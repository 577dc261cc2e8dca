import { makeStyles, tokens } from "@fluentui/react-components";

export const useGarmentStyles = makeStyles({
  garment: { display: "block", flexShrink: 0, overflow: "visible" },
  small: { width: "96px", height: "96px" },
  large: { width: "100%", maxWidth: "360px", height: "auto", maxHeight: "44vh" },
  body: { fill: tokens.colorNeutralBackground1 },
  /** Seams are equally thin on small and large pictures. */
  seams: { fill: "none", strokeWidth: "1px", vectorEffect: "non-scaling-stroke", opacity: 0.55 },
  onLight: { stroke: tokens.colorNeutralForeground3 },
  onDark: { stroke: tokens.colorNeutralForegroundOnBrand },
  edge: {
    fill: "none",
    stroke: tokens.colorNeutralStrokeAccessible,
    strokeWidth: "1.5px",
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
  },
  frame: {
    fill: "none",
    strokeWidth: "1px",
    strokeDasharray: "4 4",
    vectorEffect: "non-scaling-stroke",
    opacity: 0.8,
  },
});
