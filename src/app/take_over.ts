/** Hands the early picture's elements over to the app, and repeats a person's earlier actions on them. */
import { type ReactNode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { appearanceOf } from "../../api/people/customizer.ts";
import { hasFieldWords } from "../engine/field_words.ts";
import { type HeldEvent, LATER_PART, type Picture } from "../lib/early_requests.ts";
import { direction, lateWords } from "../lib/i18n.ts";
import { beginTakeOver, endTakeOver } from "../lib/take_over.ts";
import { holdNow } from "../lib/now.ts";
import { allLists, firstList } from "./lists.ts";
import type { Me } from "../lib/person.ts";

/** Maximum wait for a screen, which may never load. */
const MAX_MS = 10_000;

export const isPictureOf = (person: Me, { personId, address }: Picture): boolean =>
  person._id === personId && address === location.pathname + location.search;

let replacing: typeof import("./replace.ts") | null = null;

/** Waits for the code and words of a list or screen, because React would remove the picture while they load. */
export async function isReady({ list, isReplaced }: Picture): Promise<void> {
  if (isReplaced) {
    replacing = await import("./replace.ts");
    return await replacing.loadScreen();
  }
  const first = firstList(list);
  if (first && hasFieldWords(first)) return;
  await Promise.all([!first && allLists.begin(), lateWords().catch(() => {})]);
}

export function release(picture: Picture): readonly HeldEvent[] {
  delete globalThis.__early?.picture;
  return picture.release();
}

function again({ target: was, event }: HeldEvent): void {
  const target = was instanceof Element && !was.isConnected ? replacing?.findSameElement(was, event) : was;
  if (!target) return;
  const { bubbles, cancelable, composed, ctrlKey, shiftKey, altKey, metaKey } = event;
  const init = { bubbles, cancelable, composed, ctrlKey, shiftKey, altKey, metaKey };
  if (event instanceof KeyboardEvent) {
    const { key, code, repeat } = event;
    target.dispatchEvent(new KeyboardEvent(event.type, { ...init, key, code, repeat }));
  } else {
    const { button, detail, clientX, clientY } = event;
    target.dispatchEvent(
      new MouseEvent(event.type, { ...init, button, detail, clientX, clientY, view: window }),
    );
  }
}

/** Dispatches events for text that was typed before React listened. */
function replayTyping(root: HTMLElement): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const input of root.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])")) {
    const { value, defaultValue, selectionStart, selectionEnd } = input;
    if (value === defaultValue) continue;
    input.value = defaultValue;
    write?.call(input, value);
    input.setSelectionRange(selectionStart, selectionEnd);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function replayFocus(root: HTMLElement): void {
  const focused = document.activeElement;
  if (focused && focused !== root && root.contains(focused)) {
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
}

function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && "digest" in error && error.digest === LATER_PART)) console.warn(error);
}

/** @param app calls `endTakeOver` as soon as it has taken over the picture's elements */
export function takeOver(picture: Picture, app: ReactNode, person: Me): Root {
  const root = document.getElementById("root")!;
  holdNow(picture.now);
  direction.value = appearanceOf(person.customizer).direction;
  beginTakeOver(() => {
    clearTimeout(timer);
    // The clicks are queued, because React hydrates a row as soon as an event occurs in it.
    queueMicrotask(() => {
      const held = release(picture);
      // A replaced picture has no inputs and is no longer in the page.
      if (!picture.isReplaced) {
        replayTyping(root);
        replayFocus(root);
      }
      held.forEach(again);
    });
  });
  const timer = setTimeout(endTakeOver, MAX_MS);
  let made: Root | null = null;
  startTransition(() => {
    made = picture.isReplaced && replacing
      ? replacing.replace(root, app)
      : hydrateRoot(root, app, { onRecoverableError });
  });
  return made!;
}
