/** Decides which element gets a key, and which may keep the focus while a scan box listens. */

const TEXTS =
  "input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=file]), textarea, select, [contenteditable], [role=textbox], [role=combobox]";
const PRESSED =
  "a[href], button, summary, input, [role=button], [role^=menuitem], [role=option], [role=tab], [role=switch]";
/** A part that opened over the screen and keeps the focus inside. */
const WITHIN = "[role=dialog], [role=alertdialog]";
/** A part over the screen that keeps the focus. */
const OVER = '[aria-modal="true"], [role=menu], [role=listbox], dialog[open]';

const matches = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.matches(selector);

/** A field in which another text is written. */
export const isTextField = (target: EventTarget | null): boolean => matches(target, TEXTS);
/** An element that uses Enter and Space. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PRESSED) !== null;
export const isSomethingOver = (): boolean => document.querySelector(OVER) !== null;

/** Returns true when nothing needs the focus: it is nowhere, or on a button that was just clicked. */
export function isFocusFree(isByPointer: boolean): boolean {
  if (isSomethingOver()) return false;
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return isByPointer && !isTextField(activeElement) && activeElement.closest(WITHIN) === null;
}
