/** Styles of the returns bench, whose texts are readable from two meters. */
import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 767px)";
const SHORT = "@media (max-width: 767px) and (max-height: 479px)";
const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useReturnStyles = makeStyles({
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: "anywhere",
  },
  small: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  longest: { marginBlock: "12px 4px" },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400 },
  row: { display: "flex" },
  part: {
    flexGrow: 1,
    display: "flex",
    flexDirection: "column",
    gap: "16px",
    padding: "16px 24px",
    minWidth: 0,
    [NARROW]: { padding: "12px" },
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" },
  code: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: "32px",
    lineHeight: "40px",
    fontWeight: tokens.fontWeightSemibold,
  },
  garments: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
    gap: "8px",
  },
  garment: {
    boxSizing: "border-box",
    width: "100%",
    minHeight: "64px",
    display: "flex",
    alignItems: "center",
    gap: "12px",
    padding: "8px",
    border: LINE,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":focus-visible": {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: tokens.strokeWidthThick,
    },
    ":disabled": { cursor: "default" },
  },
  picked: {
    border: `${tokens.strokeWidthThickest} solid ${tokens.colorBrandStroke1}`,
    // Compensates for the wider border.
    padding: "5px",
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  done: { backgroundColor: tokens.colorNeutralBackground3 },
  pictures: { display: "flex", gap: "8px", flexShrink: 0 },
  picture: {
    width: "64px",
    height: "72px",
    objectFit: "contain",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  art: { width: "64px" },
  facts: { display: "flex", flexDirection: "column", minWidth: 0, overflowWrap: "anywhere" },
  ticket: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase300 },
  title: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  size: { fontSize: "20px", lineHeight: "26px", fontWeight: tokens.fontWeightBold },
  outcome: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  reasons: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "12px",
    [NARROW]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "8px" },
  },
  /** Keeps two buttons side by side even if a third one does not fit beside them. */
  pair: {
    display: "contents",
    [NARROW]: { display: "flex", gap: "8px", flexBasis: "100%", minWidth: 0 },
  },
  two: { display: "flex", flexDirection: "column", alignItems: "flex-start", textAlign: "start" },
  under: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
  /** The meaning of a grade is below its name, except on very small screens. */
  means: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    [SHORT]: { display: "none" },
  },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  line: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 12px", minHeight: "24px" },
  many: {
    minWidth: "32px",
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    fontWeight: tokens.fontWeightSemibold,
  },
  mono: { fontFamily: tokens.fontFamilyMonospace },
});
