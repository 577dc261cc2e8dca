import { makeStyles, tokens } from "@fluentui/react-components";

/** Widths of the record, not of the window: a drawer is narrow even in a wide window. */
const NARROW = "@container record (max-width: 819px)";
const APART = "@container record (min-width: 820px)";
/** MIDDLE and WIDE exclude each other, since the order of their rules in the style sheet is not certain. */
const MIDDLE = "@container record (min-width: 820px) and (max-width: 1079px)";
const WIDE = "@container record (min-width: 1080px)";

export const useCaseStyles = makeStyles({
  tabs: {
    flexShrink: 0,
    padding: `0 ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [APART]: { display: "none" },
  },
  panes: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: tokens.spacingHorizontalXXL,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    [NARROW]: { padding: tokens.spacingHorizontalM },
    [MIDDLE]: { gridTemplateColumns: "minmax(0, 1fr) 300px" },
    [WIDE]: { gridTemplateColumns: "220px minmax(0, 1fr) 300px" },
  },
  draft: {
    padding: `0 ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalL}`,
    [NARROW]: { padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}` },
  },
  alone: { [WIDE]: { gridTemplateColumns: "minmax(0, 1fr) 300px" } },
  pane: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXXL, minWidth: 0 },
  /** Hides the panes behind the open tab while there are tabs. */
  behind: { [NARROW]: { display: "none" } },
  queue: { display: "none", [WIDE]: { display: "flex" } },
  /** The conversation fills the window, and its list scrolls between the header and the text boxes. */
  conversation: { [APART]: { maxHeight: "calc(100vh - 220px)", minHeight: "480px" } },
  rows: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: 0,
    listStyleType: "none",
    maxHeight: "calc(100vh - 260px)",
    overflowY: "auto",
  },
  row: {
    display: "flex",
    flexDirection: "column",
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  here: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    borderInlineStartWidth: tokens.strokeWidthThickest,
    borderInlineStartStyle: "solid",
    borderInlineStartColor: tokens.colorCompoundBrandStroke,
  },
  late: { color: tokens.colorStatusDangerForeground2 },
  rowHead: { display: "flex", justifyContent: "space-between", gap: tokens.spacingHorizontalS },
  arts: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  plain: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  between: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `0 ${tokens.spacingHorizontalS}`,
  },
});
