/** Goods that were refused must be put aside before the next scan (region `hold`). Source: docs/stations.md. */
import { assign, setup } from "xstate";
import {
  afterBoxAnswer,
  afterSent,
  type BoxAnswer,
  type BoxContext,
  type BoxDeskView,
  type BoxEvent,
  boxFromDesk,
  type BoxPapers,
  type BoxSent,
  type BoxStart,
  closeScanOf,
  COUNT_QUESTIONS,
  initialBox,
  isCurrentView,
  isHolding,
  isQuestion,
  papersAfter,
  WEIGHT_QUESTIONS,
} from "./box_station_context.ts";
import { placeholderAction } from "../placeholder.ts";
import { isRefusal } from "../workshop/scan_queue_context.ts";
import type { Answer, ScanInput } from "../workshop/station_context.ts";

const withAnswer = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: BoxAnswer }) => event,
});
const withFound = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: { readonly answer: Answer } }) => event,
});
const withDesk = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: BoxDeskView }) => event,
});
const print = {
  type: "printPapers" as const,
  params: ({ event: { answer } }: { event: BoxAnswer }) => papersAfter(answer),
};
const close = {
  type: "sendClose" as const,
  params: ({ context }: { context: BoxContext }) => closeScanOf(context),
};
const noteGrams = { type: "noteGrams" as const, params: ({ event }: { event: { grams: number } }) => event };
const weigh = { target: "asked", actions: [noteGrams, close] };
export const boxStationMachine = setup({
  types: { context: {} as BoxContext, events: {} as BoxEvent, input: {} as BoxStart },
  actions: {
    /** Sends the command to close like a scan: `scan.sent` and `scan.answered` follow. */
    sendClose: (_, _params: ScanInput): void => placeholderAction("sendClose")(),
    printPapers: (_, _params: BoxPapers): void => placeholderAction("printPapers")(),
    /** Some scans have no answer yet, so the content of the box is not known. */
    refuseClose: (): void => placeholderAction("refuseClose")(),
    keepTare: (_, _params: { readonly grams: number }): void => placeholderAction("keepTare")(),
    /** Stores the refused scans, because a reload must not release their goods. */
    keepHeld: (): void => placeholderAction("keepHeld")(),
    dropRefusal: (_, _params: { readonly key: string }): void => placeholderAction("dropRefusal")(),
    noteSent: assign(({ context }, sent: BoxSent) => afterSent(context, sent)),
    noteAnswer: assign(({ context }, answer: BoxAnswer) => afterBoxAnswer(context, answer)),
    noteClosed: assign((_, { answer: { box } }: BoxAnswer) => ({
      box: null,
      into: "",
      closed: box?.code ?? "",
      closedId: box?._id ?? "",
    })),
    noteDesk: assign((_, view: BoxDeskView) => boxFromDesk(view)),
    noteWhy: assign((_, { answer: { code, text } }: BoxAnswer) => ({ why: code, whyText: text })),
    noteTare: assign((_, { grams }: { grams: number }) => ({ tare: grams })),
    noteGrams: assign((_, { grams }: { grams: number }) => ({ grams })),
    noteCount: assign((_, { count }: { count: number }) => ({ count })),
    forgetWeight: assign({ grams: 0, count: null, why: "", whyText: "" }),
    hold: assign(({ context }, { answer }: { readonly answer: Answer }) => ({
      held: [...context.held, answer],
    })),
    noteMissed: assign(({ context: { missed } }) => ({ missed: missed + 1 })),
    release: assign(({ context: { held } }) => ({ held: held.slice(1), missed: 0 })),
  },
  guards: {
    hasBox: ({ context }) => context.into !== "",
    hasNoBox: ({ context }) => context.into === "",
    isWaiting: (_, { waiting }: { readonly waiting: number }) => waiting > 0,
    isClosed: (_, { answer: { outcome, event } }: BoxAnswer) => outcome === "done" && event === "box.close",
    isCountAsked: ({ context }, { answer }: BoxAnswer) =>
      isQuestion(context, answer) && COUNT_QUESTIONS.includes(answer.code),
    isWeightAsked: ({ context }, { answer }: BoxAnswer) =>
      isQuestion(context, answer) && WEIGHT_QUESTIONS.includes(answer.code),
    isCloseRefused: ({ context: { closing } }, { answer }: BoxAnswer) =>
      closing === answer.key && isRefusal(answer),
    isNews: ({ context }, view: BoxDeskView) => isCurrentView(context, view),
    isHolding: ({ context }, { answer }: { readonly answer: Answer }) => isHolding(context, answer),
    isLastHeld: ({ context: { held } }) => held.length < 2,
    isHeld: ({ context: { held } }) => held.length > 0,
    isPackage: (_, { use }: BoxSent) => use === "other",
  },
}).createMachine({
  id: "box_station",
  type: "parallel",
  context: ({ input }) => initialBox(input),
  on: {
    "scan.sent": { actions: { type: "noteSent", params: ({ event }) => event } },
  },
  states: {
    bench: {
      initial: "empty",
      on: {
        "scan.answered": [
          {
            target: ".empty",
            guard: withAnswer("isClosed"),
            actions: [withAnswer("noteAnswer"), withAnswer("noteClosed"), print],
          },
          {
            target: ".closing.counting",
            guard: withAnswer("isCountAsked"),
            actions: [withAnswer("noteAnswer"), withAnswer("noteWhy")],
          },
          {
            target: ".closing.unfit",
            guard: withAnswer("isWeightAsked"),
            actions: [withAnswer("noteAnswer"), withAnswer("noteWhy")],
          },
          {
            target: ".filling",
            guard: withAnswer("isCloseRefused"),
            actions: withAnswer("noteAnswer"),
          },
          { actions: [withAnswer("noteAnswer"), print] },
        ],
        "box.came": { guard: withDesk("isNews"), actions: withDesk("noteDesk") },
      },
      states: {
        empty: { always: { target: "filling", guard: "hasBox" } },
        filling: {
          always: { target: "empty", guard: "hasNoBox" },
          on: {
            "close.press": [
              { guard: { type: "isWaiting", params: ({ event }) => event }, actions: "refuseClose" },
              { target: "closing", actions: "forgetWeight" },
            ],
          },
        },
        closing: {
          always: { target: "empty", guard: "hasNoBox" },
          initial: "weighing",
          on: {
            "close.cancel": "filling",
            "tare.enter": {
              actions: [
                { type: "noteTare", params: ({ event }) => event },
                { type: "keepTare", params: ({ event }) => event },
              ],
            },
          },
          states: {
            weighing: { on: { "weight.enter": weigh } },
            /** A person counts the packages: one was not weighed, or is too light to count by weight. */
            counting: {
              on: {
                "count.enter": {
                  target: "asked",
                  actions: [{ type: "noteCount", params: ({ event }) => event }, close],
                },
                "weight.enter": weigh,
              },
            },
            /** The weight does not fit the packages: the box must be weighed again, or a reason given. */
            unfit: {
              on: {
                "weight.enter": weigh,
                "reason.enter": {
                  target: "asked",
                  actions: {
                    type: "sendClose",
                    params: ({ context, event }) => closeScanOf(context, event.note),
                  },
                },
              },
            },
            asked: {},
          },
        },
      },
    },
    hold: {
      initial: "free",
      on: {
        "scan.answered": {
          target: ".held",
          guard: withAnswer("isHolding"),
          actions: [withAnswer("hold"), "keepHeld"],
        },
        "refusal.found": {
          target: ".held",
          guard: withFound("isHolding"),
          actions: [withFound("hold"), "keepHeld"],
        },
      },
      states: {
        free: { always: { target: "held", guard: "isHeld" } },
        held: {
          on: {
            "scan.miss": { actions: "noteMissed" },
            "aside.press": [
              {
                target: "free",
                guard: "isLastHeld",
                actions: [
                  { type: "dropRefusal", params: ({ context: { held } }) => ({ key: held[0]?.key ?? "" }) },
                  "release",
                  "keepHeld",
                ],
              },
              {
                actions: [
                  { type: "dropRefusal", params: ({ context: { held } }) => ({ key: held[0]?.key ?? "" }) },
                  "release",
                  "keepHeld",
                ],
              },
            ],
          },
        },
      },
    },
    out: {
      initial: "off",
      states: {
        off: { on: { "out.press": "on" } },
        on: {
          on: {
            "out.press": "off",
            "scan.sent": {
              target: "off",
              guard: { type: "isPackage", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
