/** Styles of a list's page, which does not scroll: its table does. */
import { makeStyles, tokens } from "@fluentui/react-components";

const slide = { from: { transform: "translateX(-100%)" }, to: { transform: "translateX(400%)" } };

export const usePageStyles = makeStyles({
  beside: { display: "flex", flexGrow: 1, minHeight: 0, minWidth: 0 },
  page: {
    containerType: "inline-size",
    containerName: "list",
    position: "relative",
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minWidth: 0,
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  /** Reserves the height of a line before the text is loaded. */
  note: { display: "flow-root", flexShrink: 0, minHeight: "32px" },
  busy: {
    position: "relative",
    height: 0,
    zIndex: 4,
    "::before": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      height: "2px",
      overflow: "hidden",
      backgroundColor: tokens.colorNeutralStroke2,
      animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
      animationDuration: "100ms",
    },
    "::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      width: "25%",
      height: "2px",
      backgroundColor: tokens.colorBrandBackground,
      animationName: slide,
      animationDuration: "1.2s",
      animationIterationCount: "infinite",
      "@media (prefers-reduced-motion: reduce)": { animationName: "none", width: "100%" },
    },
  },
  clip: { position: "relative", overflowX: "clip" },
});
