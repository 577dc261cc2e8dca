/**
 * States: reading → refreshing → signedIn (resting ⇄ renewing) → signedOut → loggingIn | registering → signedIn. The
 * normal build uses machines/people/session.ts instead.
 *
 * A token is renewed shortly before it expires, while the screen stays. If a token expired while the computer slept,
 * the person is signed out with a reason. Tokens and passwords never enter the context. Source:
 * docs/requirements.md S7.22–S7.24, S8.8, S9.11.
 */
import { assertEvent, assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** Lifetime of a token. The requirement gives no unit; seconds are chosen. Source: docs/requirements.md S9.11. */
export const TOKEN_LIFE_S = 8_000;
/** Seconds before a token ends at which it is renewed; a background window runs its timers only once a minute. */
export const RENEWAL_MARGIN_S = 120;

export interface DemoPerson {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly name: string;
}

export type Place = "name" | "email" | "password" | "form";
export type Problems = Readonly<Partial<Record<Place, string>>>;

export type RefreshResult =
  | { readonly kind: "person"; readonly person: DemoPerson }
  | { readonly kind: "refused" }
  | { readonly kind: "failed" };

export type AdmissionResult =
  | { readonly kind: "person"; readonly person: DemoPerson }
  | { readonly kind: "refused"; readonly problems: Problems };

/** Why the last session ended; null while signed in, and after a new attempt to sign in. */
export type DemoReason = "loggedOut" | "expired" | "failed" | null;

export interface DemonstrationContext {
  /** Kept while the token is renewed, so that the screen stays. */
  readonly person: DemoPerson | null;
  readonly reason: DemoReason;
  readonly problems: Problems;
}

export type DemonstrationEvent =
  | { readonly type: "stored.read"; readonly hasToken: boolean }
  | ({ readonly type: "logIn.asked" } & Credentials)
  | ({ readonly type: "register.asked" } & Registration)
  | { readonly type: "form.opened" }
  | { readonly type: "field.changed"; readonly place: Place }
  /** The person returned to the window and the token is due for renewal: timers stop while a computer sleeps. */
  | { readonly type: "token.due" }
  | { readonly type: "session.logOut" };

type RefreshDone = { readonly output: RefreshResult };
type AdmitDone = { readonly output: AdmissionResult };

const FAILED: Problems = { form: "failed" };

export const demonstrationMachine = setup({
  types: { context: {} as DemonstrationContext, events: {} as DemonstrationEvent },
  actors: {
    refreshToken: placeholderActor<RefreshResult, void>("refreshToken"),
    logIn: placeholderActor<AdmissionResult, Credentials>("logIn"),
    register: placeholderActor<AdmissionResult, Registration>("register"),
  },
  actions: {
    clearStored: placeholderAction("clearStored"),
    leave: placeholderAction("leave"),
    keepPerson: assign((_, { output }: RefreshDone | AdmitDone) =>
      output.kind === "person" ? { person: output.person, reason: null, problems: {} } : {}
    ),
    signOut: assign((_, params: { readonly reason: DemoReason }) => ({ person: null, ...params })),
    keepProblems: assign((_, { output }: AdmitDone) =>
      output.kind === "refused" ? { problems: output.problems } : {}
    ),
    fail: assign({ problems: FAILED }),
    clearAttempt: assign({ problems: {}, reason: null }),
    clearProblems: assign({ problems: {} }),
    clearProblem: assign(({ context }, { place }: { readonly place: Place }) => {
      const { [place]: _cleared, form: _form, ...problems } = context.problems;
      return { problems };
    }),
  },
  guards: {
    hasToken: (_, params: { readonly hasToken: boolean }) => params.hasToken,
    isPerson: (_, { output }: RefreshDone | AdmitDone) => output.kind === "person",
    isRefused: (_, { output }: RefreshDone) => output.kind === "refused",
  },
  delays: {
    renewalDelay: (TOKEN_LIFE_S - RENEWAL_MARGIN_S) * 1_000,
  },
}).createMachine({
  id: "demonstration",
  context: { person: null, reason: null, problems: {} },
  initial: "reading",
  states: {
    reading: {
      on: {
        "stored.read": [
          { target: "refreshing", guard: { type: "hasToken", params: ({ event }) => event } },
          { target: "signedOut" },
        ],
      },
    },
    refreshing: {
      invoke: {
        id: "refresh",
        src: "refreshToken",
        onDone: [
          {
            target: "signedIn",
            guard: { type: "isPerson", params: ({ event }) => event },
            actions: { type: "keepPerson", params: ({ event }) => event },
          },
          {
            target: "signedOut",
            guard: { type: "isRefused", params: ({ event }) => event },
            actions: ["clearStored", { type: "signOut", params: { reason: "expired" } }],
          },
          {
            target: "signedOut",
            actions: ["clearStored", { type: "signOut", params: { reason: "failed" } }],
          },
        ],
        onError: {
          target: "signedOut",
          actions: ["clearStored", { type: "signOut", params: { reason: "failed" } }],
        },
      },
    },
    signedIn: {
      initial: "resting",
      on: {
        "session.logOut": {
          target: "signedOut",
          actions: ["clearStored", { type: "signOut", params: { reason: "loggedOut" } }, "leave"],
        },
      },
      states: {
        resting: {
          after: { renewalDelay: "renewing" },
          on: { "token.due": "renewing" },
        },
        renewing: {
          invoke: {
            id: "renew",
            src: "refreshToken",
            onDone: [
              {
                target: "resting",
                guard: { type: "isPerson", params: ({ event }) => event },
                actions: { type: "keepPerson", params: ({ event }) => event },
              },
              {
                target: "#demonstration.signedOut",
                guard: { type: "isRefused", params: ({ event }) => event },
                actions: ["clearStored", { type: "signOut", params: { reason: "expired" } }],
              },
              {
                target: "#demonstration.signedOut",
                actions: ["clearStored", { type: "signOut", params: { reason: "failed" } }],
              },
            ],
            onError: {
              target: "#demonstration.signedOut",
              actions: ["clearStored", { type: "signOut", params: { reason: "failed" } }],
            },
          },
        },
      },
    },
    signedOut: {
      on: {
        "logIn.asked": { target: "loggingIn", actions: "clearAttempt" },
        "register.asked": { target: "registering", actions: "clearAttempt" },
        "form.opened": { actions: "clearProblems" },
        "field.changed": { actions: { type: "clearProblem", params: ({ event }) => event } },
      },
    },
    loggingIn: {
      invoke: {
        id: "logIn",
        src: "logIn",
        input: ({ event }) => {
          assertEvent(event, "logIn.asked");
          return { email: event.email, password: event.password };
        },
        onDone: [
          {
            target: "signedIn",
            guard: { type: "isPerson", params: ({ event }) => event },
            actions: { type: "keepPerson", params: ({ event }) => event },
          },
          { target: "signedOut", actions: { type: "keepProblems", params: ({ event }) => event } },
        ],
        onError: { target: "signedOut", actions: "fail" },
      },
    },
    registering: {
      invoke: {
        id: "register",
        src: "register",
        input: ({ event }) => {
          assertEvent(event, "register.asked");
          return { email: event.email, password: event.password, name: event.name };
        },
        onDone: [
          {
            target: "signedIn",
            guard: { type: "isPerson", params: ({ event }) => event },
            actions: { type: "keepPerson", params: ({ event }) => event },
          },
          { target: "signedOut", actions: { type: "keepProblems", params: ({ event }) => event } },
        ],
        onError: { target: "signedOut", actions: "fail" },
      },
    },
  },
});
