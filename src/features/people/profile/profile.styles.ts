import { makeStyles, tokens } from "@fluentui/react-components";

export const useProfileStyles = makeStyles({
  page: {
    containerType: "inline-size",
    containerName: "record",
    flexGrow: 1,
    minHeight: 0,
    overflowY: "auto",
    // Keeps a focused field from being hidden under the save bar.
    scrollPaddingBottom: "128px",
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: {
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    padding: "12px 24px 0",
    "@media (max-width: 639px)": { padding: "12px 12px 0" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  nav: { display: "flex", flexWrap: "wrap", gap: "4px 16px", "& a": { lineHeight: "24px" } },
  here: { fontWeight: tokens.fontWeightSemibold, lineHeight: "24px" },
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 688px) minmax(240px, 360px)",
    alignItems: "start",
    "@container record (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  facts: {
    margin: "16px 24px",
    "@container record (max-width: 1023px)": { maxWidth: "640px" },
    "@container record (max-width: 639px)": { margin: "16px 12px" },
  },
  factsTitle: {
    margin: "0 0 8px",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  part: {
    maxWidth: "640px",
    padding: "16px 24px",
    "@container record (max-width: 639px)": { padding: "16px 12px" },
  },
  messageBar: { margin: "16px 24px", maxWidth: "640px" },
});
