/**
 * Visually hidden text is fixed, so that it lengthens nothing: an absolute box of one pixel would be placed
 * where its text is, and its container would scroll down to it.
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

/** For words only: an element that takes the focus has to be scrolled to. */
export const useUnseen = (): string => useStyles().unseen;
