import { makeStyles, tokens } from "@fluentui/react-components";

const WIDE = "@media (min-width: 1024px)";

export const useFilePageStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    minHeight: "100dvh",
    boxSizing: "border-box",
    padding: "16px 24px",
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    [WIDE]: { height: "100dvh" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: "75ch" },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px" },
});
