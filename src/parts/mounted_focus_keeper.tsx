/**
 * The focus manager is mounted outside of everything that may be suspended. It ends with the last component that uses
 * it, and with one that is suspended: a dialog over the screen would then leave it hidden from screen readers.
 */
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { ComponentType } from "react";

export const keeper = signal<ComponentType | null>(null);

export function FocusKeeper() {
  useSignals();
  const Keeper = keeper.value;
  return Keeper && <Keeper />;
}
