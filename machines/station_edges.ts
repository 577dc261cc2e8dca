/** Guards and actions that several edges of machines/station.ts share. */
import { commandCode } from "../api/codes/commands.ts";
import {
  type Coming,
  type Found,
  type Presumed,
  type Scanned,
  scanOf,
  type Sent,
  type StationContext,
  takeoverOf,
  type Told,
} from "./station_facts.ts";

/** Guards and actions that take the event of their edge. */
export const told = <T extends string>(type: T) => ({ type, params: ({ event }: { event: Told }) => event });
export const desk = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: Coming }) => event,
});
export const given = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: { readonly code: string } }) => event,
});
export const found = <T extends string>(type: T) => ({
  type,
  params: ({ event }: { event: { readonly output: Found } }) => event.output,
});
export const LEAVE = ["forgetStation", "unbind"] as const;
/** Nobody scanned it, so it passes nothing else. */
export const pressed = (command: "pass" | "undo") => ({
  type: "sendScan" as const,
  params: ({ context }: { context: StationContext }) => scanOf(context, commandCode(command), true),
});
/** It is a stop as one of the API is. */
export const REASON_FIRST = [{ type: "refuse", params: { code: "reasonFirst" } }, "noteStop"] as const;
/** The bench is ready for codes. */
export const SCANNING = {
  // Also where what is shown is not open yet: the scan that opens it may be on its way.
  "pass.press": { guard: "hasInHand", actions: pressed("pass") },
  // Whoever presses it after a stop means the garment that was refused.
  "pass.key": { guard: "isKeyForPass", actions: pressed("pass") },
  "undo.press": { actions: pressed("undo") },
  "scan.sent": { actions: { type: "noteSent", params: ({ event }: { event: Sent }) => event } },
  "scan.presumed": { actions: { type: "presume", params: ({ event }: { event: Presumed }) => event } },
  "scan.answered": { actions: told("noteAnswer") },
  "code.scanned": [
    { guard: given("isOwnCode"), actions: { type: "refuse", params: { code: "sameStation" } } },
    { target: "#station.bench.opening", guard: given("isStationCode"), actions: given("bind") },
    { guard: given("isReprintCard"), actions: "printTicket" },
    { guard: given("isNextCard"), actions: "turn" },
    { guard: given("isCardForTheirs") },
    { guard: given("isPassAfterStop"), actions: { type: "refuse", params: { code: "ticketFirst" } } },
    {
      actions: [
        { type: "noteTyped", params: ({ event }: { event: Scanned }) => event },
        {
          type: "sendScan",
          params: ({ context, event }: { context: StationContext; event: Scanned }) =>
            scanOf(context, event.code, event.typed),
        },
      ],
    },
  ],
} as const;
/** It is scanned once more, and for sure. */
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
  guard: told("isTheirs"),
  actions: told("noteTheirs"),
} as const;
