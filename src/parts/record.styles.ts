/** Styles of a record: one column if it is narrow, work and facts side by side if it is wide. */
import { makeStyles, tokens } from "@fluentui/react-components";

/** Width of the record itself, not of the window: a drawer is narrow on a wide screen. */
const WIDE = "@container record (min-width: 820px)";

export const useRecordStyles = makeStyles({
  record: {
    containerType: "inline-size",
    containerName: "record",
    display: "flex",
    flexDirection: "column",
    // The height without the bar above, which is 48 px high.
    minHeight: "calc(100% - 48px)",
    boxSizing: "border-box",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  header: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    "@container record (max-width: 639px)": { padding: tokens.spacingHorizontalM },
  },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  /** Tabs that do not fit wrap into a second line; on a phone they scroll in one. */
  tabs: {
    flexWrap: "wrap",
    "@media (max-width: 480px)": { flexWrap: "nowrap", overflowX: "auto" },
    flexShrink: 0,
    padding: `0 ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  /** A group for screen readers; its buttons are laid out in the line around it. */
  group: { display: "contents" },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontFamily: tokens.fontFamilyMonospace,
    outlineOffset: tokens.strokeWidthThick,
  },
  prose: { fontFamily: tokens.fontFamilyBase },
  titleRest: { fontWeight: tokens.fontWeightRegular },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  alarm: { color: tokens.colorStatusDangerForeground2, fontWeight: tokens.fontWeightSemibold },
  push: { [WIDE]: { marginInlineStart: "auto" } },
  axis: { display: "inline-flex", alignItems: "center", gap: tokens.spacingHorizontalXS },
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: tokens.spacingVerticalXXL,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    "@container record (max-width: 639px)": { padding: tokens.spacingHorizontalM },
    [WIDE]: { gridTemplateColumns: "minmax(0, 1fr) 300px", columnGap: tokens.spacingHorizontalXXXL },
  },
  column: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXXL, minWidth: 0 },
  /** With two columns the timeline is below the work; with one column it is last. */
  timeline: { [WIDE]: { gridColumn: "1" } },
  whole: { gridColumn: "1 / -1", minWidth: 0 },
  facts: { [WIDE]: { gridColumn: "2", gridRow: "1 / span 2" } },
  section: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS, minWidth: 0 },
  sectionHead: { display: "flex", alignItems: "center", gap: tokens.spacingHorizontalS, minHeight: "32px" },
  sectionTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  plainList: { listStyleType: "none", margin: 0, padding: 0, display: "flex", flexDirection: "column" },
  messageBars: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  center: {
    display: "flex",
    flexDirection: "column",
    alignItems: "start",
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXXL,
    maxWidth: "60ch",
  },
  mono: { fontFamily: tokens.fontFamilyMonospace },
  number: { fontVariantNumeric: "tabular-nums", textAlign: "end", whiteSpace: "nowrap" },
  preserve: { whiteSpace: "pre-wrap", overflowWrap: "anywhere", margin: 0, maxWidth: "75ch" },
});
