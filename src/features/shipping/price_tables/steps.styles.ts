import { makeStyles, tokens } from "@fluentui/react-components";

export const useStepStyles = makeStyles({
  steps: { listStyleType: "none", margin: 0, padding: 0, fontVariantNumeric: "tabular-nums" },
  step: {
    display: "flex",
    justifyContent: "space-between",
    gap: "16px",
    padding: "2px 0",
    color: tokens.colorNeutralForeground2,
  },
  stepText: { minWidth: 0, overflowWrap: "anywhere" },
  refused: { color: tokens.colorStatusDangerForeground1 },
});
