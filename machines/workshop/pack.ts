/** The API's answer decides the state (`sorting`); this machine only asks for the weight. Source: docs/shipping.md. */
import { assign, setup } from "xstate";
import {
  type Confirmation,
  confirmationOf,
  isConfirmed,
  isNewer,
  isOffered,
  isSamePlace,
  isWeightFarOff,
  NOTHING_ON_BENCH,
  type PackAnswer,
  type PackContext,
  type PackEvent,
  type PackSent,
  type PackView,
  type Phase,
  phaseOf,
  QUESTIONS,
} from "./pack_context.ts";
import { placeholderAction } from "../placeholder.ts";

/** Time after which the screen reports that the label is slow, and continues to wait. */
export const BUY_MS = 20_000;

const eventAction = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: PackAnswer }) => event,
});
const desk = <T extends string>(type: T) => ({ type, params: ({ event }: { event: PackView }) => event });
const at = (phase: Phase) => ({ type: "isAt" as const, params: { phase } });
/** After a refused or failed label another method can be chosen, without weighing the package again. */
const pick = {
  target: "retried",
  guard: { type: "isOffered" as const, params: ({ event }: { event: { readonly method: string } }) => event },
  actions: {
    type: "sendConfirm" as const,
    params: ({ context, event }: { context: PackContext; event: { readonly method: string } }) =>
      confirmationOf(context, true, event.method),
  },
};
const confirm = (sure: boolean) => ({
  type: "sendConfirm" as const,
  params: ({ context }: { context: PackContext }) => confirmationOf(context, sure),
});

export const packMachine = setup({
  types: { context: {} as PackContext, events: {} as PackEvent, tags: {} as "onBench" },
  delays: { BUY_MS },
  actions: {
    sendConfirm: (_, _params: Confirmation): void => placeholderAction("sendConfirm")(),
    printLabel: (_, _params: { readonly id: string }): void => placeholderAction("printLabel")(),
    noteSent: assign(({ context }, { key, isConfirm }: PackSent) => ({
      sent: key,
      confirming: isConfirm ? key : context.confirming,
    })),
    noteAnswer: assign(({ context }, { answer: { key }, at }: PackAnswer) => ({
      answeredAt: at,
      sent: context.sent === key ? "" : context.sent,
      confirming: context.confirming === key ? "" : context.confirming,
    })),
    takePackage: assign(({ context }, { answer: { parcel: pkg, unit } }: PackAnswer) => ({
      parcel: pkg,
      ...pkg?._id !== context.parcel?._id && { grams: 0, bought: "", question: "", unit: null },
      ...unit && pkg?.units.some(({ _id }) => _id === unit._id) && { unit },
      why: "",
      whyText: "",
      closed: "",
    })),
    takeView: assign(({ context }, { parcel: pkg }: PackView) => ({
      parcel: pkg,
      ...pkg?._id !== context.parcel?._id && { grams: 0, bought: "", question: "", unit: null },
    })),
    noteBought: assign(({ context: { parcel: pkg } }) => ({ bought: pkg?._id ?? "" })),
    /** A label is printed automatically once; another copy is printed on request. */
    notePrinted: assign({ bought: "" }),
    /** Keeps the refusal's package as well, because it has the weight and the methods that are offered. */
    noteWhy: assign(({ context }, { answer: { code, text, parcel: pkg } }: PackAnswer) => ({
      why: code,
      whyText: text,
      ...pkg && pkg._id === context.parcel?._id && { parcel: pkg },
    })),
    noteGrams: assign((_, { grams }: { grams: number }) => ({ grams, question: "" })),
    noteAsked: assign((_, { answer: { code } }: PackAnswer) => ({ question: code })),
    forgetGrams: assign({ grams: 0 }),
    clear: assign(({ context: { parcel: pkg, answeredAt, sent } }) => ({
      ...NOTHING_ON_BENCH,
      answeredAt,
      sent,
      closed: pkg?.code ?? "",
    })),
  },
  guards: {
    isAt: ({ context: { parcel: pkg } }, { phase }: { phase: Phase }) =>
      pkg !== null && phaseOf(pkg) === phase,
    isClosed: (_, { answer: { event } }: PackAnswer) => event === "parcel.close",
    isBought: (_, { answer: { outcome, event } }: PackAnswer) => outcome === "done" && event === "label.buy",
    isUnsure: ({ context }, { answer: { key, code } }: PackAnswer) =>
      context.confirming === key && QUESTIONS.includes(code),
    /** The confirmation was refused; a package whose label is there or on its way already needs none. */
    isRefused: ({ context: { confirming, parcel: known } }, { answer }: PackAnswer) =>
      confirming === answer.key && answer.outcome !== "done" &&
      !isConfirmed(answer.parcel ?? known),
    hasPackage: (_, { answer: { parcel: pkg } }: PackAnswer) => pkg !== null,
    isSame: ({ context }, coming: PackView) =>
      isNewer(context, coming) && isSamePlace(context, coming.parcel),
    isNews: ({ context }, coming: PackView) => isNewer(context, coming),
    isWeightFarOff: ({ context: { parcel: pkg } }, { grams }: { grams: number }) =>
      isWeightFarOff({ parcel: pkg, grams }),
    isOffered: ({ context }, { method }: { method: string }) => isOffered(context, method),
    isBoughtHere: ({ context: { parcel: pkg, bought } }) => pkg !== null && pkg._id === bought,
  },
}).createMachine({
  id: "pack",
  context: NOTHING_ON_BENCH,
  initial: "empty",
  on: {
    "scan.sent": { actions: { type: "noteSent", params: ({ event }) => event } },
    "scan.answered": [
      {
        target: ".done",
        guard: eventAction("isClosed"),
        actions: [eventAction("noteAnswer"), eventAction("takePackage")],
      },
      {
        target: ".sorting",
        guard: eventAction("isBought"),
        actions: [eventAction("noteAnswer"), eventAction("takePackage"), "noteBought"],
      },
      {
        target: ".weighing.unsure",
        guard: eventAction("isUnsure"),
        actions: [eventAction("noteAnswer"), eventAction("noteAsked")],
      },
      {
        target: ".refused",
        guard: eventAction("isRefused"),
        actions: [eventAction("noteWhy"), eventAction("noteAnswer")],
      },
      {
        target: ".sorting",
        guard: eventAction("hasPackage"),
        actions: [eventAction("noteAnswer"), eventAction("takePackage")],
      },
      { actions: eventAction("noteAnswer") },
    ],
    "parcel.came": [
      { guard: desk("isSame"), actions: desk("takeView") },
      { target: ".sorting", guard: desk("isNews"), actions: desk("takeView") },
    ],
    "next.press": { target: ".empty", actions: "clear" },
  },
  states: {
    empty: {},
    sorting: {
      always: [
        { target: "packing", guard: at("packing") },
        { target: "weighing", guard: at("weighing") },
        { target: "buying", guard: at("buying") },
        { target: "labelled", guard: at("labelled") },
        { target: "failed", guard: at("failed") },
        { target: "empty", actions: "clear" },
      ],
    },
    packing: { tags: "onBench" },
    weighing: {
      tags: "onBench",
      initial: "asking",
      on: {
        "weight.enter": [
          {
            target: ".unsure",
            guard: { type: "isWeightFarOff", params: ({ event }) => event },
            actions: { type: "noteGrams", params: ({ event }) => event },
          },
          {
            target: ".asked",
            actions: [{ type: "noteGrams", params: ({ event }) => event }, confirm(false)],
          },
        ],
      },
      states: {
        /** Asks for the weight; if nobody weighs the package, the expected weight is used. */
        asking: {
          entry: "forgetGrams",
          on: { "confirm.press": { target: "asked", actions: confirm(false) } },
        },
        unsure: { on: { "confirm.press": { target: "asked", actions: confirm(true) } } },
        asked: {},
      },
    },
    buying: {
      tags: "onBench",
      initial: "waiting",
      states: { waiting: { after: { BUY_MS: "long" } }, long: {} },
    },
    labelled: {
      tags: "onBench",
      initial: "sorting",
      states: {
        sorting: {
          always: [
            {
              target: "printing",
              guard: "isBoughtHere",
              actions: [
                {
                  type: "printLabel",
                  params: ({ context: { parcel: pkg } }) => ({ id: pkg?._id ?? "" }),
                },
                "notePrinted",
              ],
            },
            { target: "there" },
          ],
        },
        printing: {},
        there: {},
      },
    },
    /** No label could be bought. The package is put on the shelf, so the next scan is about another one. */
    failed: {
      on: { "confirm.press": { target: "retried", actions: confirm(false) }, "method.pick": pick },
    },
    refused: {
      on: { "confirm.press": { target: "retried", actions: confirm(true) }, "method.pick": pick },
    },
    retried: { tags: "onBench" },
    done: { entry: "clear" },
  },
});
