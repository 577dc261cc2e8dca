/**
 * What became of a scan, as it is seen from two metres and heard, in two regions.
 *
 * - `verdict`: quiet → sending → kept | good | back | ticked | complete | asked | stopped. What is good fades; a refusal, a
 *   question and what is complete stay until the next scan.
 * - `undo`: two minutes, counted from when the answer came: a clock that is wrong changes nothing.
 *
 * It knows no garment: any station may use it. Effect asked for: `play`. Source: docs/stations.md.
 */
import { assign, setup } from "xstate";
import { UNDO_SECONDS } from "../api/workshop/scans.ts";
import { placeholderAction } from "./placeholder.ts";

/** `again` is a code that was read twice: what was said of it stays. */
export const VERDICT_KINDS = ["good", "back", "complete", "tick", "again", "ask", "stop"] as const;
export type VerdictKind = (typeof VERDICT_KINDS)[number];

export interface Verdict {
  /** Of the scan; empty where the screen refuses by itself. */
  readonly key: string;
  readonly kind: VerdictKind;
  /** Said largest: one or two words. */
  readonly word: string;
  /** What it is about, then what more there is to know. */
  readonly line: string;
  readonly detail: string;
  /** What can be undone now; null where nothing can. */
  readonly undoable: string | null;
}

/** What can be undone, and when the answer came, on the device's own steady clock. */
export interface Undoable {
  readonly name: string;
  readonly from: number;
}

export interface VerdictContext {
  /** Key of the scan that was read last. */
  readonly sent: string;
  readonly shown: Verdict | null;
  readonly undo: Undoable | null;
}

interface Said {
  readonly verdict: Verdict;
  readonly at: number;
  /** It was kept meanwhile: others may have been read since. */
  readonly isLate: boolean;
}

export type VerdictEvent =
  /** A scan is kept on the device, and on its way. */
  | { readonly type: "scan.sent"; readonly key: string }
  /** It will not be answered soon. */
  | { readonly type: "scan.kept" }
  | ({ readonly type: "scan.said" } & Said)
  | { readonly type: "verdict.seen" }
  /** Another station, another person: nothing of before is of interest. */
  | { readonly type: "verdict.clear" };

/** What is heard with eyes shut. */
export const TONES = ["good", "back", "complete", "kept", "tick", "refused"] as const;
export type Tone = (typeof TONES)[number];

/** A scan that is not answered by then is said to be kept. */
export const KEPT_MS = 1_500;
/** As long as a good verdict is of interest. */
export const VERDICT_MS = 8_000;
/** As long as the API lets the last step be undone. */
export const UNDO_MS = UNDO_SECONDS * 1_000;

/** What edges ask and do with the event that takes them. */
const said = <T extends string>(type: T) => ({ type, params: ({ event }: { event: Said }) => event });
const tone = (of: Tone) => ({ type: "play", params: { tone: of } }) as const;

export const verdictMachine = setup({
  types: { context: {} as VerdictContext, events: {} as VerdictEvent },
  delays: { KEPT_MS, VERDICT_MS, UNDO_MS },
  actions: {
    play: (_, _params: { readonly tone: Tone }): void => placeholderAction("play")(),
    noteSent: assign((_, { key }: { key: string }) => ({ sent: key })),
    show: assign((_, { verdict }: Said) => ({ shown: verdict })),
    clear: assign({ shown: null }),
    noteUndo: assign((_, { verdict, at }: Said) => ({
      undo: { name: verdict.undoable ?? "", from: at },
    })),
    clearUndo: assign({ undo: null }),
  },
  guards: {
    isOld: ({ context }, { verdict: { key, kind }, isLate }: Said) =>
      isLate && key !== context.sent && kind !== "stop",
    isGood: (_, { verdict }: Said) => verdict.kind === "good",
    isBack: (_, { verdict }: Said) => verdict.kind === "back",
    isComplete: (_, { verdict }: Said) => verdict.kind === "complete",
    isAgain: ({ context }, { verdict }: Said) => verdict.kind === "again" && context.shown !== null,
    isTick: (_, { verdict: { kind } }: Said) => kind === "tick" || kind === "again",
    isAsk: (_, { verdict }: Said) => verdict.kind === "ask",
    isUndoable: (_, { verdict }: Said) => verdict.undoable !== null,
    isDone: (_, { verdict: { kind } }: Said) => kind === "good" || kind === "back" || kind === "complete",
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
        "scan.said": [
          { guard: said("isOld") },
          { target: ".complete", guard: said("isComplete"), actions: said("show") },
          { target: ".back", guard: said("isBack"), actions: said("show") },
          { target: ".good", guard: said("isGood"), actions: said("show") },
          { target: ".ticked", guard: said("isAgain") },
          { target: ".ticked", guard: said("isTick"), actions: said("show") },
          { target: ".asked", guard: said("isAsk"), actions: said("show") },
          { target: ".stopped", actions: said("show") },
        ],
      },
      states: {
        quiet: { entry: "clear" },
        sending: { after: { KEPT_MS: "kept" }, on: { "scan.kept": "kept" } },
        kept: { entry: tone("kept") },
        good: { entry: tone("good"), after: { VERDICT_MS: "quiet" } },
        back: { entry: tone("back"), after: { VERDICT_MS: "quiet" } },
        ticked: { entry: tone("tick"), after: { VERDICT_MS: "quiet" } },
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
            "scan.said": { target: "possible", guard: said("isUndoable"), actions: said("noteUndo") },
          },
        },
        possible: {
          after: { UNDO_MS: "none" },
          on: {
            "scan.said": [
              { target: "possible", reenter: true, guard: said("isUndoable"), actions: said("noteUndo") },
              { target: "none", guard: said("isDone") },
            ],
          },
        },
      },
    },
  },
});
