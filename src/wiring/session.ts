/** Gives the session machine its effects: cookies, the API, the address bar. The only reader of tokens here. */
import { createActor, fromPromise, type SnapshotFrom, waitFor } from "xstate";
import { LogOut, Me } from "../../api/generated/operations.ts";
import { type Checked, type Found, type Me as Person, sessionMachine } from "../../machines/session.ts";
import { type Arrival, isOurs, takeArrival } from "../lib/arrival.ts";
import { ask, connectClient, post } from "../lib/client.ts";
import { config } from "../lib/config.ts";
import { forgetSession, keep, read } from "../lib/cookies.ts";
import { clearDrafts } from "../lib/drafts.ts";
import type { Outcome } from "../lib/outcome.ts";

/** Answer of the code exchange. */
interface Exchanged {
  readonly token: string;
  readonly user_id: string;
  readonly role: string;
  readonly super_token?: string;
}

/** What the app gives the session: how to leave, and what to stop when nobody is signed in. */
export interface SessionEffects {
  readonly navigate: (path: string) => void;
  readonly reload: () => void;
  /** Address of this window, to come back to. */
  readonly here: () => string;
}

async function exchange(code: string): Promise<boolean> {
  const outcome = await post<Exchanged>("/auth/exchange", JSON.stringify({ code }), "application/json", {
    isSession: true,
    background: true,
  });
  if (!outcome.ok || typeof outcome.data.token !== "string") return false;
  const { token, user_id, role, super_token } = outcome.data;
  forgetSession();
  keep("token", token);
  keep("userId", user_id);
  keep("role", role);
  keep("superToken", super_token ?? null);
  return read("token") === token;
}

function checkedFrom(outcome: Outcome<{ readonly cUser: Person | null }>): Checked {
  // An error beside `data` does not make the person less known.
  const person = outcome.data?.cUser;
  if (person) return { kind: "person", person };
  if (outcome.ok) return { kind: "refused" };
  const { failure } = outcome;
  if (failure.kind === "network" || failure.kind === "timeout") return { kind: "unreachable" };
  if (failure.kind === "http" && failure.status === 401) return { kind: "refused" };
  return { kind: "failed", status: failure.kind === "http" ? failure.status : 0 };
}

async function fetchUser(): Promise<Checked> {
  const checked = checkedFrom(await ask(Me, {}, { isSession: true, background: true }));
  if (checked.kind === "person") {
    keep("userId", checked.person._id);
    keep("role", checked.person.role);
  }
  return checked;
}

/** Keeps a token that a login site of before put into the address. */
function acceptToken(token: string): void {
  forgetSession();
  keep("token", token);
}

function found(arrival: Arrival | null): { found: Found; hadToken: boolean } {
  const hadToken = read("token") !== null;
  if (arrival) {
    const isWanted = isOurs(arrival);
    if (isWanted && arrival.code && config().loginMode === "code") return { found: "code", hadToken };
    if (isWanted && arrival.token && config().loginMode === "token") {
      acceptToken(arrival.token);
      return { found: "token", hadToken };
    }
    if (!hadToken) return { found: "stray", hadToken };
  }
  return { found: hadToken ? "token" : "nothing", hadToken };
}

/** The machine with everything it asks for. */
export function wiredSession(arrival: Arrival | null, effects: SessionEffects) {
  return sessionMachine.provide({
    actors: {
      exchangeCode: fromPromise(() => exchange(arrival?.code ?? "")),
      fetchUser: fromPromise(fetchUser),
    },
    actions: {
      revokeToken: () => {
        const token = read("token");
        if (token) void ask(LogOut, {}, { token, background: true, isSession: true });
      },
      clearStored: forgetSession,
      clearDrafts,
      leave: ({ event }, { to }) => {
        const isAsked = event.type === "session.logOut";
        const from = encodeURIComponent(effects.here());
        effects.navigate(isAsked ? to : `${to}?from=${from}`);
      },
    },
  });
}

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Starts the session: reads what is kept, joins the client to it, follows what other windows do. */
export function startSession(effects: SessionEffects, arrival: Arrival | null = takeArrival()) {
  const actor = createActor(wiredSession(arrival, effects));
  let shown: string | null = null;
  const isSamePerson = () => shown === null || read("token") === shown;
  const recheck = () => actor.send({ type: "session.refused" });
  connectClient({
    navigate: (path) => effects.navigate(`${path}?from=${encodeURIComponent(effects.here())}`),
    onUnauthenticated: recheck,
    isSamePerson: () => {
      if (!isSamePerson()) effects.reload();
      return isSamePerson();
    },
  });
  actor.subscribe((snapshot) => {
    if (snapshot.matches("signedIn")) shown = read("token");
    if (snapshot.status === "done") shown = null;
  });
  const onReturn = () => {
    const isOver = actor.getSnapshot().status === "done";
    if (isOver ? read("token") !== null : !isSamePerson()) effects.reload();
  };
  addEventListener("pageshow", onReturn);
  addEventListener("focus", onReturn);
  actor.start();
  actor.send({ type: "stored.read", ...found(arrival) });
  const stop = () => {
    actor.stop();
    removeEventListener("pageshow", onReturn);
    removeEventListener("focus", onReturn);
  };
  /** Resolves when it is known who is signed in, or that nobody is. */
  const settled = () => waitFor(actor, (each) => each.matches("signedIn") || each.status === "done");
  return { actor, recheck, settled, logOut: () => actor.send({ type: "session.logOut" }), stop };
}

export type Session = ReturnType<typeof startSession>;
