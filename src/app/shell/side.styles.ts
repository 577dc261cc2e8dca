import { makeStyles, tokens } from "@fluentui/react-components";

const EDGE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useSideStyles = makeStyles({
  place: { position: "relative", flexShrink: 0, width: "232px" },
  rail: { width: "56px" },
  panel: {
    position: "absolute",
    zIndex: 5,
    insetBlock: 0,
    insetInlineStart: 0,
    width: "100%",
    boxSizing: "border-box",
    overflow: "hidden",
    backgroundColor: tokens.colorNeutralBackground3,
    borderRight: EDGE,
  },
  over: { width: "232px", boxShadow: tokens.shadow28 },
  shadow: { boxShadow: tokens.shadow8 },
  toggle: { justifyContent: "flex-start", minWidth: 0, width: "100%", paddingInline: "6px", fontWeight: 400 },
  toggleRail: { width: "32px" },
});
