/**
 * Keeps the focus manager of the components alive, from the first part on that holds the focus. Whatever draws such a
 * part imports this file, so that the manager is never its alone.
 */
import { useFocusFinders } from "@fluentui/react-components";
import { keeper } from "./kept_focus.tsx";

function FocusKeeper() {
  useFocusFinders();
  return null;
}

keeper.value = FocusKeeper;
