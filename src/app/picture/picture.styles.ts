import { makeStyles, tokens } from "@fluentui/react-components";

export const usePictureStyles = makeStyles({
  bone: {
    boxSizing: "border-box",
    width: "96px",
    height: "32px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  /** On a phone the steps take several lines: the parts below them come with them. */
  below: { "@container record (max-width: 639px)": { display: "none" } },
  /** Garments, packages and the timeline are longer than a window: the page scrolls, and is as wide as then. */
  rest: { height: "100vh" },
  /** Below the work it would be placed too high: the rest of the work comes with the app. */
  beside: { display: "none", "@container record (min-width: 820px)": { display: "block" } },
});
