/** Mounts the focus manager outside of all components that may be suspended, because it would end with them. */
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { ComponentType } from "react";

export const keeper = signal<ComponentType | null>(null);

export function FocusKeeper() {
  useSignals();
  const Keeper = keeper.value;
  return Keeper && <Keeper />;
}
