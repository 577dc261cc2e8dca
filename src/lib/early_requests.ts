/** The client takes over the requests that src/app/boot/early_requests.ts sent before the bundle was parsed. */
import type { LoginCallback } from "./login_callback.ts";
import type { Answer } from "./wire.ts";

export interface EarlyState {
  config: Promise<string | null>;
  /** Answers by `requestKey`, each taken once. Null when it did not come: ask again. */
  readonly answers: Map<string, Promise<Answer | null>>;
  /** Answers that have arrived, by the same key: a first screen is drawn with them at once. */
  readonly arrived: Map<string, Answer>;
  readonly loginCallback: LoginCallback | null;
  /** `performance.now()` milliseconds. */
  readonly askedAt: number;
  readonly limit?: AbortSignal;
  /** The position of the first answer among the live events. */
  position?: number;
  picture?: Picture;
  /** Resolves when it is painted, or known to be missing; absent when none may come. */
  painted?: Promise<void>;
  /** The app draws by itself: a picture that comes now is too late, though the page is still empty. */
  isOver?: boolean;
  /** Overrides how long the app's code waits for it, for screens that are not lists. */
  patienceMs?: number;
}

/** Marks a part of the picture that is loaded later, so that React does not report it as a fault. */
export const LATER_PART = "later";

export interface Picture {
  readonly personId: string;
  /** Empty for a screen that the app replaces. */
  readonly list: string;
  /** The app draws the same and replaces it; a list's elements are taken over instead. */
  readonly isReplaced?: boolean;
  readonly address: string;
  readonly now: number;
  /** Returns what was clicked and typed on it, in order, and stops holding events back. */
  release(): readonly HeldEvent[];
}

export interface HeldEvent {
  readonly target: EventTarget;
  readonly event: MouseEvent | KeyboardEvent;
}

declare global {
  /** Undefined until one of the two scripts ran; null when the page began without the early one. */
  var __early: EarlyState | null | undefined;
}

/** An early answer that nobody wanted within this time is outdated. */
const LIFE_MS = 15_000;

/** Two requests are the same when document, variables, page and bearer are. */
export function requestKey(
  text: string,
  variables: unknown,
  page: number,
  perPage: number,
  token: string | null,
): string {
  return JSON.stringify([text, variables, page, perPage, token]);
}

const isFresh = (early: EarlyState): boolean => performance.now() - early.askedAt < LIFE_MS;

export function takeEarly(key: string): Promise<Answer | null> | null {
  const early = globalThis.__early;
  const answer = early?.answers.get(key);
  if (!early || !answer) return null;
  early.answers.delete(key);
  early.arrived.delete(key);
  return isFresh(early) ? answer : null;
}

/** True when the time of the early calls is over: missing ones are not sent again. */
export const isEarlyLate = (): boolean => globalThis.__early?.limit?.aborted === true;

/** Returns the early answer to a request when it has arrived, however old: drawing again would lose what was typed. */
export function peekEarly(key: string): Answer | null {
  const early = globalThis.__early;
  return early && (early.picture || isFresh(early)) ? (early.arrived.get(key) ?? null) : null;
}
