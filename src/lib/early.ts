/** What src/app/boot/early.ts asked for before the bundle was parsed, and how the client takes it over. */
import type { LoginCallback } from "./login_callback.ts";
import type { Answer } from "./wire.ts";

/** Left on the global by the early script. */
export interface EarlyState {
  /** Text of config.json, null when it did not come. */
  config: Promise<string | null>;
  /** By `requestKey`: each answer is taken once. Null when it did not come: ask again. */
  readonly answers: Map<string, Promise<Answer | null>>;
  /** Those of them that are there already, by the same key: a first screen is drawn with them at once. */
  readonly here: Map<string, Answer>;
  /** What the login site brought, already out of the address. */
  readonly loginCallback: LoginCallback | null;
  /** When the answers were asked for, in `performance.now()` milliseconds. */
  readonly askedAt: number;
  /** Ends what was not answered within the time of a call. */
  readonly limit?: AbortSignal;
  /** Where the first of the answers stands among the live events. */
  position?: number;
  /** What is on the screen already, for the app to take over; gone when it has. */
  picture?: Picture;
  /** When it is painted, or it is known that there is none; absent where none may come. */
  painted?: Promise<void>;
  /** The app draws by itself: what comes now comes too late, though nothing stands on the page yet. */
  isOver?: boolean;
  /** How long the app's code waits for that, where it is not as long as for a list. */
  patienceMs?: number;
}

/** What a part of the picture says that is loaded later, so that React does not report it as a fault. */
export const LATER_PART = "later";

/** The first picture of a screen, drawn before the app was here. */
export interface Picture {
  /** Whom it is for. */
  readonly personId: string;
  /** Id of the list that it shows; none of a screen that the app puts in its place. */
  readonly list: string;
  /** The app draws the same and puts it in its place, where a list's elements become the app's. */
  readonly isReplaced?: boolean;
  /** Path and search of its address. */
  readonly address: string;
  /** The moment that its times are told from, in unix seconds. */
  readonly now: number;
  /** What was clicked and typed on it, in its order; from now on nothing is held back. */
  release(): readonly Held[];
}

/** An event that came before anybody could act on it. */
export interface Held {
  readonly target: EventTarget;
  readonly event: MouseEvent | KeyboardEvent;
}

declare global {
  /** Undefined until one of the two scripts ran; null when the page began without the early one. */
  var __early: EarlyState | null | undefined;
}

/** An early answer that nobody wanted within this time is not the present any more. */
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

/** The early answer to a request, once; null when there is none. */
export function takeEarly(key: string): Promise<Answer | null> | null {
  const early = globalThis.__early;
  const answer = early?.answers.get(key);
  if (!early || !answer) return null;
  early.answers.delete(key);
  early.here.delete(key);
  return isFresh(early) ? answer : null;
}

/** True when the time of the early calls is over: what did not come is not asked for again. */
export const isEarlyLate = (): boolean => globalThis.__early?.limit?.aborted === true;

/**
 * The early answer to a request when it is there already. It is not taken: `takeEarly` does that.
 * What a picture shows is taken over however old it is: drawn anew, it would lose what was clicked, typed and scrolled.
 * Live changes go on from its position, so what it missed comes after.
 */
export function earlyHere(key: string): Answer | null {
  const early = globalThis.__early;
  return early && (early.picture || isFresh(early)) ? (early.here.get(key) ?? null) : null;
}
