/** Menu links and steps that extensions add; empty until `extension_watch.tsx` has loaded them. */
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

export interface ExtensionItems {
  readonly links: readonly AddedLink[];
  readonly actions: readonly AddedAction[];
}

const NOTHING: ExtensionItems = { links: [], actions: [] };

export const extensionItems = signal<ExtensionItems>(NOTHING);

export const forgetAdded = (): void => void (extensionItems.value = NOTHING);

export function useAdded(): ExtensionItems {
  useSignals();
  return extensionItems.value;
}
