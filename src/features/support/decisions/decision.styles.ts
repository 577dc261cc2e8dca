import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useDecisionStyles = makeStyles({
  lines: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
  },
  line: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    margin: 0,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
  },
  goods: { display: "flex", gap: tokens.spacingHorizontalM, alignItems: "start", minWidth: 0 },
  what: { display: "flex", flexDirection: "column", minWidth: 0, overflowWrap: "anywhere" },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  mono: { fontFamily: tokens.fontFamilyMonospace },
  choice: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalM, alignItems: "start" },
  outcome: { minWidth: "160px", flex: "1 1 160px", maxWidth: "240px" },
  amount: { width: "150px" },
  input: { minWidth: 0, width: "100%", "& input": { minWidth: 0, width: "100%", textAlign: "end" } },
  /** Aligns the element with the input beside it, below the height of a label. */
  whole: { alignSelf: "start", marginTop: "28px" },
  cause: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
    alignItems: "start",
    gap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalS,
    borderTop: LINE,
  },
  start: { alignSelf: "start", justifySelf: "start" },
  sum: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXXS,
  },
  happens: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    paddingTop: tokens.spacingVerticalS,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});
