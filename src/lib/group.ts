/**
 * Parts of a screen that stand around what one came for: they come in one file, after it. Where they are here they are
 * drawn at once, without a fallback that would flash.
 */
import { useSyncExternalStore } from "react";
import { loadTwice } from "./chunks.ts";

export interface Group<Parts> {
  /** Begins to load them, once. It never rejects: who draws them says what went wrong. */
  readonly begin: () => Promise<void>;
  /** Null until they are here. @throws {unknown} What kept them from coming. */
  readonly use: () => Parts | null;
}

const NONE = {};
/** Of what loads its own parts. */
export const noParts: Group<object> = { begin: () => Promise.resolve(), use: () => NONE };

/** @param againMs How long a load that failed waits for its second chance; left out: as any part of the app. */
export function groupOf<Parts extends object>(load: () => Promise<Parts>, againMs?: number): Group<Parts> {
  let here: Parts | null = null;
  let failure: { readonly why: unknown } | null = null;
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const begin = () =>
    coming ??= loadTwice(load, againMs).then(
      (parts) => void (here = parts),
      (why) => void (failure = { why }),
    ).then(
      tell,
    );
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const state = () => here ?? failure;
  return {
    begin,
    use() {
      // A hook under a short name: components alone call it.
      // deno-lint-ignore react-rules-of-hooks
      useSyncExternalStore(subscribe, state, state);
      if (failure) throw failure.why;
      return here;
    },
  };
}
