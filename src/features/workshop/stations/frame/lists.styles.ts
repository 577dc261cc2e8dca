import { makeStyles, tokens } from "@fluentui/react-components";

export const useListStyles = makeStyles({
  part: { minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minHeight: "24px",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  /** Entries that do not fit next to the garment are hidden. */
  few: {
    "@media (min-width: 768px) and (max-height: 819px)": {
      "& > :nth-child(n+4)": { display: "none" },
    },
  },
  shape: { width: "16px", height: "16px", flexShrink: 0 },
  name: { fontFamily: tokens.fontFamilyMonospace, flexShrink: 0 },
  rest: {
    minWidth: 0,
    flexGrow: 1,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  quiet: { color: tokens.colorNeutralForeground2, flexShrink: 0 },
});
