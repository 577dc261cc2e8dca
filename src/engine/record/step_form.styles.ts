import { makeStyles, tokens } from "@fluentui/react-components";

export const useMoveStyles = makeStyles({
  form: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    maxWidth: "480px",
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  asks: { display: "contents" },
  text: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});
