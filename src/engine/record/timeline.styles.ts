import { makeStyles, tokens } from "@fluentui/react-components";

export const useTimelineStyles = makeStyles({
  day: {
    margin: `${tokens.spacingVerticalS} 0`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: "tabular-nums",
  },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  entry: {
    position: "relative",
    paddingInlineStart: tokens.spacingHorizontalXL,
    paddingBottom: tokens.spacingVerticalM,
    // Griffel swaps left and right in right-to-left scripts.
    borderLeft: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    marginInlineStart: "4px",
    overflowWrap: "anywhere",
    maxWidth: "75ch",
    "::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "-5px",
      top: "6px",
      width: "9px",
      height: "9px",
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralForeground3,
    },
  },
  /** Comments differ from actions not only by color. */
  comment: {
    "::before": {
      backgroundColor: tokens.colorNeutralBackground1,
      border: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}`,
      boxSizing: "border-box",
    },
  },
  what: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS, alignItems: "baseline" },
  action: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  /** Turns the arrow so that it points in the direction of reading. */
  arrow: { display: "inline-block", ":dir(rtl)": { transform: "scaleX(-1)" } },
  after: { color: tokens.colorNeutralForeground1 },
  more: { alignSelf: "start" },
});
