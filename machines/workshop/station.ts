/**
 * `bench`: the station of this device (finding → choosing → opening), and the garment on it: none, or the open one,
 * which may need a reason for its reject. `theirs`: a garment that another person is working on is taken over or left.
 * `photo`: a rejected garment waits for its photo, if the station takes one.
 *
 * A code is sent to the API unless it is for the screen, such as a station or the command to reprint the ticket.
 * Source: docs/stations.md.
 */
import { assign, not, setup } from "xstate";
import { commandCode } from "../../api/codes/commands.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";
import {
  ASK_ABOUT_THEIRS,
  LEAVE,
  LEAVE_THEIRS,
  REASON_FIRST,
  SCAN_EVENTS,
  TAKE_OVER,
  withAnswer,
  withCode,
  withDesk,
  withStations,
} from "./station_edges.ts";
import {
  afterAnswer,
  type DeskView,
  type FoundStations,
  inHandOf,
  initialStation,
  isNews,
  meaningOf,
  openUnit,
  type OwnRefusal,
  type PresumedScan,
  type ReadCode,
  type ScanInput,
  type SentScan,
  type StationAnswer,
  stationCode,
  type StationContext,
  type StationEvent,
  staysOpen,
  theirTicket,
  withNote,
} from "./station_context.ts";

export const stationMachine = setup({
  types: {
    context: {} as StationContext,
    events: {} as StationEvent,
    input: {} as { readonly step: string; readonly isStopped?: boolean },
  },
  actors: { findStations: placeholderActor<FoundStations, { readonly step: string }>("findStations") },
  actions: {
    keepStation: (): void => placeholderAction("keepStation")(),
    /** Removes the station from the device's storage if it is the stored one. */
    forgetStation: (): void => placeholderAction("forgetStation")(),
    /** Sends a scan; `scan.sent` and `scan.answered` follow. */
    sendScan: (_, _params: ScanInput): void => placeholderAction("sendScan")(),
    printTicket: (): void => placeholderAction("printTicket")(),
    refuse: (_, _params: { readonly code: OwnRefusal }): void => placeholderAction("refuse")(),
    noteFound: assign((_, { choices, storedStation }: FoundStations) => ({ choices, storedStation })),
    bind: assign((_, { code }: ReadCode) => ({
      station: stationCode(code),
      open: null,
      ticket: "",
      answeredAt: 0,
    })),
    unbind: assign({ station: "", storedStation: "", open: null }),
    noteDesk: assign(({ context }, coming: DeskView) => ({
      takesPhotos: coming.photo,
      ...isNews(context, coming) && openUnit(context, inHandOf(context, coming)),
    })),
    noteSent: assign(({ context }, { key, ticket }: SentScan) => ({
      sent: key,
      ticket: ticket || context.ticket,
      ...ticket !== "" && { isStopped: false },
    })),
    /** Shows the expected result of a scan while there is no connection. */
    presume: assign(({ context }, { open }: PresumedScan) => openUnit(context, open)),
    noteAnswer: assign(({ context }, answer: StationAnswer) => afterAnswer(context, answer)),
    noteRejected: assign((_, { answer: { unit, key } }: StationAnswer) => ({
      rejected: { unit: unit?._id ?? "", scan: key },
    })),
    noteTheirs: assign(({ context }, { answer }: StationAnswer) => ({
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
    isKnown: (_, { storedStation, choices }: FoundStations) =>
      choices.some(({ code }) => code === storedStation),
    isOnlyOne: (_, { choices }: FoundStations) => choices.length === 1,
    isNowhere: (_, { choices }: FoundStations) => choices.length === 0,
    isAnother: ({ context }, coming: DeskView) =>
      isNews(context, coming) && coming.open?._id !== context.open?._id,
    hasOpen: ({ context }) => context.open !== null,
    /** A garment is open, or a scan that may open one has no answer yet. */
    hasInHand: ({ context }) => context.open !== null || context.ticket !== "",
    isKeyForPass: ({ context }) => (context.open !== null || context.ticket !== "") && !context.isStopped,
    isPassAfterStop: ({ context: { isStopped, open } }, { code }: ReadCode) =>
      isStopped && open !== null && meaningOf(code) === "pass",
    /** The scanned card confirms that the garment is taken over. */
    isCardForTheirs: ({ context }, { code }: ReadCode) =>
      context.theirs !== null && meaningOf(code) === "confirm",
    isConfirmCard: (_, { code }: ReadCode) => meaningOf(code) === "confirm",
    isTheirs: ({ context }, { answer }: StationAnswer) =>
      theirTicket(answer) !== "" && (context.sent === "" || context.sent === answer.key),
    isStillOpen: ({ context }, answer: StationAnswer) => staysOpen(context, answer),
    isOwnCode: ({ context }, { code }: ReadCode) => stationCode(code) === context.station,
    isStationCode: (_, { code }: ReadCode) => meaningOf(code) === "station",
    isRejectCard: (_, { code }: ReadCode) => meaningOf(code) === "reject",
    isReasonCard: (_, { code }: ReadCode) => meaningOf(code) === "reason",
    isReprintCard: (_, { code }: ReadCode) => meaningOf(code) === "reprint",
    isNextCard: (_, { code }: ReadCode) => meaningOf(code) === "next",
    isUndoCard: (_, { code }: ReadCode) => meaningOf(code) === "undo",
    wantsPhoto: ({ context }, { answer: { outcome, event } }: StationAnswer) =>
      context.takesPhotos && outcome === "done" && event === "unit.reject",
  },
}).createMachine({
  id: "station",
  type: "parallel",
  context: ({ input: { step, isStopped = false } }) => ({ ...initialStation(step), isStopped }),
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
                guard: withStations("isKnown"),
                actions: [
                  withStations("noteFound"),
                  { type: "bind", params: ({ event }) => ({ code: event.output.storedStation }) },
                ],
              },
              {
                target: "opening",
                guard: withStations("isOnlyOne"),
                actions: [
                  withStations("noteFound"),
                  { type: "bind", params: ({ event }) => ({ code: event.output.choices[0]?.code ?? "" }) },
                ],
              },
              { target: "nowhere", guard: withStations("isNowhere") },
              { target: "choosing", actions: withStations("noteFound") },
            ],
            onError: "unfound",
          },
        },
        unfound: { on: { "station.retry": "finding" } },
        nowhere: { on: { "station.retry": "finding" } },
        choosing: {
          on: {
            "station.choose": { target: "opening", actions: withCode("bind") },
            "code.scanned": {
              target: "opening",
              guard: withCode("isStationCode"),
              actions: withCode("bind"),
            },
          },
        },
        opening: {
          on: {
            "desk.came": { target: "atWork", actions: [withDesk("noteDesk"), "keepStation"] },
            // The device keeps another station that it has stored.
            "desk.missing": {
              target: "finding",
              actions: [{ type: "refuse", params: { code: "noStation" } }, ...LEAVE],
            },
            "station.change": { target: "finding", actions: LEAVE },
            // Codes are accepted before the station's view has loaded.
            ...SCAN_EVENTS,
          },
        },
        atWork: {
          initial: "resting",
          on: {
            "station.change": { target: "finding", actions: LEAVE },
            "desk.missing": { target: "finding", actions: LEAVE },
            "desk.came": { actions: withDesk("noteDesk") },
            "art.turn": { actions: "turn" },
            ...SCAN_EVENTS,
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
                      guard: withCode("isRejectCard"),
                      actions: "beginAsking",
                    },
                  },
                },
                asking: {
                  on: {
                    "ask.cancel": "working",
                    // Another garment may be open now, and the reason would be recorded for it.
                    "scan.answered": [
                      { guard: withAnswer("isStillOpen"), actions: withAnswer("noteAnswer") },
                      { target: "working", actions: withAnswer("noteAnswer") },
                    ],
                    "desk.came": {
                      target: "working",
                      guard: withDesk("isAnother"),
                      actions: withDesk("noteDesk"),
                    },
                    "undo.press": "working",
                    "note.write": { actions: { type: "write", params: ({ event }) => event } },
                    "fault.choose": { actions: { type: "choose", params: ({ event }) => event } },
                    "reason.pick": {
                      target: "working",
                      actions: {
                        type: "sendScan",
                        params: ({ context, event }) =>
                          withNote(context, commandCode("reason", event.number), true),
                      },
                    },
                    "code.scanned": [
                      {
                        target: "working",
                        guard: withCode("isReasonCard"),
                        actions: {
                          type: "sendScan",
                          params: ({ context, event }) => withNote(context, event.code, event.typed),
                        },
                      },
                      { target: "working", guard: withCode("isUndoCard") },
                      // Scanning another ticket would pass the garment that was about to be rejected.
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
            "code.scanned": { ...TAKE_OVER, guard: withCode("isConfirmCard") },
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
              guard: withAnswer("wantsPhoto"),
              actions: withAnswer("noteRejected"),
            },
          },
        },
        wanted: { on: { "photo.done": "none", "scan.sent": "none", "station.change": "none" } },
      },
    },
  },
});
