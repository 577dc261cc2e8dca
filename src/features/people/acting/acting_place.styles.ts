import { makeStyles, tokens } from "@fluentui/react-components";

/** Height of the bar, by which layouts that fill the window are shorter. */
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
