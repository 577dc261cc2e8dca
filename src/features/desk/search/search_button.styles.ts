import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 900px)";

export const useSearchButtonStyles = makeStyles({
  root: {
    position: "relative",
    justifyContent: "flex-start",
    minWidth: "200px",
    maxWidth: "320px",
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    [NARROW]: {
      minWidth: "32px",
      maxWidth: "32px",
      paddingInline: 0,
      justifyContent: "center",
      borderTopColor: "transparent",
      borderBottomColor: "transparent",
      borderInlineStartColor: "transparent",
      borderInlineEndColor: "transparent",
    },
  },
  words: {
    flexGrow: 1,
    textAlign: "start",
    whiteSpace: "nowrap",
    // Hides the label visually, as lib/visually_hidden.ts does, only in narrow windows.
    [NARROW]: { position: "fixed", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
  keys: {
    marginInlineStart: "12px",
    paddingInline: "5px",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: "nowrap",
    [NARROW]: { display: "none" },
  },
});
