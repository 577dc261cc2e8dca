import { makeStyles, tokens } from "@fluentui/react-components";

export const useWalletStyles = makeStyles({
  root: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    width: "320px",
    maxWidth: "calc(100vw - 64px)",
    maxHeight: "calc(100vh - 120px)",
    overflowY: "auto",
  },
  note: { margin: 0 },
  wallet: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  next: {
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  sums: {
    display: "grid",
    gridTemplateColumns: "auto auto",
    justifyContent: "space-between",
    columnGap: "24px",
    rowGap: "4px",
    margin: 0,
    fontVariantNumeric: "tabular-nums",
  },
  amount: { margin: 0, textAlign: "end" },
  strong: { fontWeight: tokens.fontWeightSemibold },
  part: {
    paddingInlineStart: "12px",
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  low: { margin: 0, color: tokens.colorStatusWarningForeground3 },
  links: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  owed: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: tokens.spacingVerticalXS,
    maxWidth: "360px",
  },
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
});
