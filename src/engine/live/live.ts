/** Live changes: screens listen to an entity and fetch its data again. Without the socket they poll. */
import { signal } from "@preact/signals-react";
import { EVERY_ENTITY } from "../../../api/constants.ts";
import { firstPosition, forgetPosition } from "../../lib/live_position.ts";
import type { OpenSocket, SocketEvents } from "./socket.ts";

export type ChangeListener = (ids: readonly string[]) => void;

/** Polling interval of visible screens without a socket. */
const POLL_MS = 15_000;

/** `on`: changes are pushed; `polling`: screens are called at intervals. */
export const liveState = signal<"off" | "on" | "polling">("off");

const listeners = new Map<string, Set<ChangeListener>>();
const gapListeners = new Set<() => void>();

/** Calls the listener with the changed ids of one entity, which is named as the query of its list. */
export function onChange(entity: string, listener: ChangeListener): () => void {
  const known = listeners.get(entity) ?? new Set();
  listeners.set(entity, known.add(listener));
  return () => known.delete(listener);
}

/** Calls the listener when changes may have been missed, so that it fetches its data again. */
export function onGap(listener: () => void): () => void {
  gapListeners.add(listener);
  return () => gapListeners.delete(listener);
}

export function publishChange(entity: string, ids: readonly string[]): void {
  for (const listener of listeners.get(entity) ?? []) listener(ids);
}

function publishGap(): void {
  for (const listener of gapListeners) listener();
}

const loadSocket = () => import("./live_socket.ts").then((module) => module.openSocket);

/** Starts to follow changes. Call the returned function at sign-out. */
export function startLive(onRefused: () => void, load: () => Promise<OpenSocket> = loadSocket): () => void {
  let close = () => {};
  let isStopped = false;
  let wasDown = false;
  const timer = setInterval(() => {
    if (liveState.peek() === "polling" && document.visibilityState === "visible") publishGap();
  }, POLL_MS);
  const goDown = () => {
    wasDown = true;
    if (!isStopped) liveState.value = "polling";
  };
  const events: SocketEvents = {
    since: () => wasDown ? null : firstPosition(),
    onOpen: () => {
      // The first socket misses no changes if the API's first answer has a position from which it begins.
      if (wasDown || firstPosition() === null) publishGap();
      liveState.value = "on";
    },
    onChange: (entity, ids) => entity === EVERY_ENTITY ? publishGap() : publishChange(entity, ids),
    onDown: goDown,
    onRefused,
  };
  load().then((open) => {
    if (!isStopped) close = open(events);
  }, goDown);
  return () => {
    isStopped = true;
    clearInterval(timer);
    close();
    forgetPosition();
    liveState.value = "off";
  };
}
