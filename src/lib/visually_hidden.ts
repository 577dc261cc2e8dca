/** Hidden text is fixed: an absolute box would be placed where its text is, and lengthen its container. */
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
