/** Keeps the focus manager alive: each part that holds the focus imports this file, so none of them owns it. */
import { useFocusFinders } from "@fluentui/react-components";
import { keeper } from "./mounted_focus_keeper.tsx";

function FocusKeeper() {
  useFocusFinders();
  return null;
}

keeper.value = FocusKeeper;
