/** Mounts the focus manager outside of all that may be suspended: it ends with a suspended component. */
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { ComponentType } from "react";

export const keeper = signal<ComponentType | null>(null);

export function FocusKeeper() {
  useSignals();
  const Keeper = keeper.value;
  return Keeper && <Keeper />;
}
