import { makeStyles, tokens } from "@fluentui/react-components";

export const useBoxStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    paddingBlockEnd: tokens.spacingVerticalS,
  },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalM,
    minHeight: "36px",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
  },
  number: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: "anywhere", minWidth: 0 },
  note: { padding: "0 24px 4px", "@media (max-width: 639px)": { padding: "0 12px 8px" } },
});
