/** Of the place alone: what stands in it is loaded by the few who act as somebody. */
import { makeStyles, tokens } from "@fluentui/react-components";

/** Height of the bar; what fills the window is so much less high. */
export const BAR_HEIGHT = "40px";

export const usePlaceStyles = makeStyles({
  place: {
    height: BAR_HEIGHT,
    boxSizing: "border-box",
    position: "relative",
    overflow: "hidden",
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorStatusWarningBackground2,
    borderBottom: `2px solid ${tokens.colorStatusWarningBorderActive}`,
    "@media print": { height: "auto" },
  },
});
