/**
 * Where the first answers of this page stand among the live events: the socket opens later than they were given, and
 * begins there, so that nothing that changed in between is missed.
 */
import { HEADERS } from "../../api/constants.ts";

let first: number | null = null;

/** Notes where an answer stands. An answer without the header says nothing. */
export function notePosition(headers: Headers): void {
  const text = headers.get(HEADERS.livePosition);
  if (text !== null) first = Math.min(first ?? Infinity, Number(text));
}

/** The earliest of all answers so far, those of the early script among them; null when none said. */
export function firstPosition(): number | null {
  const early = globalThis.__early?.position ?? null;
  return early === null ? first : Math.min(early, first ?? Infinity);
}

/** Another person begins: what the one before saw is no beginning for them. */
export function forgetPosition(): void {
  first = null;
  if (globalThis.__early) delete globalThis.__early.position;
}
