/** Holds no tokens. A 401 response starts a new check. Source: docs/requirements.md S4.1, S4.2, S8.7. */
import { assign, setup } from "xstate";
import { SESSION_RETRIES, SESSION_RETRY_WINDOW_MS } from "../../api/constants.ts";
import { STATUS_DESTINATIONS } from "../../api/errors.ts";
import type { DataOf } from "../../api/operation.ts";
import type { Me as MeOperation } from "../../api/generated/operations/session.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

/** The signed-in person of `cUser`. */
export type Me = NonNullable<DataOf<typeof MeOperation>["cUser"]>;

/** `stray`: a sign-in that began in another window. */
export type FoundSession = "nothing" | "token" | "code" | "stray";

export type CheckResult =
  | { readonly kind: "person"; readonly person: Me }
  | { readonly kind: "refused" }
  /** There was no answer; another attempt may help. */
  | { readonly kind: "unreachable" }
  /** The request timed out; another attempt would take as long. */
  | { readonly kind: "timeout" }
  /** The page's own security policy forbids the request; no attempt helps. */
  | { readonly kind: "blocked" }
  | { readonly kind: "failed"; readonly status: number };

/** Result of exchanging the sign-in code for a token; `kept`: the token is stored. */
export type ExchangeResult = "kept" | "exchange" | "failed" | "unreachable" | "blocked";

/** Key of a text in `shell.login`; null on a first visit. */
export type Reason =
  | Exclude<ExchangeResult, "kept">
  | "asked"
  | "refused"
  | "timeout"
  | "mismatch"
  | null;

export interface SessionContext {
  /** Kept while the session is checked again, so that the screen stays. */
  readonly person: Me | null;
  readonly reason: Reason;
  readonly tries: number;
  readonly mayRetry: boolean;
  readonly hadToken: boolean;
}

export type SessionEvent =
  | { readonly type: "stored.read"; readonly found: FoundSession; readonly hadToken: boolean }
  /** The API refused the token during work. */
  | { readonly type: "session.refused" }
  | { readonly type: "session.logOut" }
  /** The person's name or balance has changed. */
  | { readonly type: "person.known"; readonly person: Me };

type CheckDone = { readonly output: CheckResult };

export const LOGIN = "/login";

/** Returns the page for a failed check; /login if its status has no page. */
const pageOf = (checked: CheckResult): string =>
  (checked.kind === "failed" && STATUS_DESTINATIONS[checked.status]) || LOGIN;

const failureOf = (exchanged: ExchangeResult): Reason => exchanged === "kept" ? null : exchanged;

const reasonOf = (checked: CheckResult): Reason => checked.kind === "person" ? null : checked.kind;

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    exchangeCode: placeholderActor<ExchangeResult, void>("exchangeCode"),
    /** Never rejects: every result is a `CheckResult`. */
    fetchUser: placeholderActor<CheckResult, void>("fetchUser"),
  },
  actions: {
    /** Revokes the token without waiting for the answer. */
    revokeToken: placeholderAction("revokeToken"),
    clearStored: placeholderAction("clearStored"),
    clearDrafts: placeholderAction("clearDrafts"),
    leave: (_, _params: { readonly to: string }): void => placeholderAction("leave")(),
    noteToken: assign({ hadToken: (_, params: { readonly hadToken: boolean }) => params.hadToken }),
    keepPerson: assign({
      person: (_, { output }: CheckDone) => output.kind === "person" ? output.person : null,
    }),
    keepNewer: assign((_, { person }: { readonly person: Me }) => ({ person })),
    signOut: assign((_, params: { readonly reason: Reason }) => ({ person: null, reason: params.reason })),
    startTrying: assign({ tries: 0, mayRetry: true }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    closeWindow: assign({ mayRetry: false }),
  },
  guards: {
    isSame: ({ context }, { person }: { readonly person: Me }) => person._id === context.person?._id,
    isCode: (_, params: { readonly found: FoundSession }) => params.found === "code",
    isToken: (_, params: { readonly found: FoundSession }) => params.found === "token",
    isStray: (_, params: { readonly found: FoundSession }) => params.found === "stray",
    isExchanged: (_, { output }: { readonly output: ExchangeResult }) => output === "kept",
    hasOlderToken: ({ context }) => context.hadToken,
    isPerson: (_, { output }: CheckDone) => output.kind === "person",
    canRetry: ({ context }, { output }: CheckDone) =>
      output.kind === "unreachable" && context.mayRetry && context.tries < SESSION_RETRIES,
  },
  delays: {
    /** 0.5, 1.5 and 4 s, so that three attempts fit into the retry window. */
    retryDelay: ({ context }) => [500, 1_500, 4_000][context.tries - 1] ?? 4_000,
    retryWindow: SESSION_RETRY_WINDOW_MS,
  },
}).createMachine({
  id: "session",
  context: { person: null, reason: null, tries: 0, mayRetry: true, hadToken: false },
  initial: "reading",
  on: {
    "session.logOut": {
      target: ".signedOut",
      actions: [
        "revokeToken",
        "clearStored",
        "clearDrafts",
        { type: "signOut", params: { reason: "asked" } },
        { type: "leave", params: { to: LOGIN } },
      ],
    },
  },
  states: {
    reading: {
      on: {
        "stored.read": [
          {
            target: "exchangingCode",
            guard: { type: "isCode", params: ({ event }) => event },
            actions: { type: "noteToken", params: ({ event }) => event },
          },
          { target: "checking", guard: { type: "isToken", params: ({ event }) => event } },
          {
            target: "signedOut",
            guard: { type: "isStray", params: ({ event }) => event },
            actions: { type: "signOut", params: { reason: "mismatch" } },
          },
          { target: "signedOut" },
        ],
      },
    },
    exchangingCode: {
      invoke: {
        id: "exchangeCode",
        src: "exchangeCode",
        onDone: [
          { target: "checking", guard: { type: "isExchanged", params: ({ event }) => event } },
          // The code failed, but the session that the browser already has continues.
          { target: "checking", guard: "hasOlderToken" },
          {
            target: "signedOut",
            actions: { type: "signOut", params: ({ event }) => ({ reason: failureOf(event.output) }) },
          },
        ],
        onError: { target: "signedOut", actions: { type: "signOut", params: { reason: "exchange" } } },
      },
    },
    checking: {
      entry: "startTrying",
      after: { retryWindow: { actions: "closeWindow" } },
      initial: "fetchingUser",
      states: {
        fetchingUser: {
          invoke: {
            id: "fetchUser",
            src: "fetchUser",
            onDone: [
              {
                target: "#session.signedIn",
                guard: { type: "isPerson", params: ({ event }) => event },
                actions: { type: "keepPerson", params: ({ event }) => event },
              },
              { target: "waiting", guard: { type: "canRetry", params: ({ event }) => event } },
              {
                target: "#session.signedOut",
                actions: [
                  "clearStored",
                  { type: "signOut", params: ({ event }) => ({ reason: reasonOf(event.output) }) },
                  { type: "leave", params: ({ event }) => ({ to: pageOf(event.output) }) },
                ],
              },
            ],
            onError: {
              target: "#session.signedOut",
              actions: [
                "clearStored",
                { type: "signOut", params: { reason: "failed" } },
                { type: "leave", params: { to: LOGIN } },
              ],
            },
          },
        },
        waiting: {
          entry: "countTry",
          after: { retryDelay: "fetchingUser" },
        },
      },
    },
    signedIn: {
      on: {
        "session.refused": "checking",
        "person.known": {
          guard: { type: "isSame", params: ({ event }) => event },
          actions: { type: "keepNewer", params: ({ event }) => event },
        },
      },
    },
    // A sign-in loads a new page, so no transition leaves this state.
    signedOut: { type: "final" },
  },
});
