/** Styles of a garment with picture and facts side by side, readable from two meters. */
import { makeStyles, tokens } from "@fluentui/react-components";

/** Matches tablets in landscape, where the whole station fits without scrolling. */
const TABLET = "@media (min-width: 768px) and (max-height: 819px)";
/** Matches tablets in landscape that are wide enough for five reasons in a row. */
const LAID = "@media (min-width: 960px) and (max-height: 819px)";
const NARROW = "@media (max-width: 767px)";
const LOW = "@media (min-width: 768px) and (max-height: 599px)";
const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useGarmentStyles = makeStyles({
  root: {
    flexGrow: 1,
    minHeight: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    [NARROW]: { display: "flex", flexDirection: "column" },
  },
  art: {
    minHeight: 0,
    display: "flex",
    flexDirection: "column",
    padding: "16px 24px",
    gap: "8px",
    backgroundColor: tokens.colorNeutralBackground3,
    [NARROW]: { padding: "12px" },
  },
  /** Space in which the picture is as large as its proportions allow. */
  room: {
    flexGrow: 1,
    minHeight: 0,
    containerType: "size",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    "--room": "100cqh",
    // On a phone the space is no higher than the picture.
    [NARROW]: { containerType: "inline-size", flexGrow: 0, flexShrink: 0, "--room": "40vh" },
    [LOW]: { minHeight: "240px" },
  },
  area: {
    position: "relative",
    overflow: "hidden",
    backgroundColor: tokens.colorNeutralBackground1,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  placed: {
    position: "absolute",
    boxSizing: "border-box",
    // The frame is visible on every color of garment.
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorBrandStroke1}`,
    outline: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralForegroundOnBrand}`,
  },
  product: { maxWidth: "100%", maxHeight: "100%", objectFit: "contain" },
  caption: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 16px" },
  areaName: {
    fontSize: "28px",
    lineHeight: "34px",
    fontWeight: tokens.fontWeightSemibold,
    [NARROW]: { fontSize: "22px", lineHeight: "28px" },
  },
  mm: {
    fontSize: "28px",
    lineHeight: "34px",
    fontVariantNumeric: "tabular-nums",
    [NARROW]: { fontSize: "22px", lineHeight: "28px" },
  },
  small: { fontSize: tokens.fontSizeBase400, color: tokens.colorNeutralForeground2 },
  /** The blank to take from the shelf, on one line on a phone. */
  taken: {
    display: "flex",
    flexDirection: "column",
    gap: "clamp(4px, 2cqh, 8px)",
    [NARROW]: { flexDirection: "row", alignItems: "baseline", flexWrap: "wrap", columnGap: "16px" },
  },
  /** A container whose height sets the size of the texts in it, so that no text is cut. */
  card: {
    minHeight: 0,
    minWidth: 0,
    overflow: "auto",
    containerType: "size",
    [NARROW]: { overflow: "visible", containerType: "normal", order: -1 },
  },
  words: {
    padding: "clamp(8px, 3cqh, 16px) 24px",
    display: "flex",
    flexDirection: "column",
    gap: "clamp(4px, 2cqh, 8px)",
    [NARROW]: { padding: "8px 12px", gap: "4px" },
  },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" },
  ticket: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: "clamp(18px, 6cqh, 24px)",
    lineHeight: "1.2",
    [NARROW]: { fontSize: tokens.fontSizeBase500 },
  },
  flag: {
    padding: "0 12px",
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightBold,
    border: `${tokens.strokeWidthThick} solid currentColor`,
  },
  rush: { color: tokens.colorStatusDangerForeground1 },
  title: {
    margin: 0,
    fontSize: "clamp(20px, 8cqh, 28px)",
    lineHeight: "1.2",
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: "anywhere",
    [NARROW]: { fontSize: "20px" },
  },
  color: {
    fontSize: "clamp(26px, 11cqh, 48px)",
    lineHeight: "1.1",
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: "anywhere",
    [NARROW]: { fontSize: "28px" },
  },
  size: {
    fontSize: "clamp(48px, 24cqh, 112px)",
    lineHeight: "1.05",
    fontWeight: tokens.fontWeightBold,
    overflowWrap: "anywhere",
    [NARROW]: { fontSize: "48px" },
  },
  facts: {
    margin: 0,
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 24px",
    fontSize: "clamp(20px, 8.5cqh, 36px)",
    lineHeight: "1.15",
    fontWeight: tokens.fontWeightSemibold,
    [NARROW]: { fontSize: "20px", columnGap: "20px" },
  },
  name: {
    display: "block",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  value: { margin: 0 },
  note: {
    margin: 0,
    padding: "8px 12px",
    borderInlineStartWidth: tokens.strokeWidthThickest,
    borderInlineStartStyle: "solid",
    borderInlineStartColor: tokens.colorPaletteMarigoldBorderActive,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
  },
  cards: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
    gap: "12px",
    maxWidth: "1080px",
  },
  next: {
    display: "flex",
    flexDirection: "column",
    gap: "4px",
    padding: "12px 16px",
    [TABLET]: { gap: "0", padding: "4px 12px" },
    border: LINE,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
  },
  nextSize: {
    fontSize: "36px",
    lineHeight: "42px",
    fontWeight: tokens.fontWeightBold,
    [TABLET]: { fontSize: "24px", lineHeight: "28px" },
  },
  reasons: {
    flexGrow: 1,
    overflow: "auto",
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    padding: "16px 24px",
    [TABLET]: { gap: "8px", padding: "8px 24px" },
    [NARROW]: { padding: "12px", overflow: "visible" },
  },
  /** The optional description and the step of the fault, side by side. */
  beside: {
    display: "flex",
    flexWrap: "wrap",
    gap: "12px 24px",
    alignItems: "start",
    // The description is narrow enough for the steps of a whole route in one row.
    "& > :last-child": { flex: "1 1 220px" },
  },
  apart: { marginInlineStart: "auto" },
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "12px",
    // Only two rows of reasons leave space for the step of the fault and the note below them.
    [LAID]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", gap: "8px" },
    [NARROW]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "8px" },
  },
});
