/**
 * All windows share the cookies, so another one may change who is signed in: then this one sends nothing
 * more, shows nothing more, and reloads.
 */
import { read } from "./cookies.ts";

/** Posted to the other windows whenever the token changed. */
const CHANNEL = "session";

/** A lock over all windows; a browser without locks runs it at once. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? locks.request(CHANNEL, work) as Promise<T> : work();
}

export interface OwnWindow {
  /** Null shows nobody. */
  readonly show: (personId: string | null, token: string | null) => void;
  readonly shownPerson: () => string | null;
  /** False when the browser's token is not that of the person shown; the window then reloads. */
  readonly isSame: () => boolean;
  /** Stops all traffic: the browser is about to have another person's token. */
  readonly retire: () => void;
  /** Reloads once: at `to`, or at the current address. */
  readonly restart: (to?: string) => void;
  /** Notifies the other windows that the token changed. */
  readonly announce: () => void;
  readonly stop: () => void;
}

/** @param reload removes the person's data from the screen and loads the page again */
export function ownWindow(reload: (to?: string) => void): OwnWindow {
  let shown: { readonly personId: string; readonly token: string | null } | null = null;
  let isNobodys = false;
  let isRetired = false;
  let isOver = false;
  const restart = (to?: string) => {
    if (isOver) return;
    isOver = isRetired = true;
    reload(to);
  };
  const isSame = () => {
    if (!isRetired && shown !== null && read("token") !== shown.token) restart();
    return !isRetired;
  };
  const look = () => {
    if (isNobodys && read("token") !== null) restart();
    isSame();
  };
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(CHANNEL) : null;
  const sources: readonly (readonly [EventTarget | null, string])[] = [
    [globalThis, "pageshow"],
    [globalThis, "focus"],
    [document, "visibilitychange"],
    [channel, "message"],
  ];
  for (const [source, event] of sources) source?.addEventListener(event, look);
  return {
    show(personId, token) {
      isNobodys = personId === null;
      shown = personId === null ? null : { personId, token };
    },
    shownPerson: () => shown?.personId ?? null,
    isSame,
    retire: () => void (isRetired = true),
    restart,
    announce: () => channel?.postMessage("changed"),
    stop() {
      for (const [source, event] of sources) source?.removeEventListener(event, look);
      channel?.close();
    },
  };
}
