/** How print files look on what they are printed on. */
import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const NARROW = "@media (max-width: 767px)";

export const useArtworkStyles = makeStyles({
  inner: { display: "flex", flexDirection: "column", gap: "16px", maxWidth: "1120px" },
  head: { display: "flex", gap: "16px", alignItems: "center" },
  garment: { display: "block", width: "64px", height: "64px", objectFit: "contain", flexShrink: 0 },
  about: { display: "flex", flexWrap: "wrap", gap: "4px 12px", color: tokens.colorNeutralForeground2 },
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 480px) minmax(280px, 1fr)",
    gap: "16px 32px",
    alignItems: "start",
    [NARROW]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  column: { display: "flex", flexDirection: "column", gap: "16px", minWidth: 0 },
  ground: {
    display: "flex",
    justifyContent: "center",
    padding: "24px",
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusLarge,
    [NARROW]: { padding: "12px" },
  },
  /** To scale, as wide as there is room. */
  board: {
    position: "relative",
    width: "100%",
    maxHeight: "60vh",
    overflow: "hidden",
    backgroundColor: tokens.colorNeutralBackground1,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  safe: {
    position: "absolute",
    boxSizing: "border-box",
    // Seen on whatever color the garment has.
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorBrandStroke1}`,
    outline: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralForegroundOnBrand}`,
    pointerEvents: "none",
  },
  art: {
    position: "absolute",
    boxSizing: "border-box",
    cursor: "move",
    touchAction: "none",
    userSelect: "none",
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
    ":focus-visible": { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  picture: { display: "block", width: "100%", height: "100%", pointerEvents: "none" },
  handle: {
    position: "absolute",
    insetBlockEnd: 0,
    right: 0,
    width: "16px",
    height: "16px",
    cursor: "nwse-resize",
    touchAction: "none",
    backgroundColor: tokens.colorBrandBackground,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralBackground1}`,
  },
  fields: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(112px, 1fr))", gap: "12px" },
  number: { minWidth: 0, width: "100%" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  checks: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexDirection: "column",
    gap: "4px",
  },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  warn: { color: tokens.colorStatusWarningForeground1 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  known: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))", gap: "8px" },
  tile: {
    display: "flex",
    flexDirection: "column",
    gap: "4px",
    minWidth: 0,
    padding: "8px",
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: "pointer",
    ":disabled": { cursor: "default" },
  },
  /** Its edge is seen whatever color the garment has, on whatever it is shown on. */
  onGarment: {
    boxSizing: "border-box",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralForegroundOnBrand}`,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  /** What is see-through is seen. */
  checkered: {
    backgroundColor: "#ffffff",
    backgroundImage: "repeating-conic-gradient(#d6d6d6 0% 25%, #ffffff 0% 50%)",
    backgroundSize: "16px 16px",
  },
  thumb: { display: "block", width: "100%", height: "72px", objectFit: "contain" },
  small: { display: "block", width: "40px", height: "40px", objectFit: "contain", flexShrink: 0 },
  clipped: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minWidth: 0 },
  placed: { display: "flex", alignItems: "center", gap: "8px", minWidth: 0 },
  list: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexDirection: "column",
    gap: "8px",
  },
  words: { display: "flex", flexDirection: "column", minWidth: 0 },
});
