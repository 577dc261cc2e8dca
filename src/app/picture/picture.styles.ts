import { makeStyles, tokens } from "@fluentui/react-components";

export const usePictureStyles = makeStyles({
  skeletonBar: {
    boxSizing: "border-box",
    width: "96px",
    height: "32px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  selectPlace: { height: "24px" },
  /** On a phone the selects and the button of a report take two lines. */
  choicesPlace: { height: "24px", "@media (max-width: 639px)": { height: "56px" } },
  viewsPlace: { height: "36px", "@media (forced-colors: active)": { height: "39px" } },
  /** On a phone the steps take several lines, so the parts below them are left to the app. */
  below: { "@container record (max-width: 639px)": { display: "none" } },
  /** Reserves the height of a page that scrolls, so that its width stays the same. */
  rest: { height: "100vh" },
  /** In one column these parts would be drawn too high, so they are left to the app. */
  beside: { display: "none", "@container record (min-width: 820px)": { display: "block" } },
});
