/**
 * A station of the workshop in three regions; machines/verdict.ts shows the results of scans.
 *
 * `bench`: the station that this device is (finding → choosing → opening), and the garment on it: none, or the open
 * one, which may need a reason for its reject. `theirs`: a garment in another person's hand is taken over or left.
 * `photo`: a rejected garment waits for its picture, where the station takes one.
 *
 * Every code is sent to the API but those of the screen itself: a station's, and the commands to ask, print or turn.
 * Effects: `findStations`, `keepStation`, `forgetStation`, `sendScan`, `printTicket`, `refuse`. Source:
 * docs/stations.md.
 */
import { assign, not, setup } from "xstate";
import { commandCode } from "../api/codes/commands.ts";
import { placeholderAction, placeholderActor } from "./placeholder.ts";
import {
  ASK_ABOUT_THEIRS,
  desk,
  found,
  given,
  LEAVE,
  LEAVE_THEIRS,
  REASON_FIRST,
  SCANNING,
  TAKE_OVER,
  told,
} from "./station_edges.ts";
import {
  afterAnswer,
  atFirst,
  type Coming,
  type Found,
  type Given,
  inHandOf,
  isNews,
  meaningOf,
  opened,
  type OwnRefusal,
  type Presumed,
  type Scanned,
  type Sent,
  stationCode,
  type StationContext,
  type StationEvent,
  theirTicket,
  type Told,
  withWords,
} from "./station_facts.ts";

export const stationMachine = setup({
  types: {
    context: {} as StationContext,
    events: {} as StationEvent,
    input: {} as { readonly step: string; readonly isStopped?: boolean },
  },
  actors: { findStations: placeholderActor<Found, { readonly step: string }>("findStations") },
  actions: {
    keepStation: (): void => placeholderAction("keepStation")(),
    /** Only if it is the station stored on the device. */
    forgetStation: (): void => placeholderAction("forgetStation")(),
    /** Stores the scan on the device and sends it; `scan.sent` and `scan.answered` follow. */
    sendScan: (_, _params: Scanned): void => placeholderAction("sendScan")(),
    /** Prints the ticket of the open garment, or of the last one. */
    printTicket: (): void => placeholderAction("printTicket")(),
    /** The screen refuses without asking the API. */
    refuse: (_, _params: { readonly code: OwnRefusal }): void => placeholderAction("refuse")(),
    noteFound: assign((_, { choices, kept }: Found) => ({ choices, kept })),
    bind: assign((_, { code }: Given) => ({
      station: stationCode(code),
      open: null,
      ticket: "",
      answeredAt: 0,
    })),
    unbind: assign({ station: "", kept: "", open: null }),
    noteDesk: assign(({ context }, coming: Coming) => ({
      takesPhotos: coming.photo,
      ...isNews(context, coming) && opened(context, inHandOf(context, coming)),
    })),
    noteSent: assign(({ context }, { key, ticket }: Sent) => ({
      sent: key,
      ticket: ticket || context.ticket,
      ...ticket !== "" && { isStopped: false },
    })),
    /** Without a connection the expected result of a scan is shown. */
    presume: assign(({ context }, { open }: Presumed) => opened(context, open)),
    noteAnswer: assign(({ context }, told: Told) => afterAnswer(context, told)),
    noteRejected: assign((_, { answer: { unit, key } }: Told) => ({
      rejected: { unit: unit?._id ?? "", scan: key },
    })),
    noteTheirs: assign(({ context }, { answer }: Told) => ({
      theirs: { code: theirTicket(answer), typed: context.typed },
    })),
    forgetTheirs: assign({ theirs: null }),
    noteTyped: assign((_, { typed }: { typed: boolean }) => ({ typed })),
    noteStop: assign({ isStopped: true }),
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
    /** A scan that opens a garment may be on its way. */
    hasInHand: ({ context }) => context.open !== null || context.ticket !== "",
    isKeyForPass: ({ context }) => (context.open !== null || context.ticket !== "") && !context.isStopped,
    isPassAfterStop: ({ context: { isStopped, open } }, { code }: Given) =>
      isStopped && open !== null && meaningOf(code) === "pass",
    /** The scanned card answers the question. */
    isCardForTheirs: ({ context }, { code }: Given) =>
      context.theirs !== null && meaningOf(code) === "confirm",
    isConfirmCard: (_, { code }: Given) => meaningOf(code) === "confirm",
    isTheirs: ({ context }, { answer }: Told) =>
      theirTicket(answer) !== "" && (context.sent === "" || context.sent === answer.key),
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
  context: ({ input: { step, isStopped = false } }) => ({ ...atFirst(step), isStopped }),
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
            // The device remains the station it was.
            "desk.missing": {
              target: "finding",
              actions: [{ type: "refuse", params: { code: "noStation" } }, ...LEAVE],
            },
            "station.change": { target: "finding", actions: LEAVE },
            // Scanning does not wait for a list to load.
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
                    // Another garment is open meanwhile: the reason would be recorded for that one.
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
                      // Another ticket would pass the garment that was about to be rejected.
                      { actions: REASON_FIRST },
                    ],
                    "pass.press": { actions: REASON_FIRST },
                    "pass.key": { actions: REASON_FIRST },
                  },
                },
              },
            },
          },
        },
      },
    },
    theirs: {
      initial: "none",
      states: {
        none: { on: { "scan.answered": ASK_ABOUT_THEIRS } },
        asked: {
          on: {
            "theirs.take": TAKE_OVER,
            "theirs.leave": LEAVE_THEIRS,
            "code.scanned": { ...TAKE_OVER, guard: given("isConfirmCard") },
            // Another code was scanned.
            "scan.sent": LEAVE_THEIRS,
            "station.change": LEAVE_THEIRS,
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
