import { makeStyles, tokens } from "@fluentui/react-components";

export const useExtensionStyles = makeStyles({
  rights: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: "anywhere" },
  ask: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  secret: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS, minHeight: "32px" },
  input: { flexGrow: 1, minWidth: 0, maxWidth: "60ch", "& input": { minWidth: 0 } },
});
