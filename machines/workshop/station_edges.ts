import { commandCode } from "../../api/codes/commands.ts";
import {
  type DeskView,
  type FoundStations,
  type PresumedScan,
  type ScanInput,
  scanOf,
  type SentScan,
  type StationAnswer,
  type StationContext,
  takeoverOf,
} from "./station_context.ts";

export const withAnswer = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: StationAnswer }) => event,
});
export const withDesk = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: DeskView }) => event,
});
export const withCode = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: { readonly code: string } }) => event,
});
export const withStations = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: { readonly output: FoundStations } }) => event.output,
});
export const LEAVE = ["forgetStation", "unbind"] as const;
const pressCommand = (command: "pass" | "undo") => ({
  type: "sendScan" as const,
  params: ({ context }: { context: StationContext }) => scanOf(context, commandCode(command), true),
});
/** Passes the garment that the button names, even while the scan of another one has no answer. */
const pressPass = {
  type: "sendScan" as const,
  params: ({ event: { ticket } }: { event: { readonly ticket: string } }): ScanInput => ({
    code: commandCode("pass"),
    typed: true,
    about: ticket,
  }),
};
/** Stops the station in the same way as a refusal by the API. */
export const REASON_FIRST = [{ type: "refuse", params: { code: "reasonFirst" } }, "noteStop"] as const;
export const SCAN_EVENTS = {
  // The button works before the garment is open, because the scan that opens it may have no answer yet.
  "pass.press": { guard: "hasInHand", actions: pressPass },
  // After a stop the pass key does nothing, because it could be meant for the refused garment.
  "pass.key": { guard: "isKeyForPass", actions: pressCommand("pass") },
  "undo.press": { actions: pressCommand("undo") },
  "scan.sent": { actions: { type: "noteSent", params: ({ event }: { event: SentScan }) => event } },
  "scan.presumed": { actions: { type: "presume", params: ({ event }: { event: PresumedScan }) => event } },
  "scan.answered": { actions: withAnswer("noteAnswer") },
  "code.scanned": [
    { guard: withCode("isOwnCode"), actions: { type: "refuse", params: { code: "sameStation" } } },
    { target: "#station.bench.opening", guard: withCode("isStationCode"), actions: withCode("bind") },
    { guard: withCode("isReprintCard"), actions: "printTicket" },
    { guard: withCode("isNextCard"), actions: "turn" },
    { guard: withCode("isCardForTheirs") },
    { guard: withCode("isPassAfterStop"), actions: { type: "refuse", params: { code: "ticketFirst" } } },
    {
      actions: [
        { type: "noteTyped", params: ({ event }: { event: ScanInput }) => event },
        {
          type: "sendScan",
          params: ({ context, event }: { context: StationContext; event: ScanInput }) =>
            scanOf(context, event.code, event.typed),
        },
      ],
    },
  ],
} as const;
/** Scans the ticket again with the confirmation. */
export const TAKE_OVER = {
  target: "none",
  actions: [
    { type: "sendScan", params: ({ context }: { context: StationContext }) => takeoverOf(context) },
    "forgetTheirs",
  ],
} as const;
export const LEAVE_THEIRS = { target: "none", actions: "forgetTheirs" } as const;
export const ASK_ABOUT_THEIRS = {
  target: "asked",
  guard: withAnswer("isTheirs"),
  actions: withAnswer("noteTheirs"),
} as const;
