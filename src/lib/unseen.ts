/**
 * What is said and not seen. It is fixed, so that it lengthens nothing: an absolute box of one pixel stands where its
 * text would, out of every scroller between, and whatever holds it scrolls down to there.
 */
import { makeStyles } from "@fluentui/react-components";

const useStyles = makeStyles({
  unseen: {
    position: "fixed",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});

/** The class of such an element. It is for words: what takes the focus has to be scrolled to. */
export const useUnseen = (): string => useStyles().unseen;
