import { makeStyles, tokens } from "@fluentui/react-components";

export const useThemedStyles = makeStyles({
  bare: { display: "contents" },
  /** The menu's own accent: `inkMenu` in the theme's other tokens. A test keeps them equal. */
  ink: {
    "--colorBrandBackground2": tokens.colorNeutralStroke2,
    "--colorBrandBackground2Hover": tokens.colorSubtleBackgroundPressed,
    "--colorBrandBackground2Pressed": tokens.colorSubtleBackgroundSelected,
    "--colorBrandForeground1": tokens.colorNeutralForeground1,
    "--colorBrandForeground2": tokens.colorNeutralForeground1,
    "--colorSubtleBackgroundHover": tokens.colorNeutralStroke3,
  },
});
