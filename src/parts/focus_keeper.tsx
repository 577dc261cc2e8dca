/**
 * Keeps the focus manager alive from the first part on that holds the focus. Every such part imports this
 * file, so that the manager never belongs to one part alone.
 */
import { useFocusFinders } from "@fluentui/react-components";
import { keeper } from "./mounted_focus_keeper.tsx";

function FocusKeeper() {
  useFocusFinders();
  return null;
}

keeper.value = FocusKeeper;
