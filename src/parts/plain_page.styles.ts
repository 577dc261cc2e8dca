import { makeStyles, tokens } from "@fluentui/react-components";

export const usePlainStyles = makeStyles({
  root: {
    minHeight: "100dvh",
    display: "grid",
    placeItems: "center",
    padding: tokens.spacingHorizontalXXL,
    boxSizing: "border-box",
    backgroundColor: tokens.colorNeutralBackground3,
  },
  inside: { minHeight: "100%", flexGrow: 1, backgroundColor: "transparent" },
  card: {
    width: "100%",
    maxWidth: "440px",
    boxSizing: "border-box",
    display: "grid",
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    "@media (max-width: 480px)": { padding: tokens.spacingHorizontalXL },
  },
  brand: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: "balance",
    // The heading is focused only so that a screen reader reads it; it is not a control.
    outlineStyle: "none",
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: "pretty" },
  actions: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
});
