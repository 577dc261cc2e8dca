import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 767px)";
/** Matches tablets in landscape, where the whole station fits without scrolling. */
const TABLET = "@media (min-width: 768px) and (max-height: 819px)";
const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const usePackStyles = makeStyles({
  root: {
    flexGrow: 1,
    minHeight: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    [NARROW]: { display: "flex", flexDirection: "column" },
  },
  /** The offered shipping methods get more space than the packed garments. */
  choosing: { [TABLET]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
  side: {
    minHeight: 0,
    display: "flex",
    flexDirection: "column",
    backgroundColor: tokens.colorNeutralBackground3,
    [NARROW]: { order: 1 },
  },
  ask: {
    flexGrow: 1,
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    gap: "12px",
    padding: "24px",
    [NARROW]: { padding: "12px" },
  },
  /** Small texts above the offered methods leave space for six methods. */
  offering: { [TABLET]: { gap: "8px", padding: "8px 24px" } },
  offeringTitle: { [TABLET]: { fontSize: "28px" } },
  offeringText: {
    [TABLET]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  offer: { flexGrow: 1, display: "flex", flexDirection: "column", textAlign: "start" },
  offerMore: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
  },
  /** On a phone the next step is above the contents of the package. */
  asking: { [NARROW]: { order: -1 } },
  large: {
    margin: 0,
    fontSize: "48px",
    lineHeight: "1.1",
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: "anywhere",
    [NARROW]: { fontSize: "32px" },
  },
  reasons: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
    gap: "8px",
  },
  /** Texts shrink with the space, so that all garments are visible. On a phone the card is above the picture. */
  card: {
    minWidth: 0,
    minHeight: 0,
    overflow: "auto",
    containerType: "size",
    [NARROW]: { overflow: "visible", containerType: "normal", order: -1 },
  },
  words: {
    display: "flex",
    flexDirection: "column",
    gap: "clamp(4px, 2cqh, 8px)",
    padding: "clamp(8px, 3cqh, 16px) 24px",
    [NARROW]: { padding: "8px 12px", gap: "8px" },
  },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: "clamp(18px, 6cqh, 24px)",
    lineHeight: "1.2",
    [NARROW]: { fontSize: tokens.fontSizeBase500 },
  },
  count: {
    margin: 0,
    fontSize: "clamp(40px, 18cqh, 88px)",
    lineHeight: "1.05",
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: "tabular-nums",
    [NARROW]: { fontSize: "48px" },
  },
  facts: { margin: 0, display: "flex", flexWrap: "wrap", gap: "8px 24px" },
  name: { color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: "anywhere",
  },
  list: { listStyleType: "none", margin: 0, padding: 0, display: "flex", flexDirection: "column" },
  unit: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minHeight: "48px",
    borderTop: LINE,
    fontSize: tokens.fontSizeBase400,
  },
  mark: { width: "32px", height: "32px", flexShrink: 0 },
  in: { color: tokens.colorStatusSuccessForeground1 },
  out: { color: tokens.colorNeutralForeground3 },
  picture: { width: "40px", height: "40px", objectFit: "contain", flexShrink: 0 },
  what: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
  ticket: { fontFamily: tokens.fontFamilyMonospace, whiteSpace: "nowrap" },
});
