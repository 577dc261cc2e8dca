/**
 * Who is signed in to the demonstration: reading → refreshing → signedIn (resting ⇄ renewing) ⇄ signedOut →
 * loggingIn | registering. The normal build has none of it: its session is machines/session.ts.
 *
 * The session starts from the `userData` of a refreshed token. A token is renewed a little before it ends, while the
 * screen stays; one that ended meanwhile (the computer slept) signs out and says why.
 * Effects asked for: `refreshToken`, `logIn`, `register`, `clearStored`, `leave`.
 * Tokens and passwords never enter the context. Source: docs/requirements.md S7.22–S7.24, S8.8, S9.11.
 */
import { assertEvent, assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** How long a token holds. The spec gives no unit; seconds are chosen. Source: docs/requirements.md S9.11. */
export const TOKEN_LIFE_S = 8_000;
/** Renewed so much before its end: a window in the background is told the time once a minute. */
export const RENEWAL_MARGIN_S = 120;

/** What `userData` says. */
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

/** Where something is wrong (a field, or the form), and the code of what. */
export type Place = "name" | "email" | "password" | "form";
export type Problems = Readonly<Partial<Record<Place, string>>>;

/** What became of the kept token. */
export type Refreshed =
  | { readonly kind: "person"; readonly person: DemoPerson }
  /** Its time is over, or it is none. */
  | { readonly kind: "refused" }
  | { readonly kind: "failed" };

/** What became of a login or a registration. */
export type Admitted =
  | { readonly kind: "person"; readonly person: DemoPerson }
  | { readonly kind: "refused"; readonly problems: Problems };

/** Why nobody is signed in; null before anybody was. */
export type DemoReason = "asked" | "expired" | "failed" | null;

export interface DemonstrationContext {
  /** Stays while the token is renewed, so that the screen stays. */
  readonly person: DemoPerson | null;
  readonly reason: DemoReason;
  readonly problems: Problems;
}

export type DemonstrationEvent =
  | { readonly type: "stored.read"; readonly hasToken: boolean }
  | ({ readonly type: "logIn.asked" } & Credentials)
  | ({ readonly type: "register.asked" } & Registration)
  /** Another form is open. */
  | { readonly type: "form.opened" }
  /** What was wrong there is being put right. */
  | { readonly type: "field.changed"; readonly place: Place }
  /** The clock of the computer went on while this window did not. */
  | { readonly type: "token.due" }
  | { readonly type: "session.logOut" };

type RefreshDone = { readonly output: Refreshed };
type AdmitDone = { readonly output: Admitted };

const FAILED: Problems = { form: "failed" };

export const demonstrationMachine = setup({
  types: { context: {} as DemonstrationContext, events: {} as DemonstrationEvent },
  actors: {
    refreshToken: placeholderActor<Refreshed, void>("refreshToken"),
    logIn: placeholderActor<Admitted, Credentials>("logIn"),
    register: placeholderActor<Admitted, Registration>("register"),
  },
  actions: {
    clearStored: placeholderAction("clearStored"),
    /** Goes to /login. */
    leave: placeholderAction("leave"),
    keepPerson: assign((_, { output }: RefreshDone | AdmitDone) =>
      output.kind === "person" ? { person: output.person, reason: null, problems: {} } : {}
    ),
    signOut: assign((_, params: { readonly reason: DemoReason }) => ({ person: null, ...params })),
    keepProblems: assign((_, { output }: AdmitDone) =>
      output.kind === "refused" ? { problems: output.problems } : {}
    ),
    fail: assign({ problems: FAILED }),
    /** What was said of the last try, and of the last session, is over. */
    startAnew: assign({ problems: {}, reason: null }),
    clearProblems: assign({ problems: {} }),
    /** A refusal of the whole form is gone with the first change. */
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
          actions: ["clearStored", { type: "signOut", params: { reason: "asked" } }, "leave"],
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
        "logIn.asked": { target: "loggingIn", actions: "startAnew" },
        "register.asked": { target: "registering", actions: "startAnew" },
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
