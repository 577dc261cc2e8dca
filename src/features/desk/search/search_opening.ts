import { signal } from "@preact/signals-react";

export interface SearchOpening {
  readonly text: string;
  /** True for a scan or paste: if exactly one record matches, the search opens it. */
  readonly isCode: boolean;
  /** The element that gets the focus back. */
  readonly opener: HTMLElement | null;
}

export const searchOpening = signal<SearchOpening | null>(null);

/** True from the first opening on, since the search then stays mounted. */
export const isWanted = signal(false);

export function openSearch(text = "", isCode = false): void {
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
  isWanted.value = true;
  searchOpening.value = { text, isCode, opener };
}
