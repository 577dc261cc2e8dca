/** Keeps Fluent's focus manager alive. Each part that traps the focus imports this file, so that none owns the manager. */
import { useFocusFinders } from "@fluentui/react-components";
import { keeper } from "./mounted_focus_keeper.tsx";

function FocusKeeper() {
  useFocusFinders();
  return null;
}

keeper.value = FocusKeeper;
