/** Connects the session machine with the API, the stored tokens and the browser's other windows. */
import { fromPromise, waitFor } from "xstate";
import { LogOut, Me } from "../../../api/generated/operations/session.ts";
import {
  type CheckResult,
  type ExchangeResult,
  type FoundSession,
  LOGIN,
  type Me as Person,
  sessionMachine,
} from "../../../machines/people/session.ts";
import { isOurs, type LoginCallback, takeLoginCallback } from "../../lib/login_callback.ts";
import { forgetRecording } from "../../engine/recorder.ts";
import { ask, connectClient, post, stopReading } from "../../lib/client.ts";
import { config } from "../../lib/config.ts";
import { forgetSession, keep, read } from "../../lib/cookies.ts";
import { clearDrafts } from "../../lib/drafts.ts";
import type { Failure, Outcome } from "../../lib/outcome.ts";
import { createActor } from "../../engine/wiring/actor.ts";
import { oneAtATime, type OwnWindow, ownWindow } from "../../lib/own_window.ts";

interface Exchanged {
  readonly token: string;
  readonly user_id: string;
  readonly role: string;
  readonly super_token?: string;
}

export interface SessionEffects {
  readonly navigate: (path: string) => void;
  /** Removes the person's data from the screen and loads the page again: at the address `to`, or at the current one. */
  readonly reload: (to?: string) => void;
  readonly currentPath: () => string;
}

async function exchange(code: string, window: OwnWindow): Promise<ExchangeResult> {
  const outcome = await post<Exchanged>("/auth/exchange", JSON.stringify({ code }), "application/json", {
    isSession: true,
    background: true,
  });
  if (!outcome.ok) return failedBy(outcome.failure);
  if (typeof outcome.data.token !== "string") return "failed";
  const { token, user_id, role, super_token } = outcome.data;
  forgetSession();
  keep("token", token);
  keep("userId", user_id);
  keep("role", role);
  keep("superToken", super_token ?? null);
  window.announce();
  return read("token") === token ? "kept" : "exchange";
}

/** Returns the kind of failure: only a code that the API refused (4xx) may have expired. */
function failedBy(failure: Failure): Exclude<ExchangeResult, "kept"> {
  if (failure.kind === "network" || failure.kind === "timeout") return "unreachable";
  if (failure.kind === "blocked") return "blocked";
  return failure.kind === "http" && failure.status < 500 ? "exchange" : "failed";
}

function checkedFrom(outcome: Outcome<{ readonly cUser: Person | null }>): CheckResult {
  // Even an answer with errors identifies the person if it has data.
  const person = outcome.data?.cUser;
  if (person) return { kind: "person", person };
  if (outcome.ok) return { kind: "refused" };
  const { failure } = outcome;
  if (failure.kind === "timeout") return { kind: "timeout" };
  if (failure.kind === "blocked") return { kind: "blocked" };
  if (failure.kind === "network") return { kind: "unreachable" };
  if (failure.kind === "http" && failure.status === 401) return { kind: "refused" };
  return { kind: "failed", status: failure.kind === "http" ? failure.status : 0 };
}

/** Fetches the person. After a refusal it waits for the end of a switch of person that another window may have begun. */
async function fetchUser(window: OwnWindow): Promise<CheckResult> {
  const token = read("token");
  const checked = checkedFrom(await ask(Me, {}, { isSession: true, background: true }));
  if (checked.kind === "refused") await oneAtATime(() => Promise.resolve());
  if (read("token") !== token) window.restart();
  if (!window.isSame()) return await new Promise<never>(() => {});
  if (checked.kind === "person") {
    window.show(checked.person._id, token);
    keep("userId", checked.person._id);
    keep("role", checked.person.role);
  }
  return checked;
}

function acceptToken(token: string): void {
  forgetSession();
  keep("token", token);
}

function found(loginCallback: LoginCallback | null): { found: FoundSession; hadToken: boolean } {
  const hadToken = read("token") !== null;
  if (loginCallback) {
    const isWanted = isOurs(loginCallback);
    if (isWanted && loginCallback.code && config().loginMode === "code") return { found: "code", hadToken };
    if (isWanted && loginCallback.token && config().loginMode === "token") {
      acceptToken(loginCallback.token);
      return { found: "token", hadToken };
    }
    if (!hadToken) return { found: "stray", hadToken };
  }
  return { found: hadToken ? "token" : "nothing", hadToken };
}

function revokeToken(): void {
  const token = read("token");
  stopReading();
  if (token) void ask(LogOut, {}, { token, background: true, isSession: true });
}

function endHere(window: OwnWindow): void {
  forgetSession();
  window.announce();
}

export function wiredSession(
  loginCallback: LoginCallback | null,
  effects: SessionEffects,
  window: OwnWindow,
) {
  return sessionMachine.provide({
    actors: {
      exchangeCode: fromPromise(() => exchange(loginCallback?.code ?? "", window)),
      fetchUser: fromPromise(() => fetchUser(window)),
    },
    actions: {
      revokeToken,
      clearStored: ({ event }) => {
        // Another person's stored sign-in is kept, unless Log Out was requested.
        if (event.type !== "session.logOut" && !window.isSame()) return;
        // A person whose session expired may want to report it after signing in again.
        if (event.type === "session.logOut") forgetRecording();
        endHere(window);
      },
      clearDrafts,
      leave: ({ event }, { to }) => {
        const isAsked = event.type === "session.logOut";
        const from = encodeURIComponent(effects.currentPath());
        effects.navigate(isAsked ? to : `${to}?from=${from}`);
      },
    },
  });
}

/** Reads the stored session, connects the client with it, and follows other windows. */
export function startSession(
  effects: SessionEffects,
  loginCallback: LoginCallback | null = takeLoginCallback(),
) {
  const window = ownWindow((to) => {
    // Another person is, or is about to be, signed in in this browser.
    forgetRecording();
    effects.reload(to);
  });
  const actor = createActor(wiredSession(loginCallback, effects, window));
  const recheck = () => actor.send({ type: "session.refused" });
  connectClient({
    navigate: (path) => effects.navigate(`${path}?from=${encodeURIComponent(effects.currentPath())}`),
    onUnauthenticated: recheck,
    isSamePerson: window.isSame,
    shownPerson: window.shownPerson,
    retire: window.retire,
    announce: window.announce,
    restart: window.restart,
  });
  actor.subscribe({ complete: () => window.show(null, null) });
  actor.start();
  actor.send({ type: "stored.read", ...found(loginCallback) });
  const stop = () => {
    actor.stop();
    window.stop();
  };
  /** Resolves when it is known who is signed in, if anybody. */
  const settled = () => waitFor(actor, (each) => each.matches("signedIn") || each.status === "done");
  /** Logs out even if the session has ended here: the person may have signed in again in another window meanwhile. */
  const logOut = () => {
    if (actor.getSnapshot().status === "active") return actor.send({ type: "session.logOut" });
    revokeToken();
    forgetRecording();
    endHere(window);
    clearDrafts();
    effects.navigate(LOGIN);
  };
  return { actor, recheck, settled, logOut, stop };
}

export type Session = ReturnType<typeof startSession>;
