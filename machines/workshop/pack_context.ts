/** Computes the content and the questions of the packing bench, without side effects. */
import { commandCode } from "../../api/codes/commands.ts";
import { gramsIn, isWeightOff } from "../../api/workshop/package_weight.ts";
import { isLabelRequested } from "../../api/statuses.ts";
import type { Answer, Garment } from "./station_context.ts";

export type ScannedPackage = NonNullable<Answer["parcel"]>;
/** Goods missing, weight missing, label requested, label bought, label failed, package elsewhere. */
export type Phase = "packing" | "weighing" | "buying" | "labelled" | "failed" | "gone";

const IN_HOUSE: readonly string[] = ["Processing", "Failed", "Ready", "Packed"];
/** Returns the phase of a package; a complete one without a label waits until a person requests the label. */
export function phaseOf({ shipment_status, label_status, packed, of }: ScannedPackage): Phase {
  if (!IN_HOUSE.includes(shipment_status)) return "gone";
  if (isLabelRequested(label_status)) return "buying";
  if (packed < of || of === 0) return "packing";
  if (label_status === "Live") return "labelled";
  return shipment_status === "Failed" || label_status === "Failed" ? "failed" : "weighing";
}

export const isConfirmed = (pkg: ScannedPackage | null): boolean =>
  pkg !== null && ["buying", "labelled"].includes(phaseOf(pkg));

export interface PackContext {
  readonly parcel: ScannedPackage | null;
  /** The garment that was scanned last. */
  readonly unit: Garment | null;
  /** Weight that was typed or came from a scale; 0 if there is none. */
  readonly grams: number;
  /** Key of a confirmation that was sent and has no answer, or empty. */
  readonly confirming: string;
  /** Key of the last scan without an answer. */
  readonly sent: string;
  /** Time of the last answer by the device's monotonic clock. */
  readonly answeredAt: number;
  /** Id of the package whose label was bought here and is to be printed automatically, or empty. */
  readonly bought: string;
  /** Code of a question before the label is bought, or empty. */
  readonly question: string;
  /** Code and text of the refusal of the label. */
  readonly why: string;
  readonly whyText: string;
  /** Code of the package that was finished or put aside last; empty once the next one is scanned. */
  readonly closed: string;
}

export const NOTHING_ON_BENCH: PackContext = {
  parcel: null,
  unit: null,
  grams: 0,
  confirming: "",
  sent: "",
  answeredAt: 0,
  bought: "",
  question: "",
  why: "",
  whyText: "",
  closed: "",
};

export interface PackSent {
  readonly key: string;
  readonly isConfirm: boolean;
}
export interface PackAnswer {
  readonly answer: Answer;
  readonly at: number;
}
export interface PackView {
  readonly parcel: ScannedPackage | null;
  readonly requestedAt: number;
}

export type PackEvent =
  | ({ readonly type: "scan.sent" } & PackSent)
  | ({ readonly type: "scan.answered" } & PackAnswer)
  | ({ readonly type: "parcel.came" } & PackView)
  | { readonly type: "weight.enter"; readonly grams: number }
  | { readonly type: "confirm.press" }
  | { readonly type: "method.pick"; readonly method: string }
  | { readonly type: "next.press" };

export interface Confirmation {
  readonly code: string;
  /** Code of the package that is confirmed, since the next scan may already be about another one. */
  readonly about: string;
  readonly method_code?: string;
  readonly weight_g?: number;
  readonly sure?: boolean;
  readonly net_sure?: boolean;
}

export const NET_REFUSAL = "isNetWithin";
/** Refusals that are questions: the weight is far from the expected one, or below that of the contents. */
export const QUESTIONS: readonly string[] = ["weightOff", NET_REFUSAL];

export const confirmationOf = (
  { grams, parcel: pkg, question }: PackContext,
  sure: boolean,
  method_code?: string,
): Confirmation => ({
  code: commandCode("confirm"),
  about: pkg?.code ?? "",
  ...method_code !== undefined && { method_code },
  ...grams > 0 && { weight_g: grams, ...sure && { sure } },
  ...sure && question === NET_REFUSAL && { net_sure: true },
});

export const isWeightFarOff = ({ parcel: pkg, grams }: Pick<PackContext, "parcel" | "grams">): boolean =>
  pkg !== null && grams > 0 && isWeightOff(pkg.weight_g, grams);

/** Returns false for a view from before the last answer, during a scan, or after a package left the bench. */
export const isNewer = ({ answeredAt, sent, closed }: PackContext, { requestedAt }: PackView): boolean =>
  closed === "" && requestedAt >= answeredAt && sent === "";

/** Returns true if the package and its phase are the same, so that nothing on the screen has to move. */
export const isSamePlace = ({ parcel: pkg }: PackContext, coming: ScannedPackage | null): boolean =>
  pkg?._id === coming?._id && (pkg && phaseOf(pkg)) === (coming && phaseOf(coming));

export const isOffered = ({ parcel: pkg }: Pick<PackContext, "parcel">, method: string): boolean =>
  pkg?.methods.some(({ code }) => code === method) ?? false;

/** Returns the grams of a typed code, because a scale types bare numbers; null for other codes. */
export const weightIn = (code: string): number | null => gramsIn(code);
