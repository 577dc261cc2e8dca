/** Decides which elements handle keys and may keep the focus while a scan box listens. */

const TEXTS =
  "input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=file]), textarea, select, [contenteditable], [role=textbox], [role=combobox]";
const PRESSED =
  "a[href], button, summary, input, [role=button], [role^=menuitem], [role=option], [role=tab], [role=switch]";
/** Dialogs, in which the focus may stay. */
const WITHIN = "[role=dialog], [role=alertdialog]";
/** Open parts over the screen, which must keep the focus. */
const OVER = '[aria-modal="true"], [role=menu], [role=listbox], dialog[open]';

const PRINTED = 'iframe[tabindex="-1"]';

const matches = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.matches(selector);

/** Checks for a field in which a person writes text. */
export const isTextField = (target: EventTarget | null): boolean => matches(target, TEXTS);
/** Checks for an element that Enter or Space presses. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PRESSED) !== null;
export const isOverlayOpen = (): boolean => document.querySelector(OVER) !== null;

/** Returns true if no element has the focus, or only one that was clicked and takes no text. */
export function isFocusFree(isByPointer: boolean): boolean {
  if (isOverlayOpen()) return false;
  const { activeElement } = document;
  // The invisible frame of a print takes the focus, and gives it back to nobody.
  if (!activeElement || activeElement === document.body || activeElement.matches(PRINTED)) return true;
  return isByPointer && !isTextField(activeElement) && activeElement.closest(WITHIN) === null;
}
