/** Styles of status pills, with only tokens of the theme; api/tones.ts has the tone of each status. */
import { makeStyles, tokens } from "@fluentui/react-components";

/** Mixes the tone into the background, so that a whole column of pills does not look loud. */
const soft = (tone: string) => `color-mix(in srgb, ${tone} 45%, ${tokens.colorNeutralBackground1})`;

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
  waiting: {
    backgroundColor:
      `color-mix(in srgb, ${tokens.colorNeutralForeground3} 14%, ${tokens.colorNeutralBackground1})`,
    color: tokens.colorNeutralForeground2,
  },
  working: {
    backgroundColor: soft(tokens.colorPaletteBlueBackground2),
    color: tokens.colorPaletteBlueForeground2,
  },
  person: {
    backgroundColor: soft(tokens.colorStatusWarningBackground2),
    color: tokens.colorStatusWarningForeground2,
  },
  done: {
    backgroundColor: soft(tokens.colorStatusSuccessBackground2),
    color: tokens.colorStatusSuccessForeground2,
  },
  failed: {
    backgroundColor: soft(tokens.colorStatusDangerBackground2),
    color: tokens.colorStatusDangerForeground2,
  },
  ended: {
    color: tokens.colorNeutralForeground3,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
  },
});
