/** How a status looks: tone by colour, icon and word. Tokens only; the tones are data of api/statuses.ts. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const usePillStyles = makeStyles({
  pill: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    maxWidth: "100%",
    boxSizing: "border-box",
    paddingInline: "6px 8px",
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: "20px",
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: "nowrap",
    "> svg": { flexShrink: 0 },
  },
  word: { overflow: "hidden", textOverflow: "ellipsis" },
  waiting: { backgroundColor: tokens.colorNeutralBackground5, color: tokens.colorNeutralForeground2 },
  working: { backgroundColor: tokens.colorPaletteBlueBackground2, color: tokens.colorPaletteBlueForeground2 },
  person: {
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
  },
  done: {
    backgroundColor: tokens.colorStatusSuccessBackground2,
    color: tokens.colorStatusSuccessForeground2,
  },
  failed: {
    backgroundColor: tokens.colorStatusDangerBackground2,
    color: tokens.colorStatusDangerForeground2,
  },
  ended: {
    color: tokens.colorNeutralForeground3,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
  },
});
