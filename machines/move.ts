/** Carries out a step at most once: after a lost answer it is sent with the same key until the outcome is known. */
import { assign, setup } from "xstate";
import { SETTLE_MS } from "../api/constants.ts";
import type { InputProblem } from "../api/errors.ts";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** Several ids in one value are joined by commas. */
export type MoveParams = Readonly<Record<string, string>>;

/** A step that was sent and has no answer, with everything needed to send it again. */
export interface PendingMove {
  readonly event: string;
  readonly key: string;
  readonly params: MoveParams;
}

export type MoveAnswer =
  /** `made` is the record that the step created; `outcome` is the API's report. */
  | { readonly kind: "done"; readonly version: number; readonly made?: string; readonly outcome?: unknown }
  /** `legal` lists the events that the API would accept now. */
  | {
    readonly kind: "refused";
    readonly reason: string;
    /** Code of another record that refused the step, such as a garment of the order. */
    readonly of?: string;
    /** The reason with its figures, if the API returned any. */
    readonly reasonText?: string;
    readonly problems: readonly InputProblem[];
    readonly legal: readonly string[];
    /** The record's actual status columns; absent if the API did not return them. */
    readonly state?: Readonly<Record<string, string>>;
  }
  /** The step was neither done nor refused: too many requests, no permission, or the API could not read the request. */
  | { readonly kind: "failed"; readonly failure: unknown }
  /** The step may have been done. */
  | { readonly kind: "unknown" };

export interface MoveContext extends PendingMove {
  /** The person fills in or confirms a form before the step is sent. */
  readonly asks: boolean;
  readonly problems: readonly InputProblem[];
  readonly reason: string;
  /** Code of the record that refused the step; empty if it was this one. */
  readonly of: string;
  readonly reasonText: string;
  readonly legal: readonly string[];
  readonly state: Readonly<Record<string, string>>;
  readonly failure: unknown;
  /** Version of the record after the step; 0 until the step is done. */
  readonly version: number;
  readonly doneEvent: string;
  /** Id of the record that the step created; empty if it created none. */
  readonly made: string;
  readonly outcome: unknown;
  readonly checks: number;
}

export type MoveEvent =
  | { readonly type: "move.begin"; readonly event: string; readonly key: string; readonly asks: boolean }
  | { readonly type: "move.fill"; readonly name: string; readonly value: string }
  /** `freshKey` replaces a key that a refusal has used up. */
  | { readonly type: "move.confirm"; readonly problems: readonly InputProblem[]; readonly freshKey: string }
  | { readonly type: "move.check" }
  | { readonly type: "move.dismiss" };

type AnswerDone = { readonly output: MoveAnswer };

export const MAX_CHECKS = 2;
export const CHECK_DELAY_MS = 2_000;

const EMPTY: MoveContext = {
  event: "",
  key: "",
  params: {},
  asks: false,
  problems: [],
  reason: "",
  of: "",
  reasonText: "",
  legal: [],
  state: {},
  failure: null,
  version: 0,
  doneEvent: "",
  made: "",
  outcome: null,
  checks: 0,
};

export const moveMachine = setup({
  types: {
    context: {} as MoveContext,
    /** `pending`: a step of an earlier visit without an answer. */
    input: {} as { readonly pending: PendingMove | null },
    events: {} as MoveEvent,
    tags: {} as "busy" | "open",
  },
  delays: { checkDelay: CHECK_DELAY_MS, settle: SETTLE_MS },
  actors: {
    sendMove: placeholderActor<MoveAnswer, PendingMove>("sendMove"),
  },
  actions: {
    rememberPending: placeholderAction("rememberPending"),
    forgetPending: placeholderAction("forgetPending"),
    begin: assign((_, params: { event: string; key: string; asks: boolean }) => ({
      ...EMPTY,
      event: params.event,
      key: params.key,
      asks: params.asks,
    })),
    fill: assign(({ context }, params: { name: string; value: string }) => ({
      params: { ...context.params, [params.name]: params.value },
      // A change of a list also clears the problems of its entries.
      problems: context.problems.filter(({ path }) =>
        path !== params.name && !path.startsWith(`${params.name}.`)
      ),
    })),
    showProblems: assign((_, params: { problems: readonly InputProblem[] }) => ({
      problems: params.problems,
    })),
    prepare: assign(({ context }, params: { freshKey: string }) => ({
      key: context.key || params.freshKey,
      problems: [],
      reason: "",
      of: "",
      reasonText: "",
      legal: [],
      state: {},
      failure: null,
      checks: 0,
    })),
    keepDone: assign(({ context }, params: AnswerDone) =>
      params.output.kind === "done"
        ? {
          ...EMPTY,
          version: params.output.version,
          doneEvent: context.event,
          made: params.output.made ?? "",
          outcome: params.output.outcome ?? null,
        }
        : {}
    ),
    keepRefusal: assign((_, params: AnswerDone) => {
      if (params.output.kind !== "refused") return {};
      const { reason, of = "", reasonText = "", legal, problems, state = {} } = params.output;
      return { reason, of, reasonText, legal, problems, state, key: "" };
    }),
    keepFailure: assign((_, params: AnswerDone) =>
      params.output.kind === "failed" ? { failure: params.output.failure } : {}
    ),
    countCheck: assign(({ context }) => ({ checks: Math.min(context.checks + 1, MAX_CHECKS) })),
    clear: assign(({ context }) => ({
      ...EMPTY,
      version: context.version,
      doneEvent: context.doneEvent,
      made: context.made,
      outcome: context.outcome,
    })),
  },
  guards: {
    isPending: ({ context }) => context.key !== "",
    isAsking: (_, params: { asks: boolean }) => params.asks,
    hasProblems: (_, params: { problems: readonly InputProblem[] }) => params.problems.length > 0,
    isDone: (_, params: AnswerDone) => params.output.kind === "done",
    isRefused: (_, params: AnswerDone) => params.output.kind === "refused",
    isFailed: (_, params: AnswerDone) => params.output.kind === "failed",
    hasChecksLeft: ({ context }) => context.checks < MAX_CHECKS,
  },
}).createMachine({
  id: "move",
  context: ({ input }) => ({ ...EMPTY, ...input.pending }),
  initial: "idle",
  states: {
    idle: {
      // True only at the start, if an earlier visit got no answer.
      always: { target: "waiting", guard: "isPending" },
      on: {
        "move.begin": [
          {
            target: "form.asking",
            guard: { type: "isAsking", params: ({ event }) => event },
            actions: { type: "begin", params: ({ event }) => event },
          },
          { target: "sending", actions: { type: "begin", params: ({ event }) => event } },
        ],
      },
    },
    form: {
      tags: "open",
      initial: "asking",
      states: {
        asking: {},
        refused: { entry: "forgetPending" },
        failed: { entry: "forgetPending" },
      },
      on: {
        "move.begin": [
          {
            target: ".asking",
            guard: { type: "isAsking", params: ({ event }) => event },
            actions: { type: "begin", params: ({ event }) => event },
          },
          { target: "sending", actions: { type: "begin", params: ({ event }) => event } },
        ],
        "move.fill": { actions: { type: "fill", params: ({ event }) => event } },
        "move.confirm": [
          {
            target: ".asking",
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "sending", actions: { type: "prepare", params: ({ event }) => event } },
        ],
        "move.dismiss": { target: "idle", actions: "clear" },
      },
    },
    sending: {
      tags: ["open", "busy"],
      entry: "rememberPending",
      invoke: {
        id: "sendMove",
        src: "sendMove",
        input: ({ context }) => context,
        onDone: [
          {
            target: "done",
            guard: { type: "isDone", params: ({ event }) => event },
            actions: { type: "keepDone", params: ({ event }) => event },
          },
          {
            target: "form.refused",
            guard: { type: "isRefused", params: ({ event }) => event },
            actions: { type: "keepRefusal", params: ({ event }) => event },
          },
          {
            target: "form.failed",
            guard: { type: "isFailed", params: ({ event }) => event },
            actions: { type: "keepFailure", params: ({ event }) => event },
          },
          { target: "waiting" },
        ],
      },
    },
    waiting: {
      tags: ["open", "busy"],
      after: { checkDelay: "checking" },
    },
    checking: {
      tags: ["open", "busy"],
      entry: "countCheck",
      invoke: {
        id: "sendMove",
        src: "sendMove",
        input: ({ context }) => context,
        onDone: [
          {
            target: "done",
            guard: { type: "isDone", params: ({ event }) => event },
            actions: { type: "keepDone", params: ({ event }) => event },
          },
          {
            target: "form.refused",
            guard: { type: "isRefused", params: ({ event }) => event },
            actions: { type: "keepRefusal", params: ({ event }) => event },
          },
          // A failed check leaves the first outcome unknown.
          { target: "waiting", guard: "hasChecksLeft" },
          { target: "unknown" },
        ],
      },
    },
    /** Only the person sends again, always with the same key; the step cannot be abandoned. */
    unknown: {
      tags: "open",
      on: { "move.check": "checking" },
    },
    done: {
      entry: "forgetPending",
      after: { settle: "idle" },
    },
  },
});
