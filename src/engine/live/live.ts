/**
 * Changes as they happen. Screens listen by entity and fetch again what they show. Where the socket is missing
 * they are told every 15 seconds that something may have changed.
 */
import { signal } from "@preact/signals-react";
import { EVERY_ENTITY } from "../../../api/constants.ts";
import { firstPosition, forgetPosition } from "../../lib/live_position.ts";
import type { OpenSocket, SocketEvents } from "./socket.ts";

export type ChangeListener = (ids: readonly string[]) => void;

/** How often a screen fetches again while there is no socket. */
const POLL_MS = 15_000;

/** `on`: changes come by themselves; `polling`: they are looked for. */
export const liveState = signal<"off" | "on" | "polling">("off");

const listeners = new Map<string, Set<ChangeListener>>();
const gapListeners = new Set<() => void>();

/** Hears the ids of one entity (its list's query name) that changed. */
export function onChange(entity: string, listener: ChangeListener): () => void {
  const known = listeners.get(entity) ?? new Set();
  listeners.set(entity, known.add(listener));
  return () => known.delete(listener);
}

/** Hears that changes may have been missed: fetch again what is shown. */
export function onGap(listener: () => void): () => void {
  gapListeners.add(listener);
  return () => gapListeners.delete(listener);
}

/** Tells the listeners of an entity. */
export function tellChange(entity: string, ids: readonly string[]): void {
  for (const listener of listeners.get(entity) ?? []) listener(ids);
}

function tellGap(): void {
  for (const listener of gapListeners) listener();
}

const loadSocket = () => import("./live_socket.ts").then((module) => module.openSocket);

/** Follows changes until the returned function is called: at sign-out. */
export function startLive(onRefused: () => void, load: () => Promise<OpenSocket> = loadSocket): () => void {
  let close = () => {};
  let isStopped = false;
  let wasDown = false;
  const timer = setInterval(() => {
    if (liveState.peek() === "polling" && document.visibilityState === "visible") tellGap();
  }, POLL_MS);
  const goDown = () => {
    wasDown = true;
    if (!isStopped) liveState.value = "polling";
  };
  const events: SocketEvents = {
    since: () => wasDown ? null : firstPosition(),
    onOpen: () => {
      // The first socket begins where the first answer stood, as far as the API said so.
      if (wasDown || firstPosition() === null) tellGap();
      liveState.value = "on";
    },
    onChange: (entity, ids) => entity === EVERY_ENTITY ? tellGap() : tellChange(entity, ids),
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
