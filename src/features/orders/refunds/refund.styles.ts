import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useRefundStyles = makeStyles({
  lines: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
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
  what: { overflowWrap: "anywhere" },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  figures: {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: tokens.spacingHorizontalS,
    margin: 0,
    fontVariantNumeric: "tabular-nums",
  },
  term: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
    hyphens: "auto",
  },
  value: { margin: 0 },
  left: { fontWeight: tokens.fontWeightSemibold },
  amount: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS, alignItems: "start" },
  field: { width: "160px" },
  // The input fits beside its button, even in the narrowest form.
  input: { minWidth: 0, width: "100%" },
  start: { alignSelf: "start" },
  total: {
    display: "flex",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalS,
    borderTop: LINE,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
  },
  order: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalM },
});
