import { makeStyles, tokens } from "@fluentui/react-components";

export const useShopStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "640px" },
  guide: { margin: 0, paddingInlineStart: "20px", maxWidth: "640px" },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  secret: { "& input": { fontFamily: tokens.fontFamilyMonospace, minWidth: 0 } },
});
