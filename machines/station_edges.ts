/** Guards and actions that several transitions of machines/station.ts share. */
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

/** Names a guard or action that takes the event of its transition. */
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
/** A button was pressed: it cannot pass the previous garment as a scan does. */
export const pressed = (command: "pass" | "undo") => ({
  type: "sendScan" as const,
  params: ({ context }: { context: StationContext }) => scanOf(context, commandCode(command), true),
});
/** Stops the station as a refusal of the API does. */
export const REASON_FIRST = [{ type: "refuse", params: { code: "reasonFirst" } }, "noteStop"] as const;
/** The bench accepts codes. */
export const SCANNING = {
  // Also before the garment is open: the scan that opens it may be on its way.
  "pass.press": { guard: "hasInHand", actions: pressed("pass") },
  // After a stop the key means the refused garment.
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
  guard: told("isTheirs"),
  actions: told("noteTheirs"),
} as const;
