/** Styles of a screen that is neither list nor record; the frame scrolls it. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useScreenStyles = makeStyles({
  page: {
    flexGrow: 1,
    flexShrink: 0,
    boxSizing: "border-box",
    padding: "12px 24px 32px",
    backgroundColor: tokens.colorNeutralBackground1,
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    "@media (max-width: 639px)": { paddingInline: "12px" },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});
