import { makeStyles, tokens } from "@fluentui/react-components";

export const useEntryStyles = makeStyles({
  form: { display: "grid", gap: tokens.spacingVerticalL },
  other: {
    margin: 0,
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
  },
  link: {
    minHeight: "24px",
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: "2px",
    ":hover": { color: tokens.colorBrandForegroundLinkHover },
  },
  account: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  accountText: { margin: 0, flexBasis: "200px", flexGrow: 1, overflowWrap: "anywhere" },
});
