/** Loads the secondary parts of a screen as one file, and draws loaded parts at once: a fallback would flash. */
import { useSyncExternalStore } from "react";
import { loadTwice } from "./chunks.ts";

export interface Group<Parts> {
  /** Begins to load them, once. It never rejects: drawing them throws the error. */
  readonly begin: () => Promise<void>;
  /** Returns null until they are loaded. @throws {unknown} the error that kept them from loading */
  readonly use: () => Parts | null;
}

const NONE = {};
export const noParts: Group<object> = { begin: () => Promise.resolve(), use: () => NONE };

export function groupOf<Parts extends object>(load: () => Promise<Parts>, againMs?: number): Group<Parts> {
  let group: Parts | null = null;
  let failure: { readonly why: unknown } | null = null;
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const begin = () =>
    coming ??= loadTwice(load, againMs).then(
      (parts) => void (group = parts),
      (why) => void (failure = { why }),
    ).then(
      tell,
    );
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const state = () => group ?? failure;
  return {
    begin,
    use() {
      // A hook under a short name: only components call it.
      // deno-lint-ignore react-rules-of-hooks
      useSyncExternalStore(subscribe, state, state);
      if (failure) throw failure.why;
      return group;
    },
  };
}
