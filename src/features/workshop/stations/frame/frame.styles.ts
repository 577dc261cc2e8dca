/** Layout of a station: one large part above the verdict, and a single column on phones. */
import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 767px)";
/** Matches tablets in landscape, where the garment gets most of the space. */
const TABLET = "@media (min-width: 768px) and (max-height: 819px)";
const LOW = "@media (max-height: 599px)";
/** Matches tablets at 200 % zoom and phones in landscape, where header and footer take one line each. */
const SHORT = "@media (max-width: 767px) and (max-height: 479px)";
const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useFrameStyles = makeStyles({
  root: {
    flexGrow: 1,
    minHeight: 0,
    display: "flex",
    flexDirection: "column",
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    [NARROW]: { minHeight: "auto", flexShrink: 0 },
    [LOW]: { minHeight: "auto", flexShrink: 0 },
  },
  head: {
    flexShrink: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 24px",
    padding: "8px 24px",
    borderBottom: LINE,
    [TABLET]: { paddingTop: "4px", paddingBottom: "4px" },
    [NARROW]: { padding: "8px 12px", gap: "8px" },
    [SHORT]: { flexWrap: "nowrap", padding: "2px 12px" },
  },
  names: {
    minWidth: 0,
    flexGrow: 1,
    flexBasis: "160px",
    display: "flex",
    flexDirection: "column",
    [SHORT]: { flexGrow: 0, flexBasis: "auto", maxWidth: "120px" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  place: {
    [NARROW]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    color: tokens.colorNeutralForeground2,
    overflowWrap: "anywhere",
  },
  scan: {
    flexGrow: 2,
    flexBasis: "320px",
    minWidth: 0,
    [NARROW]: { order: 1, flexBasis: "100%" },
    [SHORT]: { order: 0, flexBasis: "0px" },
  },
  tools: { display: "flex", gap: "8px" },
  work: {
    flexGrow: 1,
    minHeight: 0,
    display: "flex",
    flexDirection: "column",
    overflow: "auto",
    [NARROW]: { overflow: "visible", flexShrink: 0 },
    [LOW]: { overflow: "visible", flexShrink: 0, minHeight: "240px" },
  },
  /** Verdict and buttons stay visible on a phone. */
  foot: {
    flexShrink: 0,
    [NARROW]: {
      position: "sticky",
      bottom: 0,
      zIndex: 2,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: tokens.shadow16,
    },
  },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    gap: "12px",
    padding: "12px 24px",
    [TABLET]: { padding: "8px 24px" },
    [NARROW]: { padding: "8px 12px", gap: "8px" },
    [SHORT]: { padding: "4px 12px", flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "thin" },
  },
  below: {
    flexShrink: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
    gap: "8px 32px",
    padding: "0 24px 12px",
    [TABLET]: { padding: "0 24px 4px" },
    [NARROW]: { padding: "12px" },
  },
});
