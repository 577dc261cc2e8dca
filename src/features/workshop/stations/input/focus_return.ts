/** Returns the focus to the scan box whenever nothing else needs it. */
import { isFocusFree } from "./targets.ts";

export function keepFocus(input: HTMLInputElement): () => void {
  let isByPointer = true;
  let isPointerDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    // Waits until the event has opened or closed a part of the screen.
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
  /** Notes that a person moves the focus by keyboard: then it must not be taken away. */
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
  // Removing the focused element, such as a dialog or button, fires no event.
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
