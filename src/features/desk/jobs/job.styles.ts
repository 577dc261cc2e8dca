import { makeStyles, tokens } from "@fluentui/react-components";

export const useJobStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: "anywhere",
  },
  progress: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS, maxWidth: "640px" },
  figures: { fontVariantNumeric: "tabular-nums" },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    justifyContent: "space-between",
  },
  /** The minimum height keeps the page from jumping while rows load. */
  rows: { minHeight: "160px", overflowX: "auto" },
  number: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  ask: { maxWidth: "75ch", margin: `0 0 ${tokens.spacingVerticalS}` },
});
