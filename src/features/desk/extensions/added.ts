/** Empty until the part that loads after the first paint fills them. */
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";

export interface AddedLink {
  readonly key: string;
  readonly group: string;
  readonly href: string;
}

export interface AddedAction {
  readonly of: string;
  readonly key: string;
  readonly list: string;
}

export interface Added {
  readonly links: readonly AddedLink[];
  readonly actions: readonly AddedAction[];
}

const NOTHING: Added = { links: [], actions: [] };

export const added = signal<Added>(NOTHING);

export const forgetAdded = (): void => void (added.value = NOTHING);

export function useAdded(): Added {
  useSignals();
  return added.value;
}
