/** Returns the focus to the scan box whenever nothing else needs it. */
import { isFocusFree } from "./targets.ts";

export function keepFocus(input: HTMLInputElement): () => void {
  let isByPointer = true;
  let isPointerDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    // The event opens or closes its part first.
    timer = setTimeout(() => {
      if (!isPointerDown && document.hasFocus() && isFocusFree(isByPointer)) {
        input.focus({ preventScroll: true });
      }
    });
  };
  const onPointerDown = () => isByPointer = isPointerDown = true;
  const onPointerUp = () => {
    isPointerDown = false;
    settle();
  };
  /** A person who moves by keyboard keeps the focus. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Tab") isByPointer = false;
  };
  const listeners: readonly (readonly [EventTarget, string, (event: never) => void])[] = [
    [document, "pointerdown", onPointerDown],
    [document, "pointerup", onPointerUp],
    [document, "pointercancel", onPointerUp],
    [document, "keydown", onKeyDown],
    [document, "click", settle],
    [document, "focusout", settle],
    [document, "focusin", settle],
    [window, "focus", settle],
  ];
  for (const [target, name, listener] of listeners) {
    target.addEventListener(name, listener as EventListener, { capture: true });
  }
  // A removed part (dialog, button) takes the focus with it without an event.
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) settle();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  settle();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const [target, name, listener] of listeners) {
      target.removeEventListener(name, listener as EventListener, { capture: true });
    }
  };
}
