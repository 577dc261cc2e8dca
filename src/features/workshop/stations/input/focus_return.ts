/** The focus comes back to the scan box whenever nothing else has a reason to have it. */
import { isFocusFree } from "./targets.ts";

/** @returns what ends it */
export function keepFocus(input: HTMLInputElement): () => void {
  let isByPointer = true;
  let isPointerDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    // What the event opens or closes is there after it.
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
  /** Who walks by keyboard is let walk. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Tab") isByPointer = false;
  };
  const heard: readonly (readonly [EventTarget, string, (event: never) => void])[] = [
    [document, "pointerdown", onPointerDown],
    [document, "pointerup", onPointerUp],
    [document, "pointercancel", onPointerUp],
    [document, "keydown", onKeyDown],
    [document, "click", settle],
    [document, "focusout", settle],
    [document, "focusin", settle],
    [window, "focus", settle],
  ];
  for (const [target, name, listener] of heard) {
    target.addEventListener(name, listener as EventListener, { capture: true });
  }
  // A part that is taken away with the focus in it says nothing: its dialog, its button.
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) settle();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  settle();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const [target, name, listener] of heard) {
      target.removeEventListener(name, listener as EventListener, { capture: true });
    }
  };
}
