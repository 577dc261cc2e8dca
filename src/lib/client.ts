/** Calls the API. Every call returns an Outcome; failed calls do not throw. */
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE, HEADERS, REQUEST_TIMEOUT_MS } from "../../api/constants.ts";
import { STATUS_DESTINATIONS } from "../../api/errors.ts";
import type { Operation } from "../../api/operation.ts";
import { config } from "./config.ts";
import { read } from "./cookies.ts";
import { isEarlyLate, peekEarly, requestKey, takeEarly } from "./early_requests.ts";
import { notePosition } from "./live_position.ts";
import { noAnswer } from "./no_answer.ts";
import { codeOf, type Failure, type Outcome } from "./outcome.ts";
import { requestHeaders } from "./request_headers.ts";
import { type Answer, readAnswer, readRest } from "./wire.ts";

export interface AskOptions {
  readonly page?: number;
  readonly perPage?: number;
  readonly signal?: AbortSignal;
  /** True for a call that never navigates: docs/requirements.md S8.1–S8.3 apply only to calls that a person waits for. */
  readonly background?: boolean;
  /** True for calls of the session machine, which handles a 401 itself. */
  readonly isSession?: boolean;
  /** Replaces the stored token, to end a session whose token is no longer stored. */
  readonly token?: string;
  readonly keepalive?: boolean;
}

export interface ClientHooks {
  readonly navigate: (path: string) => void;
  readonly onUnauthenticated: () => void;
  /** Returns false if another person has signed in in another window; then nothing is sent in that person's name. */
  readonly isSamePerson: () => boolean;
  readonly shownPerson: () => string | null;
  /** Stops all traffic of this window, because the token is about to change. */
  readonly retire: () => void;
  readonly announce: () => void;
  /** Reloads the page for the person who is now signed in, at `to` or at the current address. */
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

/** Sets the hooks of the client. `waitMs` is for tests; the default is the specified timeout. */
export function connectClient(next: Partial<ClientHooks>, waitMs = REQUEST_TIMEOUT_MS): void {
  hooks = { ...NO_HOOKS, ...next };
  timeoutMs = waitMs;
}

let reads = new AbortController();

/** Ends queries at Log Out, because with an ended token they would be refused. Mutations continue. */
export function stopReading(): void {
  reads.abort();
  reads = new AbortController();
}

const reading = ({ signal, ...options }: AskOptions): AskOptions => ({
  ...options,
  signal: signal ? AbortSignal.any([signal, reads.signal]) : reads.signal,
});

/** Returns the headers of a call, including the id of the person whom this window shows. */
export function callHeaders({ page, perPage, token }: AskOptions = {}): Record<string, string> {
  const shown = token === undefined ? hooks.shownPerson() : null;
  const session = { token: token ?? read("token"), superToken: read("superToken"), hub: read("hub") };
  return { ...requestHeaders({ page, perPage, ...session }), ...(shown && { [HEADERS.actingAs]: shown }) };
}

export function ask<Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: Variables,
  options: AskOptions = {},
): Promise<Outcome<Data>> {
  return askText<Data>(operation.text, variables, options);
}

export async function askText<Data>(
  text: string,
  variables: unknown,
  options: AskOptions = {},
): Promise<Outcome<Data>> {
  const body = JSON.stringify({ query: text, variables });
  const early = takeEarly(keyOf(text, variables, options));
  const how = text.startsWith("mutation") ? options : reading(options);
  const sent = () => send("/graphql", { body, contentType: "application/json" }, how);
  // If the early script's request has used up the time of this call, it fails without another request.
  const again = () => isEarlyLate() ? LATE : sent();
  // Without an early answer there is no `await` here, because a pending drawing would then run before the request.
  const answer = early ? (await early) ?? await again() : await sent();
  return handleFailure("kind" in answer ? failed(answer) : readAnswer<Data>(answer), options);
}

function keyOf(text: string, variables: unknown, options: AskOptions): string {
  const { page = DEFAULT_PAGE, perPage = DEFAULT_PAGE_SIZE } = options;
  return requestKey(text, variables, page, perPage, options.token ?? read("token"));
}

export function earlyAnswerOf<Data>(text: string, variables: unknown, options: AskOptions = {}): Data | null {
  const key = keyOf(text, variables, options);
  const answer = peekEarly(key);
  const outcome = answer && readAnswer<Data>(answer);
  if (!outcome?.ok) return null;
  takeEarly(key);
  return outcome.data;
}

/** POSTs to a REST sub-path of the API, such as that of tickets. The body of the response is the data. */
export async function post<Data>(
  path: `/${string}`,
  body: BodyInit,
  contentType: string,
  options: AskOptions = {},
): Promise<Outcome<Data>> {
  const answer = await send(path, { body, contentType }, options);
  return handleFailure("kind" in answer ? failed(answer) : readRest<Data>(answer), options);
}

export async function get<Data>(path: `/${string}`, options: AskOptions = {}): Promise<Outcome<Data>> {
  const answer = await send(path, null, reading(options));
  return handleFailure("kind" in answer ? failed(answer) : readRest<Data>(answer), options);
}

export const mayAsk = (): boolean => hooks.isSamePerson();

export const shownPerson = (): string | null => hooks.shownPerson();

export function switchToken(keepToken: () => void): void {
  hooks.retire();
  keepToken();
  hooks.announce();
}

export const restart = (to?: string): void => hooks.restart(to);

const LATE: Failure = { kind: "timeout" };

const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });

/** Navigates to the page for the response's status, or notifies the session. Source: docs/requirements.md S8.1–S8.4. */
export function handleFailure<Data>(outcome: Outcome<Data>, options: AskOptions): Outcome<Data> {
  if (outcome.ok || outcome.failure.kind !== "http") return outcome;
  const { status } = outcome.failure;
  if (codeOf(outcome.failure) === "IDENTITY_MISMATCH") hooks.restart();
  if (status === 401 && !options.isSession) hooks.onUnauthenticated();
  const destination = STATUS_DESTINATIONS[status];
  if (destination && !options.background) hooks.navigate(destination);
  return outcome;
}

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
    // If another person has signed in meanwhile, an answer for the previous person is not shown.
    return options.token === undefined && !mayAsk() ? { kind: "aborted" } : answer;
  } catch {
    if (options.signal?.aborted) return { kind: "aborted" };
    return isLate ? LATE : await noAnswer();
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", abort);
  }
}
