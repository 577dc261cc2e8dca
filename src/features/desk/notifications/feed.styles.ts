import { makeStyles, tokens } from "@fluentui/react-components";

export const useFeedStyles = makeStyles({
  holder: { position: "relative", display: "flex", flexDirection: "column", flexGrow: 1, minHeight: 0 },
  /** The button overlaps the feed, so that nothing moves. */
  fresh: {
    position: "absolute",
    top: "8px",
    insetInline: 0,
    zIndex: 1,
    display: "flex",
    justifyContent: "center",
    pointerEvents: "none",
    "> button": { pointerEvents: "auto", boxShadow: tokens.shadow8 },
  },
  scroller: { flexGrow: 1, minHeight: 0, overflowY: "auto", overscrollBehavior: "contain" },
  foot: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "8px",
    padding: "16px",
    fontSize: tokens.fontSizeBase200,
    lineHeight: "24px",
    color: tokens.colorNeutralForeground2,
  },
});
