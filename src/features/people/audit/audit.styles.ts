import { makeStyles, tokens } from "@fluentui/react-components";

export const useAuditStyles = makeStyles({
  trail: {
    margin: 0,
    paddingInline: tokens.spacingHorizontalXXL,
    paddingBottom: tokens.spacingVerticalL,
    "@media (max-width: 639px)": { paddingInline: tokens.spacingHorizontalM },
    "& a": { display: "inline-block", lineHeight: "24px" },
  },
  seals: {
    paddingInline: "24px",
    paddingBottom: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    "@media (max-width: 639px)": { paddingInline: "12px" },
  },
  // Stacked links need a height of 24 px as pointer targets.
  link: { display: "inline-block", minHeight: "24px", lineHeight: "24px" },
  line: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  // A word breaks only if it is longer than its line.
  value: { whiteSpace: "pre-wrap", overflowWrap: "break-word" },
  table: {
    width: "100%",
    borderCollapse: "collapse",
    tableLayout: "auto",
    // Three columns would be too narrow, so the two values are below their field.
    "@media (max-width: 639px)": {
      "& thead": {
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      "&, & tbody, & tr, & th, & td": { display: "block" },
      "& tr": { paddingBlock: tokens.spacingVerticalS },
    },
  },
  cell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    verticalAlign: "top",
    textAlign: "start",
    overflowWrap: "break-word",
    "@media (max-width: 639px)": { padding: 0, borderBottom: "none" },
  },
  name: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2, minWidth: "112px" },
  part: {
    display: "none",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    "@media (max-width: 639px)": { display: "inline" },
  },
  technical: { marginTop: tokens.spacingVerticalM },
  before: { color: tokens.colorNeutralForeground2 },
  fold: { cursor: "pointer", minHeight: "24px" },
});
