/** What a station knows and is told: what its desk and its scans answer, and what of it machines/station.ts asks. Pure. */
import type { Scan, StationChoices, StationDesk } from "../api/generated/operations/stations.ts";
import { parseScan } from "../api/codes/scan.ts";
import type { Operation } from "../api/operation.ts";
import { WORK_STEPS } from "../api/steps.ts";
import { isRefusal } from "./scan_queue_facts.ts";

type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;
export type StationChoice = DataOf<typeof StationChoices>["stationChoices"][number];
export type Desk = DataOf<typeof StationDesk>["stationDesk"];
export type Answer = DataOf<typeof Scan>["scan"][number];
export type Garment = NonNullable<Answer["unit"]>;
export type Art = Garment["arts"][number];

/** What a scan is told with: of a reject also what is wrong, in words, and where the fault was made. */
export interface Scanned {
  readonly code: string;
  readonly typed: boolean;
  readonly note?: string;
  readonly fault_step?: string;
  /** Of a command: the ticket that the screen shows. It is given to no other garment. At packing: the package on the bench. */
  readonly about?: string;
  /** Of a parcel at packing, in grams, and that it is so although it is far from what was expected. */
  readonly weight_g?: number;
  /** With a ticket: the garment is taken over from the person who has it in hand. */
  readonly sure?: boolean;
  readonly method_code?: string;
  /** The customs lines weigh more than the package, and that is known. */
  readonly net_sure?: boolean;
}

/**
 * Refusals that need no server: a reason must come first, after a stop a ticket must, the person has no such station, or the
 * device is that station already.
 */
export type OwnRefusal = "reasonFirst" | "ticketFirst" | "noStation" | "sameStation";

/** The state of garments at a step. */
export const stateOf = (step: string): string => WORK_STEPS.find(({ key }) => key === step)?.state ?? "";

/** What a code means here before the API is asked. */
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

export function meaningOf(code: string): Meaning {
  const read = parseScan(code);
  if (read.kind === "station") return "station";
  if (read.kind !== "command") return "other";
  const { command } = read;
  return command === "split" ? "other" : command;
}

/** True for what ends the work at the garment that is open. */
export function isAboutOpen(code: string): boolean {
  const read = parseScan(code);
  return read.kind === "command" && (read.command === "pass" || read.command === "reason");
}

/** A garment that another person has in hand, and how its ticket was read: the screen asks if it is taken over. */
export interface Theirs extends Given {
  readonly typed: boolean;
}

/** The ticket that an answer says is in another hand; empty for every other answer. */
export const theirTicket = ({ outcome, code, unit }: Answer): string =>
  outcome === "refused" && code === "isTheirs" ? unit?.ticket ?? "" : "";

/** What is open after an answer; undefined where the answer says nothing of it. */
export function openAfter({ outcome, unit, code }: Answer, state: string): Garment | null | undefined {
  const isOpenHere = unit?.print_status === state && unit.work_status === "Inprocess";
  if (outcome === "done") return isOpenHere ? unit : null;
  return outcome === "already" && code === "alreadyOpen" && isOpenHere ? unit : undefined;
}

/** As stations are called, however it was scanned. */
export function stationCode(code: string): string {
  const read = parseScan(code);
  return read.kind === "station" ? read.code : code;
}

export interface Found {
  readonly choices: readonly StationChoice[];
  /** What this device was bound to before; empty for nothing. */
  readonly kept: string;
}

export interface StationContext extends Found {
  readonly step: string;
  /** Code of the station that this device is; empty until it is known. */
  readonly station: string;
  readonly open: Garment | null;
  /** A picture is taken of what is rejected. */
  readonly takesPhotos: boolean;
  /** Key of the scan that was read last, and not answered yet. */
  readonly sent: string;
  /** The ticket that was read last, and not answered yet: what follows is about that one. */
  readonly ticket: string;
  /** The last scan was refused: the garment on the table may be another one than the screen shows. */
  readonly isStopped: boolean;
  /** True if the last code was typed by hand. */
  readonly typed: boolean;
  /** The garment that the open question is about; null without a question. */
  readonly theirs: Theirs | null;
  /** When an answer came last. */
  readonly answeredAt: number;
  readonly note: string;
  readonly fault: string;
  /** Which of several print files is shown. */
  readonly art: number;
  /** What was rejected last, by its id and the key of the scan: its photo is taken after it. */
  readonly rejected: { readonly unit: string; readonly scan: string } | null;
}

export type Coming = { readonly open: Garment | null; readonly photo: boolean; readonly asked: number };
export interface Given {
  readonly code: string;
}
export type Told = { readonly answer: Answer; readonly at: number };

export interface Sent {
  readonly key: string;
  /** Empty where it was none. */
  readonly ticket: string;
}
export interface Presumed {
  readonly open: Garment | null;
}

export type StationEvent =
  | { readonly type: "station.retry" }
  | { readonly type: "station.choose"; readonly code: string }
  /** Another station is to be chosen. */
  | { readonly type: "station.change" }
  | ({ readonly type: "desk.came" } & Coming)
  /** There is no such station, or it is of another step. */
  | { readonly type: "desk.missing" }
  | { readonly type: "code.scanned"; readonly code: string; readonly typed: boolean }
  | { readonly type: "pass.press" }
  /** By the key that also ends a code. */
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
  /** A code is kept on the device, and on its way. */
  | ({ readonly type: "scan.sent" } & Sent)
  /** It is not answered soon. */
  | ({ readonly type: "scan.presumed" } & Presumed)
  | ({ readonly type: "scan.answered" } & Told)
  | { readonly type: "photo.done" };

/** What was asked before the last answer came, or while one is on its way, knows nothing of that scan. */
export const isNews = ({ answeredAt, sent }: StationContext, { asked }: Coming): boolean =>
  asked >= answeredAt && sent === "";

/** Another garment begins with its first print file. */
export const opened = (context: StationContext, open: Garment | null) => ({
  open,
  ...open?.ticket !== context.open?.ticket && { art: 0 },
});

/**
 * A scan says which garment was seen when it was read: a command is given to no other one, and the next ticket passes no
 * other one. Empty where none was.
 */
export function scanOf({ open, ticket }: StationContext, code: string, typed: boolean): Scanned {
  const isAbout = isAboutOpen(code) || ticketIn(code) !== "";
  return { code, typed, ...isAbout && { about: ticket || (open?.ticket ?? "") } };
}

/** Shows the garment that the desk reports as in hand when the screen opens; later the desk can only clear it. */
export const inHandOf = (context: StationContext, { open }: Coming): Garment | null =>
  context.answeredAt === 0 || open?.ticket === context.open?.ticket ? open : null;

/** The last of several scans on their way decides which garment is open. */
export function afterAnswer(context: StationContext, { answer, at }: Told): Partial<StationContext> {
  const isLast = context.sent === "" || context.sent === answer.key;
  const open = isLast ? openAfter(answer, stateOf(context.step)) : undefined;
  return {
    answeredAt: at,
    ...isLast && { sent: "", ticket: "", isStopped: isRefusal(answer) },
    ...open !== undefined && opened(context, open),
  };
}

export const atFirst = (step: string): StationContext => ({
  step,
  choices: [],
  kept: "",
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

/** The ticket that was asked about, scanned once more by somebody who is sure of it. */
export const takeoverOf = (context: StationContext): Scanned => ({
  ...scanOf(context, context.theirs?.code ?? "", context.theirs?.typed ?? true),
  sure: true,
});

/** What was said of a reject goes with its reason. */
export const withWords = (context: StationContext, code: string, typed: boolean): Scanned => ({
  ...scanOf(context, code, typed),
  ...context.note.trim() !== "" && { note: context.note.trim() },
  ...context.fault !== "" && { fault_step: context.fault },
});

/** The ticket that a code is; empty for another one. */
export function ticketIn(code: string): string {
  const read = parseScan(code);
  return read.kind === "unit" ? read.ticket : "";
}

/** What a kept scan is taken to open: of the garment nothing but its ticket is known. */
export const presumed = (ticket: string, state: string): Garment => ({
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
