/** Hides text visually, in a fixed position, because an absolute box would lengthen its container. */
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

/** Returns the class. It is only for text, because an element with a fixed position cannot be scrolled to when it is focused. */
export const useVisuallyHidden = (): string => useStyles().unseen;
