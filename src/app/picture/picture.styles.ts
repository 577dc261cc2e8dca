/** What is only in a first picture: places of what the app draws. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const usePictureStyles = makeStyles({
  /** A button's place. */
  bone: {
    boxSizing: "border-box",
    width: "96px",
    height: "32px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  /** On a phone the steps take more lines than one: what stands below them comes with them. */
  below: { "@container record (max-width: 639px)": { display: "none" } },
  /** Garments, parcels and the timeline are longer than a window: the page scrolls, and is as wide as then. */
  rest: { height: "100vh" },
  /** Where it would stand below the work, it would stand too high: the rest of the work comes with the app. */
  beside: { display: "none", "@container record (min-width: 820px)": { display: "block" } },
});
