/** How the form of a record looks. Source: screens, Anatomy of a form. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useEditStyles = makeStyles({
  form: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXXL,
    maxWidth: "640px",
    boxSizing: "content-box",
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} 0`,
    "@container record (max-width: 639px)": {
      padding: `${tokens.spacingHorizontalM} ${tokens.spacingHorizontalM} 0`,
    },
  },
  group: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    border: "none",
    margin: 0,
    padding: 0,
    minWidth: 0,
  },
  legend: {
    margin: 0,
    padding: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  choices: { display: "flex", flexDirection: "column" },
  fields: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: tokens.spacingVerticalM,
  },
  lineRow: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 96px auto",
    gap: tokens.spacingHorizontalS,
    alignItems: "end",
  },
  // Fluent's field is as wide as its twenty letters unless it is told that it may shrink.
  number: {
    minWidth: 0,
    width: "100%",
    "& input": { minWidth: 0, width: "100%", textAlign: "end", fontVariantNumeric: "tabular-nums" },
  },
  mono: { "& input": { fontFamily: tokens.fontFamilyMonospace } },
  start: { alignSelf: "start" },
  bar: {
    position: "sticky",
    bottom: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} 0`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    zIndex: 1,
  },
  changed: {
    flex: "1 1 0",
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    "@container record (max-width: 639px)": { flexBasis: "100%" },
  },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  compare: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusWarningBorderActive}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  sides: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: tokens.spacingHorizontalM,
    "@container record (max-width: 479px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  others: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  buttons: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  side: { overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
});
