/** Defines the context of a box station, and computes its next one without side effects. */
import type { BoxPrintKind } from "../../api/catalogue/prints.ts";
import { commandCode } from "../../api/codes/commands.ts";
import { parseScan } from "../../api/codes/scan.ts";
import { isRefusal } from "../workshop/scan_queue_context.ts";
import type { Answer, ScanInput } from "../workshop/station_context.ts";

export type OpenBox = NonNullable<Answer["box"]>;

export interface BoxContext {
  /** The open box as the API returned it; null without one, and until the API confirms a scanned box. */
  readonly box: OpenBox | null;
  /** Code of the box that the next scan is for; empty without a box. */
  readonly into: string;
  /** Key of the scan that opens another box, until it is answered. */
  readonly opening: string;
  /** The scan `opening` creates a new box, whose code only its answer has. */
  readonly isMaking: boolean;
  readonly before: { readonly box: OpenBox | null; readonly into: string };
  /** Key of the last scan without an answer. */
  readonly sent: string;
  /** Time of the last answer by the device's monotonic clock. */
  readonly answeredAt: number;
  /** Refused scans whose goods are to be put aside, the oldest first. */
  readonly held: readonly Answer[];
  /** Number of scans that were ignored while goods waited to be put aside. */
  readonly missed: number;
  /** Key of the command to close, until it is answered. */
  readonly closing: string;
  /** Weight on the scale; 0 until the box is weighed. */
  readonly grams: number;
  /** Weight of the empty box in grams. */
  readonly tare: number;
  /** Number of packages that a person counted; null if nobody counted. */
  readonly count: number | null;
  /** Code and text of the refusal to close. */
  readonly why: string;
  readonly whyText: string;
  /** Code of the box that was closed last; empty from the next scan on. */
  readonly closed: string;
  readonly closedId: string;
}

export interface BoxStart {
  readonly tare: number;
  readonly held: readonly Answer[];
}

export const initialBox = ({ tare, held }: BoxStart): BoxContext => ({
  box: null,
  into: "",
  opening: "",
  isMaking: false,
  before: { box: null, into: "" },
  sent: "",
  answeredAt: 0,
  held,
  missed: 0,
  closing: "",
  grams: 0,
  tare,
  count: null,
  why: "",
  whyText: "",
  closed: "",
  closedId: "",
});

/** `box`: another box is opened; `new`: one is made; `close`: the open one is closed. */
export type ScanUse = "box" | "new" | "close" | "other";

export interface BoxSent {
  readonly key: string;
  readonly use: ScanUse;
  readonly code: string;
}
export interface BoxAnswer {
  readonly answer: Answer;
  readonly at: number;
}
export interface BoxDeskView {
  readonly box: OpenBox | null;
  readonly requestedAt: number;
}

export type BoxEvent =
  | ({ readonly type: "scan.sent" } & BoxSent)
  | ({ readonly type: "scan.answered" } & BoxAnswer)
  | ({ readonly type: "box.came" } & BoxDeskView)
  /** A refusal that arrived while nobody watched the screen. */
  | { readonly type: "refusal.found"; readonly answer: Answer }
  /** A code was scanned while goods wait to be put aside. */
  | { readonly type: "scan.miss" }
  | { readonly type: "aside.press" }
  | { readonly type: "out.press" }
  /** `waiting`: number of scans without an answer. */
  | { readonly type: "close.press"; readonly waiting: number }
  | { readonly type: "close.cancel" }
  | { readonly type: "tare.enter"; readonly grams: number }
  | { readonly type: "weight.enter"; readonly grams: number }
  | { readonly type: "count.enter"; readonly count: number }
  | { readonly type: "reason.enter"; readonly note: string };

export function usageOf(code: string): ScanUse {
  const read = parseScan(code);
  if (read.kind === "box" || read.kind === "sscc") return "box";
  if (read.kind !== "command") return "other";
  return read.command === "newBox" ? "new" : read.command === "closeBox" ? "close" : "other";
}

/** Returns the code by which a scanned box is known until the API confirms it; empty for other codes. */
export function boxCodeIn(code: string): string {
  const read = parseScan(code);
  return read.kind === "box" || read.kind === "sscc" ? read.code : "";
}

/** Directs later scans to the box that was scanned, even before the API has confirmed it. */
export function afterSent(context: BoxContext, { key, use, code }: BoxSent): Partial<BoxContext> {
  const sent = { sent: key, closed: "", closedId: "", ...use === "close" && { closing: key } };
  if (use !== "box" && use !== "new") return sent;
  const { box, into, opening, before } = context;
  const opened = {
    ...sent,
    opening: key,
    isMaking: use === "new",
    before: opening === "" ? { box, into } : before,
  };
  return use === "new" ? opened : { ...opened, box: null, into: boxCodeIn(code) };
}

const OPENED: readonly string[] = ["box.open", "box.new"];
/** Compares the SSCC too, since a box can be scanned by either code. */
const isOf = ({ into }: BoxContext, { code, sscc }: OpenBox): boolean =>
  into !== "" && (into === code || into === sscc);

/** Returns no changes if the answer is about another box than the one on the screen. */
function boxAfter(context: BoxContext, answer: Answer): Partial<BoxContext> {
  const { box, event, key } = answer;
  const isOpening = context.opening === key;
  if (isOpening && isRefusal(answer)) return context.before;
  if (!box) return {};
  if (isOpening ? OPENED.includes(event) || isOf(context, box) : isOf(context, box)) {
    return box.status === "Processing" ? { box, into: box.code } : { box: null, into: "" };
  }
  return {};
}

export function afterBoxAnswer(context: BoxContext, { answer, at }: BoxAnswer): Partial<BoxContext> {
  const { key } = answer;
  return {
    answeredAt: at,
    ...context.sent === key && { sent: "" },
    ...boxAfter(context, answer),
    ...context.opening === key && { opening: "", isMaking: false },
    ...context.closing === key && { closing: "" },
  };
}

/** Refusals of the command to close that ask the person for a count; the next list asks for a weight. */
export const COUNT_QUESTIONS: readonly string[] = ["isCounted"];
export const WEIGHT_QUESTIONS: readonly string[] = [
  "boxTooHeavy",
  "boxTooLight",
  "isInTolerance",
  "isOnScale",
];

export const isQuestion = ({ closing }: BoxContext, { key, code }: Answer): boolean =>
  closing !== "" && closing === key && [...COUNT_QUESTIONS, ...WEIGHT_QUESTIONS].includes(code);

export interface BoxPapers {
  readonly id: string;
  /** Papers to print; empty for none. */
  readonly papers: readonly BoxPrintKind[];
}

const NO_PAPERS: BoxPapers = { id: "", papers: [] };
const AT_CLOSE: readonly BoxPrintKind[] = ["boxes", "packing_lists"];

/** Returns the papers to print: a new box gets a label, a closed one a label with its weight and a packing list. */
export function papersAfter({ outcome, event, box }: Answer): BoxPapers {
  if (outcome !== "done" || !box) return NO_PAPERS;
  if (event === "box.new") return { id: box._id, papers: ["boxes"] };
  return event === "box.close" ? { id: box._id, papers: AT_CLOSE } : NO_PAPERS;
}

/** Returns the papers that are printed again: the label of the open box, or all of the box closed last. */
export function papersNow({ box, closedId }: BoxContext): BoxPapers {
  if (box) return { id: box._id, papers: ["boxes"] };
  return closedId === "" ? NO_PAPERS : { id: closedId, papers: AT_CLOSE };
}

/** Returns true for a refusal that stops the station, because its goods must not go into the box. */
export const isHolding = (context: BoxContext, answer: Answer): boolean =>
  isRefusal(answer) && !isQuestion(context, answer) && !context.held.some(({ key }) => key === answer.key);

export const isCurrentView = ({ answeredAt, sent }: BoxContext, { requestedAt }: BoxDeskView): boolean =>
  requestedAt >= answeredAt && sent === "";

/** Returns the code of the box to fetch; empty after a reload, so that the API returns the box that was left open. */
export const boxToAsk = ({ into, answeredAt, closed }: BoxContext): string =>
  into || (answeredAt === 0 && closed === "" ? "" : NO_BOX);

/** Requests no box, because the box that was closed must not appear again. */
const NO_BOX = "-";

/** Returns the fetched box if it is open; one that was closed elsewhere is removed from the screen. */
export const boxFromDesk = ({ box }: BoxDeskView): Pick<BoxContext, "box" | "into"> =>
  box?.status === "Processing" ? { box, into: box.code } : { box: null, into: "" };

export const closeScanOf = ({ into, grams, tare, count }: BoxContext, note = ""): ScanInput => ({
  code: commandCode("closeBox"),
  typed: true,
  into,
  weight_g: grams,
  tare_g: tare,
  ...count !== null && { count },
  ...note !== "" && { note },
});

const GRAMS = /^(\d{1,6})\s*g?$/iu;
const KILOGRAMS = /^(\d{1,3})(?:[.,](\d{1,3}))?\s*(?:kg)?$/iu;
const MAX_G = 70_000;

/**
 * Returns the grams of a typed weight: bare digits are grams, a fraction or "kg" means kilograms. Null for other text,
 * and above `MAX_G`.
 */
export function boxGramsIn(text: string): number | null {
  const given = text.trim();
  const [, grams] = GRAMS.exec(given) ?? [];
  const [, whole, part = ""] = KILOGRAMS.exec(given) ?? [];
  const found = grams !== undefined
    ? Number(grams)
    : whole === undefined
    ? -1
    : Number(whole) * 1_000 + Number(part.padEnd(3, "0"));
  return found >= 0 && found <= MAX_G ? found : null;
}
