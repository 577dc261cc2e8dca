/** Watches for another person signing in in another window: then this window sends and shows nothing more, and reloads. */
import { read } from "./cookies.ts";

const CHANNEL = "session";

/** Runs some work under a lock that all windows share; in a browser without locks it runs at once. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? locks.request(CHANNEL, work) as Promise<T> : work();
}

export interface OwnWindow {
  readonly show: (personId: string | null, token: string | null) => void;
  readonly shownPerson: () => string | null;
  /** Returns false if the browser's token is not that of the shown person; then the window reloads. */
  readonly isSame: () => boolean;
  /** Stops all calls, because the browser is about to get another person's token. */
  readonly retire: () => void;
  readonly restart: (to?: string) => void;
  readonly announce: () => void;
  readonly stop: () => void;
}

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
  const check = () => {
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
  for (const [source, event] of sources) source?.addEventListener(event, check);
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
      for (const [source, event] of sources) source?.removeEventListener(event, check);
      channel?.close();
    },
  };
}
