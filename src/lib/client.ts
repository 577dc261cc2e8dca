/** The one transport. Every call ends in an Outcome; nothing here throws for a failed call. */
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE, HEADERS, REQUEST_TIMEOUT_MS } from "../../api/constants.ts";
import { STATUS_DESTINATIONS } from "../../api/errors.ts";
import type { Operation } from "../../api/operation.ts";
import { config } from "./config.ts";
import { read } from "./cookies.ts";
import { earlyHere, isEarlyLate, requestKey, takeEarly } from "./early.ts";
import { notePosition } from "./live_position.ts";
import { noAnswer } from "./no_answer.ts";
import { codeOf, type Failure, type Outcome } from "./outcome.ts";
import { requestHeaders } from "./request_headers.ts";
import { type Answer, readAnswer, readRest } from "./wire.ts";

export interface AskOptions {
  readonly page?: number;
  readonly perPage?: number;
  readonly signal?: AbortSignal;
  /** A background call never navigates. Source: docs/requirements.md S8.1–S8.3 are for what a person waits for. */
  readonly background?: boolean;
  /** The session machine's own calls: it draws the conclusion from a 401 itself. */
  readonly isSession?: boolean;
  /** Instead of the kept token: for ending a session that is already forgotten here. */
  readonly token?: string;
  /** Goes on when the page is left meanwhile. */
  readonly keepalive?: boolean;
}

/** What the app does about an answer; set once at boot. */
export interface ClientHooks {
  /** Leaves for a page of this app, such as `/500`. */
  readonly navigate: (path: string) => void;
  /** The API did not accept the token in the middle of work. */
  readonly onUnauthenticated: () => void;
  /** False when another window has changed who is signed in: nothing is sent in that person's name. */
  readonly isSamePerson: () => boolean;
  /** Id of the person whom this window shows; null while it shows nobody. */
  readonly shownPerson: () => string | null;
  /** The token is about to change: from now on this window sends and takes nothing. */
  readonly retire: () => void;
  /** It has changed: the other windows are told. */
  readonly announce: () => void;
  /** The page begins anew, as whoever the browser is now; at a path, or where it is. */
  readonly restart: (to?: string) => void;
}

const NO_HOOKS: ClientHooks = {
  navigate: () => {},
  onUnauthenticated: () => {},
  isSamePerson: () => true,
  shownPerson: () => null,
  retire: () => {},
  announce: () => {},
  restart: () => {},
};
let hooks = NO_HOOKS;
let timeoutMs = REQUEST_TIMEOUT_MS;

/** Joins the client to the app. `waitMs` is for tests; the spec's time-out is the default. */
export function connectClient(next: Partial<ClientHooks>, waitMs = REQUEST_TIMEOUT_MS): void {
  hooks = { ...NO_HOOKS, ...next };
  timeoutMs = waitMs;
}

/** For all that is only read. */
let reads = new AbortController();

/** Who logs out waits for no answer: under a token that has ended it would be a refusal. What writes is carried out. */
export function stopReading(): void {
  reads.abort();
  reads = new AbortController();
}

const reading = ({ signal, ...options }: AskOptions): AskOptions => ({
  ...options,
  signal: signal ? AbortSignal.any([signal, reads.signal]) : reads.signal,
});

/** Headers of a call of this window: beside those of every call, the person whom it shows. */
export function callHeaders({ page, perPage, token }: AskOptions = {}): Record<string, string> {
  const shown = token === undefined ? hooks.shownPerson() : null;
  const kept = { token: token ?? read("token"), superToken: read("superToken"), hub: read("hub") };
  return { ...requestHeaders({ page, perPage, ...kept }), ...(shown && { [HEADERS.actingAs]: shown }) };
}

/** Sends an operation of api/operations. */
export function ask<Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: Variables,
  options: AskOptions = {},
): Promise<Outcome<Data>> {
  return askText<Data>(operation.text, variables, options);
}

/** Sends a document's text: for those that a resource makes. */
export async function askText<Data>(
  text: string,
  variables: unknown,
  options: AskOptions = {},
): Promise<Outcome<Data>> {
  const body = JSON.stringify({ query: text, variables });
  const early = takeEarly(keyOf(text, variables, options));
  const how = text.startsWith("mutation") ? options : reading(options);
  const sent = () => send("/graphql", { body, contentType: "application/json" }, how);
  // The early script waited in vain: the time of this call is used up.
  const again = () => isEarlyLate() ? LATE : sent();
  // Without an early answer it leaves now: awaiting nothing would let a drawing that is due come first.
  const answer = early ? (await early) ?? await again() : await sent();
  return conclude("kind" in answer ? failed(answer) : readAnswer<Data>(answer), options);
}

function keyOf(text: string, variables: unknown, options: AskOptions): string {
  const { page = DEFAULT_PAGE, perPage = DEFAULT_PAGE_SIZE } = options;
  return requestKey(text, variables, page, perPage, options.token ?? read("token"));
}

/** What the early script's request for the same brought, when it is there already and nothing is wrong with it. */
export function askedEarly<Data>(text: string, variables: unknown, options: AskOptions = {}): Data | null {
  const key = keyOf(text, variables, options);
  const answer = earlyHere(key);
  const outcome = answer && readAnswer<Data>(answer);
  if (!outcome?.ok) return null;
  takeEarly(key);
  return outcome.data;
}

/** POSTs to a REST sub-path of the API: sign-in and uploads. The body of the answer is the data. */
export async function post<Data>(
  path: `/${string}`,
  body: BodyInit,
  contentType: string,
  options: AskOptions = {},
): Promise<Outcome<Data>> {
  const answer = await send(path, { body, contentType }, options);
  return conclude("kind" in answer ? failed(answer) : readRest<Data>(answer), options);
}

/** GETs a REST sub-path of the API. */
export async function get<Data>(path: `/${string}`, options: AskOptions = {}): Promise<Outcome<Data>> {
  const answer = await send(path, null, reading(options));
  return conclude("kind" in answer ? failed(answer) : readRest<Data>(answer), options);
}

/** False when another window has changed who is signed in. */
export const mayAsk = (): boolean => hooks.isSamePerson();

/** Id of the person whom this window shows; null while it shows nobody. */
export const shownPerson = (): string | null => hooks.shownPerson();

/** Keeps another person's token: nothing of this window leaves or comes in under it. */
export function becoming(keepToken: () => void): void {
  hooks.retire();
  keepToken();
  hooks.announce();
}

/** The page begins anew: see `ClientHooks`. */
export const restart = (to?: string): void => hooks.restart(to);

const LATE: Failure = { kind: "timeout" };

const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });

/** Goes where the status leads, or tells the session. Source: docs/requirements.md S8.1–S8.4. */
export function conclude<Data>(outcome: Outcome<Data>, options: AskOptions): Outcome<Data> {
  if (outcome.ok || outcome.failure.kind !== "http") return outcome;
  const { status } = outcome.failure;
  if (codeOf(outcome.failure) === "IDENTITY_MISMATCH") hooks.restart();
  if (status === 401 && !options.isSession) hooks.onUnauthenticated();
  const destination = STATUS_DESTINATIONS[status];
  if (destination && !options.background) hooks.navigate(destination);
  return outcome;
}

/** What a POST carries. */
interface Sent {
  readonly body: BodyInit;
  readonly contentType: string;
}

async function send(path: string, sent: Sent | null, options: AskOptions): Promise<Answer | Failure> {
  if (options.token === undefined && !mayAsk()) return { kind: "aborted" };
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener("abort", abort, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeoutMs);
  try {
    const response = await fetch(`${config().api}${path}`, {
      method: sent ? "POST" : "GET",
      headers: {
        ...callHeaders(options),
        ...(sent && { "Content-Type": sent.contentType }),
        Accept: "application/json",
      },
      body: sent?.body ?? null,
      signal: controller.signal,
      credentials: "omit",
      cache: "no-store",
      redirect: "manual",
      keepalive: options.keepalive ?? options.token !== undefined,
    });
    notePosition(response.headers);
    const answer = { status: response.status, body: await response.text() };
    // Somebody else may have signed in meanwhile: what was told to the one before is for nobody's eyes now.
    return options.token === undefined && !mayAsk() ? { kind: "aborted" } : answer;
  } catch {
    if (options.signal?.aborted) return { kind: "aborted" };
    return isLate ? LATE : await noAnswer();
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", abort);
  }
}
