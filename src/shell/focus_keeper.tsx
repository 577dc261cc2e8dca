/**
 * Keeps the focus manager of the components alive. It ends with the last component that uses it, and what was open
 * over the screen until then would leave the screen hidden from screen readers.
 */
import { useFocusFinders } from "@fluentui/react-components";

export default function FocusKeeper() {
  useFocusFinders();
  return null;
}
