/** Loads the secondary parts of a screen as one file. Loaded parts are drawn at once, because a fallback would flash. */
import { useSyncExternalStore } from "react";
import { loadWithRetry } from "./chunks.ts";

export interface Group<Parts> {
  /** Starts to load the parts, again after a failure that nothing on the screen shows. It never rejects. */
  readonly begin: () => Promise<void>;
  /** Returns the parts; null until they are loaded. @throws {unknown} the error while a part waited for them */
  readonly use: () => Parts | null;
}

const NONE = {};
export const noParts: Group<object> = { begin: () => Promise.resolve(), use: () => NONE };

export function groupOf<Parts extends object>(load: () => Promise<Parts>, againMs?: number): Group<Parts> {
  let group: Parts | null = null;
  let failure: { readonly why: unknown } | null = null;
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const notifyAll = () => listeners.forEach((listener) => listener());
  const begin = () =>
    coming ??= loadWithRetry(load, againMs).then(
      (parts) => void (group = parts),
      (why) => {
        // Without a part that waits for it, as after a prefetch, the next one tries again.
        if (listeners.size > 0) failure = { why };
        else coming = null;
      },
    ).then(
      notifyAll,
    );
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (failure && listeners.size === 0) failure = coming = null;
    };
  };
  const state = () => group ?? failure;
  return {
    begin,
    use() {
      // This is a hook in spite of its name: only components call it.
      // deno-lint-ignore react-rules-of-hooks
      useSyncExternalStore(subscribe, state, state);
      if (failure) throw failure.why;
      return group;
    },
  };
}
