/** Defines the context of a station, and computes its next one without side effects. */
import type { Scan, StationChoices, StationDesk } from "../../api/generated/operations/stations.ts";
import { parseScan } from "../../api/codes/scan.ts";
import type { Command } from "../../api/codes/scan_codes.ts";
import type { DataOf } from "../../api/operation.ts";
import { WORK_STEPS } from "../../api/steps.ts";
import { isRefusal } from "./scan_queue_context.ts";

export type StationChoice = DataOf<typeof StationChoices>["stationChoices"][number];
export type Desk = DataOf<typeof StationDesk>["stationDesk"];
export type Answer = DataOf<typeof Scan>["scan"][number];
export type Garment = NonNullable<Answer["unit"]>;
export type Art = Garment["arts"][number];

/** A reject also has its description and the step of the fault. */
export interface ScanInput {
  readonly code: string;
  readonly typed: boolean;
  readonly note?: string;
  readonly fault_step?: string;
  /** Ticket of the garment on the screen, or code of the package on the bench. */
  readonly about?: string;
  /** Grams of a package at packing, or of a box; `sure` confirms a weight far from the expected one. */
  readonly weight_g?: number;
  /** With a ticket: takes the garment over from the person who is working on it. */
  readonly sure?: boolean;
  readonly method_code?: string;
  /** Confirms buying the label although the customs lines weigh more than the package. */
  readonly net_sure?: boolean;
  /** Code of the open box at a box station; empty without a box. */
  readonly into?: string;
  /** The package is taken out of the box. */
  readonly out?: boolean;
  readonly tare_g?: number;
  readonly count?: number;
}

/** A reason or a ticket must be scanned first, or the scanned station does not exist or is this one already. */
export type OwnRefusal = "reasonFirst" | "ticketFirst" | "noStation" | "sameStation";

export const stateOf = (step: string): string => WORK_STEPS.find(({ key }) => key === step)?.state ?? "";

export type Meaning =
  | "station"
  | "pass"
  | "reject"
  | "reason"
  | "reprint"
  | "next"
  | "undo"
  | "confirm"
  | "other";

/** Commands for other kinds of benches, which this screen sends to the API like any code. */
const OF_BENCHES: readonly Command[] = ["split", "newBox", "takeOut", "putAside", "closeBox"];

export function meaningOf(code: string): Meaning {
  const read = parseScan(code);
  if (read.kind === "station") return "station";
  if (read.kind !== "command") return "other";
  const { command } = read;
  return OF_BENCHES.includes(command) ? "other" : command as Meaning;
}

export function isAboutOpen(code: string): boolean {
  const read = parseScan(code);
  return read.kind === "command" && (read.command === "pass" || read.command === "reason");
}

/** A scan of a garment that another person is working on: the screen asks if it is taken over. */
export interface TakeoverScan extends ReadCode {
  readonly typed: boolean;
}

/** Returns the ticket of a garment that another person is working on, or an empty text. */
export const theirTicket = ({ outcome, code, unit }: Answer): string =>
  outcome === "refused" && code === "isTheirs" ? unit?.ticket ?? "" : "";

/** Returns the garment that is open after the answer, null for none, or undefined if the answer does not decide it. */
export function openAfter({ outcome, unit, code }: Answer, state: string): Garment | null | undefined {
  const isOpenHere = unit?.print_status === state && unit.work_status === "Inprocess";
  if (outcome === "done") return isOpenHere ? unit : null;
  return outcome === "already" && code === "alreadyOpen" && isOpenHere ? unit : undefined;
}

export function stationCode(code: string): string {
  const read = parseScan(code);
  return read.kind === "station" ? read.code : code;
}

export interface FoundStations {
  readonly choices: readonly StationChoice[];
  /** Code of the station stored on the device; empty for none. */
  readonly storedStation: string;
}

export interface StationContext extends FoundStations {
  readonly step: string;
  /** Code of the station; empty until it is known. */
  readonly station: string;
  readonly open: Garment | null;
  readonly takesPhotos: boolean;
  /** Key of the last scan without an answer. */
  readonly sent: string;
  /** The last scanned ticket without an answer; the next command applies to its garment. */
  readonly ticket: string;
  /** The last scan was refused: the garment on the table may differ from the one on the screen. */
  readonly isStopped: boolean;
  readonly typed: boolean;
  /** The garment that the open question is about, or null. */
  readonly theirs: TakeoverScan | null;
  readonly answeredAt: number;
  readonly note: string;
  readonly fault: string;
  /** Index of the print file on the screen. */
  readonly art: number;
  /** The last rejected garment and the key of its scan: a photo follows. */
  readonly rejected: { readonly unit: string; readonly scan: string } | null;
}

export type DeskView = {
  readonly open: Garment | null;
  readonly photo: boolean;
  readonly requestedAt: number;
};
export interface ReadCode {
  readonly code: string;
}
export type StationAnswer = { readonly answer: Answer; readonly at: number };

export interface SentScan {
  readonly key: string;
  /** The scanned ticket; empty if the code was not a ticket. */
  readonly ticket: string;
}
export interface PresumedScan {
  readonly open: Garment | null;
}

export type StationEvent =
  | { readonly type: "station.retry" }
  | { readonly type: "station.choose"; readonly code: string }
  | { readonly type: "station.change" }
  | ({ readonly type: "desk.came" } & DeskView)
  /** The station does not exist or belongs to another step. */
  | { readonly type: "desk.missing" }
  | { readonly type: "code.scanned"; readonly code: string; readonly typed: boolean }
  | { readonly type: "pass.press"; readonly ticket: string }
  /** The key that passes the garment was pressed; scanners send the same key after a code. */
  | { readonly type: "pass.key" }
  | { readonly type: "theirs.take" }
  | { readonly type: "theirs.leave" }
  | { readonly type: "undo.press" }
  | { readonly type: "reject.ask" }
  | { readonly type: "reason.pick"; readonly number: number }
  | { readonly type: "ask.cancel" }
  | { readonly type: "note.write"; readonly note: string }
  | { readonly type: "fault.choose"; readonly step: string }
  | { readonly type: "art.turn" }
  | ({ readonly type: "scan.sent" } & SentScan)
  | ({ readonly type: "scan.presumed" } & PresumedScan)
  | ({ readonly type: "scan.answered" } & StationAnswer)
  | { readonly type: "photo.done" };

/** Returns false for a view that was requested before the last answer, or while a scan has no answer. */
export const isNews = ({ answeredAt, sent }: StationContext, { requestedAt }: DeskView): boolean =>
  requestedAt >= answeredAt && sent === "";

/** Opens a garment; another garment than before begins with its first print file. */
export const openUnit = (context: StationContext, open: Garment | null) => ({
  open,
  ...open?.ticket !== context.open?.ticket && { art: 0 },
});

/**
 * Pass, reason and the next ticket name the garment in hand in `about`, which is empty without one. An undo names only
 * a ticket without an answer: if that is refused, the undo must not change another garment.
 */
export function scanOf({ open, ticket }: StationContext, code: string, typed: boolean): ScanInput {
  if (meaningOf(code) === "undo") return { code, typed, ...ticket !== "" && { about: ticket } };
  const isAbout = isAboutOpen(code) || ticketIn(code) !== "";
  return { code, typed, ...isAbout && { about: ticket || (open?.ticket ?? "") } };
}

/** Returns the open garment when the screen opens; later a fetched view can only update or clear it. */
export const inHandOf = (context: StationContext, { open }: DeskView): Garment | null =>
  context.answeredAt === 0 || open?.ticket === context.open?.ticket ? open : null;

/** If several scans have no answer, the answer to the last one decides which garment is open. */
export function afterAnswer(context: StationContext, { answer, at }: StationAnswer): Partial<StationContext> {
  const isLast = context.sent === "" || context.sent === answer.key;
  const open = isLast ? openAfter(answer, stateOf(context.step)) : undefined;
  return {
    answeredAt: at,
    ...isLast && { sent: "", ticket: "", isStopped: isRefusal(answer) },
    ...open !== undefined && openUnit(context, open),
  };
}

/** Returns true if the same garment stays open, so that a reason that is being given is still meant for it. */
export function staysOpen(context: StationContext, coming: StationAnswer): boolean {
  const { open = context.open } = afterAnswer(context, coming);
  return !isRefusal(coming.answer) && open?.ticket === context.open?.ticket;
}

export const initialStation = (step: string): StationContext => ({
  step,
  choices: [],
  storedStation: "",
  station: "",
  open: null,
  sent: "",
  ticket: "",
  isStopped: false,
  typed: false,
  theirs: null,
  takesPhotos: false,
  answeredAt: 0,
  note: "",
  fault: "",
  art: 0,
  rejected: null,
});

export const takeoverOf = (context: StationContext): ScanInput => ({
  ...scanOf(context, context.theirs?.code ?? "", context.theirs?.typed ?? true),
  sure: true,
});

/** The reason is about the garment that the question names, whatever was scanned just before. */
export const withNote = (context: StationContext, code: string, typed: boolean): ScanInput => ({
  ...scanOf(context, code, typed),
  ...context.open && { about: context.open.ticket },
  ...context.note.trim() !== "" && { note: context.note.trim() },
  ...context.fault !== "" && { fault_step: context.fault },
});

export function ticketIn(code: string): string {
  const read = parseScan(code);
  return read.kind === "unit" ? read.ticket : "";
}

/** Returns the garment that a stored scan is expected to open; only its ticket is known. */
export const presumedUnit = (ticket: string, state: string): Garment => ({
  _id: "",
  ticket,
  order_code: "",
  sku: "",
  ordered_sku: "",
  location_name: "",
  title: "",
  product_title: "",
  color: "",
  size: "",
  print_status: state,
  work_status: "Inprocess",
  n: 0,
  of: 0,
  due_at: 0,
  rush: false,
  cycle: 1,
  note: "",
  held_reason: "",
  bin_label: "",
  image_id: "",
  arts: [],
  route: [],
});
