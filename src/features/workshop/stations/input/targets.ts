/** Whose a key is, and who may have the focus while a scan box listens. */

const TEXTS =
  "input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=file]), textarea, select, [contenteditable], [role=textbox], [role=combobox]";
const PRESSED =
  "a[href], button, summary, input, [role=button], [role^=menuitem], [role=option], [role=tab], [role=switch]";
/** Part of something that opened over the screen, whose focus stays in it. */
const WITHIN = "[role=dialog], [role=alertdialog]";
/** What is open over the screen keeps the focus to itself. */
const OVER = '[aria-modal="true"], [role=menu], [role=listbox], dialog[open]';

const matches = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.matches(selector);

/** Somebody writes something else there. */
export const isTextField = (target: EventTarget | null): boolean => matches(target, TEXTS);
/** Enter and Space belong to it. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PRESSED) !== null;
export const isSomethingOver = (): boolean => document.querySelector(OVER) !== null;

/** Who has the focus has it for no reason: nobody, or a button that a finger or a mouse has just pressed. */
export function isFocusFree(isByPointer: boolean): boolean {
  if (isSomethingOver()) return false;
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return isByPointer && !isTextField(activeElement) && activeElement.closest(WITHIN) === null;
}
