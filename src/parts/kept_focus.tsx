/**
 * The place of the focus manager, beside everything that may be suspended. The manager ends with the last component
 * that uses it, and with one that is suspended: what was open over the screen would leave it hidden from screen readers.
 */
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { ComponentType } from "react";

/** Set by focus_keeper.tsx beside it, which comes with the first part that holds the focus; never taken away. */
export const keeper = signal<ComponentType | null>(null);

export function KeptFocus() {
  useSignals();
  const Keeper = keeper.value;
  return Keeper && <Keeper />;
}
