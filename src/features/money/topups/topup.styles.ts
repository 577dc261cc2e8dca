import { makeStyles, tokens } from "@fluentui/react-components";

export const useTopupStyles = makeStyles({
  note: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalS },
  quiet: { color: tokens.colorNeutralForeground2 },
  lines: { whiteSpace: "pre-line", overflowWrap: "anywhere" },
  worth: { fontWeight: tokens.fontWeightSemibold },
  links: { display: "flex", paddingInline: "24px", flexWrap: "wrap", columnGap: tokens.spacingHorizontalL },
});
