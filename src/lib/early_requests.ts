/** Gives the client the requests that src/app/boot/early_requests.ts sent before the bundle was parsed. */
import type { LoginCallback } from "./login_callback.ts";
import type { Answer } from "./wire.ts";

export interface EarlyState {
  config: Promise<string | null>;
  /** Answers by `requestKey`, each used once; null if the request failed and has to be sent again. */
  readonly answers: Map<string, Promise<Answer | null>>;
  /** Answers that have arrived, by the same key, with which a first screen is drawn at once. */
  readonly arrived: Map<string, Answer>;
  readonly loginCallback: LoginCallback | null;
  /** Time of the first request, in milliseconds of `performance.now()`. */
  readonly askedAt: number;
  readonly limit?: AbortSignal;
  /** Position among the live events at the time of the first answer. */
  position?: number;
  picture?: Picture;
  /** Resolves when the picture is painted, or when it is known that there is none; absent if no picture is expected. */
  painted?: Promise<void>;
  /** True once the app has begun to draw: a picture would now be too late, even if the page is still empty. */
  isOver?: boolean;
  /** Overrides the app's maximum wait for the picture, for screens whose files have to load first. */
  patienceMs?: number;
}

/** Marks a part of the picture that is loaded later, so that React does not report it as an error. */
export const LATER_PART = "later";

export interface Picture {
  readonly personId: string;
  /** Id of the list; empty for a screen that the app replaces. */
  readonly list: string;
  /** True if the app draws the same screen and replaces the picture, instead of taking over its elements as for a list. */
  readonly isReplaced?: boolean;
  readonly address: string;
  readonly now: number;
  /** Returns the clicks and keys on the picture in order, and stops holding events back. */
  release(): readonly HeldEvent[];
}

export interface HeldEvent {
  readonly target: EventTarget;
  readonly event: MouseEvent | KeyboardEvent;
}

declare global {
  /** Undefined until the early script or the app has run; null if the app started without the early script. */
  var __early: EarlyState | null | undefined;
}

/** An early answer that was not used within this time is outdated. */
const LIFE_MS = 15_000;

/** Returns a key of a request: equal for the same document, variables, page and bearer token. */
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

/** Returns true if the time of the early calls is over: then missing answers are not requested again. */
export const isEarlyLate = (): boolean => globalThis.__early?.limit?.aborted === true;

/** Returns the early answer to a request if it has arrived; under a picture even an old one is used. */
export function peekEarly(key: string): Answer | null {
  const early = globalThis.__early;
  return early && (early.picture || isFresh(early)) ? (early.arrived.get(key) ?? null) : null;
}
