/**
 * A station of the workshop, in two regions; what it says of a scan is machines/verdict.ts.
 *
 * - `bench`: which station a device is (finding → choosing → opening), and what lies on it: nothing, or the garment that
 *   is open, of which one may be asked why it is rejected.
 * - `photo`: what was rejected waits for its picture, where the station takes one.
 *
 * Every code goes to the API but those that mean something to the screen alone: a station's, and commands to ask, to
 * print or to turn. Effects asked for: `findStations`, `keepStation`, `forgetStation`, `sendScan`, `printTicket`, `refuse`.
 * Source: workshop §5; operations D.
 */
import { assign, not, setup } from "xstate";
import { commandCode } from "../api/codes/commands.ts";
import { placeholderAction, placeholderActor } from "./placeholder.ts";
import {
  type Coming,
  type Found,
  type Given,
  isNews,
  meaningOf,
  openAfter,
  opened,
  type OwnRefusal,
  type Presumed,
  type Scanned,
  scanOf,
  type Sent,
  stateOf,
  stationCode,
  type StationContext,
  type StationEvent,
  type Told,
  withWords,
} from "./station_facts.ts";

/** What several edges ask and do with the event that takes them. */
const told = <T extends string>(type: T) => ({ type, params: ({ event }: { event: Told }) => event });
const desk = <T extends string>(type: T) => ({ type, params: ({ event }: { event: Coming }) => event });
const given = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: { readonly code: string } }) => event,
});
const found = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: { readonly output: Found } }) => event.output,
});
const LEAVE = ["forgetStation", "unbind"] as const;
/** Nobody scanned it, so it passes nothing else. */
const pressed = (command: "pass" | "undo") => ({
  type: "sendScan" as const,
  params: ({ context }: { context: StationContext }) => scanOf(context, commandCode(command), true),
});
/** The bench is ready for codes. */
const SCANNING = {
  // Also where nothing is known to be open: the scan that opened it may be on its way.
  "pass.press": { actions: pressed("pass") },
  "undo.press": { actions: pressed("undo") },
  "scan.sent": { actions: { type: "noteSent", params: ({ event }: { event: Sent }) => event } },
  "scan.presumed": { actions: { type: "presume", params: ({ event }: { event: Presumed }) => event } },
  "scan.answered": { actions: told("noteAnswer") },
  "code.scanned": [
    { guard: given("isOwnCode"), actions: { type: "refuse", params: { code: "sameStation" } } },
    { target: "#station.bench.opening", guard: given("isStationCode"), actions: given("bind") },
    { guard: given("isReprintCard"), actions: "printTicket" },
    { guard: given("isNextCard"), actions: "turn" },
    {
      actions: {
        type: "sendScan",
        params: ({ context, event }: { context: StationContext; event: Scanned }) =>
          scanOf(context, event.code, event.typed),
      },
    },
  ],
} as const;
export const stationMachine = setup({
  types: {
    context: {} as StationContext,
    events: {} as StationEvent,
    input: {} as { readonly step: string },
  },
  actors: { findStations: placeholderActor<Found, { readonly step: string }>("findStations") },
  actions: {
    keepStation: (): void => placeholderAction("keepStation")(),
    /** Where it is the one that the device keeps. */
    forgetStation: (): void => placeholderAction("forgetStation")(),
    /** Keeps it on the device and sends it; `scan.sent` and `scan.answered` follow. */
    sendScan: (_, _params: Scanned): void => placeholderAction("sendScan")(),
    /** Of the garment that is open, or was last. */
    printTicket: (): void => placeholderAction("printTicket")(),
    /** The screen itself says no: the API was not asked. */
    refuse: (_, _params: { readonly code: OwnRefusal }): void => placeholderAction("refuse")(),
    noteFound: assign((_, { choices, kept }: Found) => ({ choices, kept })),
    bind: assign((_, { code }: Given) => ({ station: stationCode(code), open: null, ticket: "" })),
    unbind: assign({ station: "", kept: "", open: null }),
    noteDesk: assign(({ context }, coming: Coming) => ({
      takesPhotos: coming.photo,
      ...isNews(context, coming) && opened(context, coming.open),
    })),
    noteSent: assign(({ context }, { key, ticket }: Sent) => ({
      sent: key,
      ticket: ticket || context.ticket,
    })),
    /** Without a connection a scan is taken to do what it says. */
    presume: assign(({ context }, { open }: Presumed) => opened(context, open)),
    noteAnswer: assign(({ context }, { answer, at }: Told) => {
      // Of several that are on their way the last one says what is open.
      const isLast = context.sent === "" || context.sent === answer.key;
      const open = isLast ? openAfter(answer, stateOf(context.step)) : undefined;
      return {
        answeredAt: at,
        ...isLast && { sent: "", ticket: "" },
        ...open !== undefined && opened(context, open),
      };
    }),
    noteRejected: assign((_, { answer: { unit, key } }: Told) => ({
      rejected: { unit: unit?._id ?? "", scan: key },
    })),
    beginAsking: assign({ note: "", fault: "" }),
    write: assign((_, { note }: { note: string }) => ({ note })),
    choose: assign((_, { step }: { step: string }) => ({ fault: step })),
    turn: assign(({ context: { art, open } }) => ({ art: (art + 1) % Math.max(1, open?.arts.length ?? 0) })),
  },
  guards: {
    isKnown: (_, { kept, choices }: Found) => choices.some(({ code }) => code === kept),
    isOnlyOne: (_, { choices }: Found) => choices.length === 1,
    isNowhere: (_, { choices }: Found) => choices.length === 0,
    isAnother: ({ context }, coming: Coming) =>
      isNews(context, coming) && coming.open?._id !== context.open?._id,
    hasOpen: ({ context }) => context.open !== null,
    isOwnCode: ({ context }, { code }: Given) => stationCode(code) === context.station,
    isStationCode: (_, { code }: Given) => meaningOf(code) === "station",
    isRejectCard: (_, { code }: Given) => meaningOf(code) === "reject",
    isReasonCard: (_, { code }: Given) => meaningOf(code) === "reason",
    isReprintCard: (_, { code }: Given) => meaningOf(code) === "reprint",
    isNextCard: (_, { code }: Given) => meaningOf(code) === "next",
    isUndoCard: (_, { code }: Given) => meaningOf(code) === "undo",
    wantsPhoto: ({ context }, { answer: { outcome, event } }: Told) =>
      context.takesPhotos && outcome === "done" && event === "unit.reject",
  },
}).createMachine({
  id: "station",
  type: "parallel",
  context: ({ input: { step } }) => ({
    step,
    choices: [],
    kept: "",
    station: "",
    open: null,
    sent: "",
    ticket: "",
    takesPhotos: false,
    answeredAt: 0,
    note: "",
    fault: "",
    art: 0,
    rejected: null,
  }),
  states: {
    bench: {
      initial: "finding",
      states: {
        finding: {
          invoke: {
            id: "findStations",
            src: "findStations",
            input: ({ context: { step } }) => ({ step }),
            onDone: [
              {
                target: "opening",
                guard: found("isKnown"),
                actions: [
                  found("noteFound"),
                  { type: "bind", params: ({ event }) => ({ code: event.output.kept }) },
                ],
              },
              {
                target: "opening",
                guard: found("isOnlyOne"),
                actions: [
                  found("noteFound"),
                  { type: "bind", params: ({ event }) => ({ code: event.output.choices[0]?.code ?? "" }) },
                ],
              },
              { target: "nowhere", guard: found("isNowhere") },
              { target: "choosing", actions: found("noteFound") },
            ],
            onError: "unfound",
          },
        },
        unfound: { on: { "station.retry": "finding" } },
        nowhere: { on: { "station.retry": "finding" } },
        choosing: {
          on: {
            "station.choose": { target: "opening", actions: given("bind") },
            "code.scanned": {
              target: "opening",
              guard: given("isStationCode"),
              actions: given("bind"),
            },
          },
        },
        opening: {
          on: {
            "desk.came": { target: "atWork", actions: [desk("noteDesk"), "keepStation"] },
            // What this device was before it still is.
            "desk.missing": {
              target: "finding",
              actions: [{ type: "refuse", params: { code: "noStation" } }, ...LEAVE],
            },
            "station.change": { target: "finding", actions: LEAVE },
            // Whoever scans does not wait for a list to load.
            ...SCANNING,
          },
        },
        atWork: {
          initial: "resting",
          on: {
            "station.change": { target: "finding", actions: LEAVE },
            "desk.missing": { target: "finding", actions: LEAVE },
            "desk.came": { actions: desk("noteDesk") },
            "art.turn": { actions: "turn" },
            ...SCANNING,
          },
          states: {
            resting: { always: { target: "open", guard: "hasOpen" } },
            open: {
              always: { target: "resting", guard: not("hasOpen") },
              initial: "working",
              states: {
                working: {
                  on: {
                    "reject.ask": { target: "asking", actions: "beginAsking" },
                    "code.scanned": {
                      target: "asking",
                      guard: given("isRejectCard"),
                      actions: "beginAsking",
                    },
                  },
                },
                asking: {
                  on: {
                    "ask.cancel": "working",
                    // Another one is open meanwhile: the reason would be given to that one.
                    "scan.answered": { target: "working", actions: told("noteAnswer") },
                    "desk.came": { target: "working", guard: desk("isAnother"), actions: desk("noteDesk") },
                    "undo.press": "working",
                    "note.write": { actions: { type: "write", params: ({ event }) => event } },
                    "fault.choose": { actions: { type: "choose", params: ({ event }) => event } },
                    "reason.pick": {
                      target: "working",
                      actions: {
                        type: "sendScan",
                        params: ({ context, event }) =>
                          withWords(context, commandCode("reason", event.number), true),
                      },
                    },
                    "code.scanned": [
                      {
                        target: "working",
                        guard: given("isReasonCard"),
                        actions: {
                          type: "sendScan",
                          params: ({ context, event }) => withWords(context, event.code, event.typed),
                        },
                      },
                      { target: "working", guard: given("isUndoCard") },
                      // Another ticket would pass what was about to be rejected.
                      { actions: { type: "refuse", params: { code: "reasonFirst" } } },
                    ],
                    "pass.press": { actions: { type: "refuse", params: { code: "reasonFirst" } } },
                  },
                },
              },
            },
          },
        },
      },
    },
    photo: {
      initial: "none",
      states: {
        none: {
          on: {
            "scan.answered": {
              target: "wanted",
              guard: told("wantsPhoto"),
              actions: told("noteRejected"),
            },
          },
        },
        wanted: { on: { "photo.done": "none", "scan.sent": "none", "station.change": "none" } },
      },
    },
  },
});
