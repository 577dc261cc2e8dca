import { makeStyles, tokens } from "@fluentui/react-components";

export const useThemedStyles = makeStyles({
  bare: { display: "contents" },
  /** Sets the theme's tokens for the menu's own accent color, `inkMenu`. A test compares them with the theme. */
  ink: {
    "--colorBrandBackground2": tokens.colorNeutralStroke2,
    "--colorBrandBackground2Hover": tokens.colorSubtleBackgroundPressed,
    "--colorBrandBackground2Pressed": tokens.colorSubtleBackgroundSelected,
    "--colorBrandForeground1": tokens.colorNeutralForeground1,
    "--colorBrandForeground2": tokens.colorNeutralForeground1,
    "--colorSubtleBackgroundHover": tokens.colorNeutralStroke3,
  },
});
