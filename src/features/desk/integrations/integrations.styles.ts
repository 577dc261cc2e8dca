import { makeStyles, tokens } from "@fluentui/react-components";

export const useIntegrationStyles = makeStyles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  fields: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
    minWidth: 0,
  },
  secret: { flexGrow: 1, minWidth: 0, "& input": { fontFamily: tokens.fontFamilyMonospace, minWidth: 0 } },
  answer: {
    margin: 0,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
  rows: { minHeight: "32px", margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  event: { flexGrow: 1, minWidth: "112px" },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  tries: { flexBasis: "100%" },
  summary: { minHeight: "24px", cursor: "pointer", color: tokens.colorNeutralForeground2 },
  under: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalXS,
  },
});
