/** That the search was opened: said from the bar, by a key, by a scan; heard by what shows it. */
import { signal } from "@preact/signals-react";

export interface Opening {
  readonly text: string;
  /** It came at once, as a scan does: it goes by itself where one record has it. */
  readonly isCode: boolean;
  /** Where the focus returns to. */
  readonly opener: HTMLElement | null;
}

/** Null while it is closed. */
export const opening = signal<Opening | null>(null);

/** True once it was opened: what shows it stays. */
export const isWanted = signal(false);

export function openSearch(text = "", isCode = false): void {
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
  isWanted.value = true;
  opening.value = { text, isCode, opener };
}
