import { makeStyles, tokens } from "@fluentui/react-components";

export const useNewRecordStyles = makeStyles({
  page: {
    containerType: "inline-size",
    containerName: "record",
    flexGrow: 1,
    flexShrink: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: {
    display: "flex",
    flexDirection: "column",
    gap: "4px",
    padding: "12px 24px 0",
    "@media (max-width: 639px)": { padding: "12px 12px 0" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});
