import { makeStyles, tokens } from "@fluentui/react-components";

export const useMembersStyles = makeStyles({
  adding: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  search: { maxWidth: "320px" },
  rows: { minHeight: "32px" },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  name: { flexGrow: 1, overflowWrap: "anywhere" },
});
