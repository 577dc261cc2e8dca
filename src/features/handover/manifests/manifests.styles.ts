import { makeStyles, tokens } from "@fluentui/react-components";

export const useManifestStyles = makeStyles({
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: "anywhere" },
  message: { minHeight: "44px", paddingBlock: tokens.spacingVerticalS, fontSize: tokens.fontSizeBase400 },
  right: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  help: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  picked: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
  },
});
