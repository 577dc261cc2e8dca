/** The list of reports, and the head of one that is open. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useReportListStyles = makeStyles({
  head: { display: "flex", flexDirection: "column", alignItems: "start", gap: "8px", marginBottom: "16px" },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  quote: {
    margin: 0,
    maxWidth: "80ch",
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  box: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px" },
  list: {
    display: "flex",
    flexDirection: "column",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    "> li": { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  card: {
    display: "flex",
    flexDirection: "column",
    gap: "4px",
    padding: "12px",
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  line: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "16px",
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  code: { fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground1 },
  sentence: { overflowWrap: "anywhere" },
  actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", marginBlock: "12px" },
});
