import { makeStyles, tokens } from "@fluentui/react-components";

export const useLatestStyles = makeStyles({
  root: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    width: "360px",
    maxWidth: "calc(100vw - 64px)",
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { listStyleType: "none", margin: 0, padding: 0, display: "flex", flexDirection: "column" },
  item: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    ":hover": { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: "underline" },
  },
  all: { color: tokens.colorBrandForegroundLink, alignSelf: "start", lineHeight: "24px" },
  state: { display: "flex", alignItems: "center", gap: tokens.spacingHorizontalS },
  bar: { flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
