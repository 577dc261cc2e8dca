/** `complete`, `asked` and `stopped` stay until seen or the next scan. Source: docs/stations.md. */
import { assign, setup } from "xstate";
import { UNDO_SECONDS } from "../../api/workshop/scans.ts";
import { placeholderAction } from "../placeholder.ts";

/**
 * Kinds of verdicts. `back`: rejected, undone, split, taken out of a box, or a question of the packing bench; `tick`: it was done before;
 * `again`: the same code was read twice, so the first verdict stays.
 */
export const VERDICT_KINDS = ["good", "back", "complete", "tick", "warn", "again", "ask", "stop"] as const;
export type VerdictKind = (typeof VERDICT_KINDS)[number];

export interface Verdict {
  /** Key of the scan; empty if the screen itself refuses without asking the API. */
  readonly key: string;
  readonly kind: VerdictKind;
  /** The result in one or two words. */
  readonly word: string;
  readonly line: string;
  readonly detail: string;
  /** Name of what can be undone; null if nothing can. */
  readonly undoable: string | null;
}

/** A step that can be undone; `from` is its time by the device's monotonic clock. */
export interface Undoable {
  readonly name: string;
  readonly from: number;
}

export interface VerdictContext {
  readonly sent: string;
  readonly shown: Verdict | null;
  readonly undo: Undoable | null;
}

interface VerdictParams {
  readonly verdict: Verdict;
  readonly at: number;
  /** The scan had waited in the queue, so later scans may have been made since. */
  readonly isLate: boolean;
}

export type VerdictEvent =
  | { readonly type: "scan.sent"; readonly key: string }
  | { readonly type: "scan.kept" }
  | ({ readonly type: "scan.answered" } & VerdictParams)
  | { readonly type: "verdict.seen" }
  | { readonly type: "verdict.clear" };

/** Sounds for people who are not looking at the screen. */
export const TONES = ["good", "back", "complete", "kept", "tick", "refused"] as const;
export type Tone = (typeof TONES)[number];

/** An answer that takes longer is late: the scan is then shown as stored. */
export const LATE_ANSWER_MS = 1_500;
export const VERDICT_MS = 8_000;
export const UNDO_MS = UNDO_SECONDS * 1_000;

const eventAction = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: VerdictParams }) => event,
});
const tone = (of: Tone) => ({ type: "play", params: { tone: of } }) as const;

export const verdictMachine = setup({
  types: { context: {} as VerdictContext, events: {} as VerdictEvent },
  delays: { LATE_ANSWER_MS, VERDICT_MS, UNDO_MS },
  actions: {
    play: (_, _params: { readonly tone: Tone }): void => placeholderAction("play")(),
    noteSent: assign((_, { key }: { key: string }) => ({ sent: key })),
    show: assign((_, { verdict }: VerdictParams) => ({ shown: verdict })),
    clear: assign({ shown: null }),
    noteUndo: assign((_, { verdict, at }: VerdictParams) => ({
      undo: { name: verdict.undoable ?? "", from: at },
    })),
    clearUndo: assign({ undo: null }),
  },
  guards: {
    isOld: ({ context }, { verdict: { key, kind }, isLate }: VerdictParams) =>
      isLate && key !== context.sent && kind !== "stop",
    isGood: (_, { verdict }: VerdictParams) => verdict.kind === "good",
    isBack: (_, { verdict }: VerdictParams) => verdict.kind === "back",
    isComplete: (_, { verdict }: VerdictParams) => verdict.kind === "complete",
    isAgain: ({ context }, { verdict }: VerdictParams) => verdict.kind === "again" && context.shown !== null,
    isTick: (_, { verdict: { kind } }: VerdictParams) => kind === "tick" || kind === "again",
    isWarn: (_, { verdict }: VerdictParams) => verdict.kind === "warn",
    isAsk: (_, { verdict }: VerdictParams) => verdict.kind === "ask",
    isUndoable: (_, { verdict }: VerdictParams) => verdict.undoable !== null,
    isDone: (_, { verdict: { kind } }: VerdictParams) =>
      kind === "good" || kind === "back" || kind === "complete",
  },
}).createMachine({
  id: "verdict",
  type: "parallel",
  context: { sent: "", shown: null, undo: null },
  states: {
    verdict: {
      initial: "quiet",
      on: {
        "verdict.clear": ".quiet",
        "scan.sent": {
          target: ".sending",

          actions: { type: "noteSent", params: ({ event }) => event },
        },
        "scan.answered": [
          { guard: eventAction("isOld") },
          { target: ".complete", guard: eventAction("isComplete"), actions: eventAction("show") },
          { target: ".back", guard: eventAction("isBack"), actions: eventAction("show") },
          { target: ".good", guard: eventAction("isGood"), actions: eventAction("show") },
          { target: ".ticked", guard: eventAction("isAgain") },
          { target: ".ticked", guard: eventAction("isTick"), actions: eventAction("show") },
          { target: ".warned", guard: eventAction("isWarn"), actions: eventAction("show") },
          { target: ".asked", guard: eventAction("isAsk"), actions: eventAction("show") },
          { target: ".stopped", actions: eventAction("show") },
        ],
      },
      states: {
        quiet: { entry: "clear" },
        sending: { after: { LATE_ANSWER_MS: "kept" }, on: { "scan.kept": "kept" } },
        kept: { entry: tone("kept") },
        good: { entry: tone("good"), after: { VERDICT_MS: "quiet" } },
        back: { entry: tone("back"), after: { VERDICT_MS: "quiet" } },
        ticked: { entry: tone("tick"), after: { VERDICT_MS: "quiet" } },
        warned: { entry: tone("tick"), after: { VERDICT_MS: "quiet" } },
        complete: { entry: tone("complete"), on: { "verdict.seen": "quiet" } },
        asked: { entry: tone("refused"), on: { "verdict.seen": "quiet" } },
        stopped: { entry: tone("refused"), on: { "verdict.seen": "quiet" } },
      },
    },
    undo: {
      initial: "none",
      on: { "verdict.clear": ".none" },
      states: {
        none: {
          entry: "clearUndo",
          on: {
            "scan.answered": {
              target: "possible",
              guard: eventAction("isUndoable"),
              actions: eventAction("noteUndo"),
            },
          },
        },
        possible: {
          after: { UNDO_MS: "none" },
          on: {
            "scan.answered": [
              {
                target: "possible",
                reenter: true,
                guard: eventAction("isUndoable"),
                actions: eventAction("noteUndo"),
              },
              { target: "none", guard: eventAction("isDone") },
            ],
          },
        },
      },
    },
  },
});
