/** Remembers the position of the first answers among the live events. The socket begins there, so that it misses no change. */
import { HEADERS } from "../../api/constants.ts";

let first: number | null = null;

export function notePosition(headers: Headers): void {
  const text = headers.get(HEADERS.livePosition);
  if (text !== null) first = Math.min(first ?? Infinity, Number(text));
}

/** Returns the earliest position of all answers so far, including those of the early script; null if no answer had one. */
export function firstPosition(): number | null {
  const early = globalThis.__early?.position ?? null;
  return early === null ? first : Math.min(early, first ?? Infinity);
}

export function forgetPosition(): void {
  first = null;
  if (globalThis.__early) delete globalThis.__early.position;
}
