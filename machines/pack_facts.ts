/** What the pack bench knows of the package on it, and what follows from it. Pure; the machine is pack.ts. */
import { commandCode } from "../api/codes/commands.ts";
import { gramsIn, isWeightOff } from "../api/workshop/packing.ts";
import { isLabelAsked } from "../api/statuses.ts";
import type { Answer, Garment } from "./station_facts.ts";

export type Parcel = NonNullable<Answer["parcel"]>;
/** Garments are missing, its weight is, its label is, it has one, none could be had, or it is nothing for a bench. */
export type Phase = "packing" | "weighing" | "buying" | "labelled" | "failed" | "gone";

/** It waits for its label, or lies there with it. */
const IN_HOUSE: readonly string[] = ["Processing", "Failed", "Ready", "Packed"];
/** Nobody knows yet, or nobody will know before somebody asks. */
export function phaseOf({ shipment_status, label_status, packed, of }: Parcel): Phase {
  if (!IN_HOUSE.includes(shipment_status)) return "gone";
  if (isLabelAsked(label_status)) return "buying";
  if (packed < of || of === 0) return "packing";
  if (label_status === "Live") return "labelled";
  return shipment_status === "Failed" || label_status === "Failed" ? "failed" : "weighing";
}

export interface PackContext {
  readonly parcel: Parcel | null;
  /** The garment of it that was scanned last. */
  readonly unit: Garment | null;
  /** Typed, or sent by a scale; 0 for none. */
  readonly grams: number;
  /** Of the confirmation that is on its way; empty for none. */
  readonly confirming: string;
  /** Key of the scan that was read last, and not answered yet. */
  readonly sent: string;
  /** When an answer came last, on the device's own steady clock. */
  readonly answeredAt: number;
  /** Its label was asked for here: it is printed by itself. */
  readonly bought: string;
  /** The question that the API asked before the label is bought, by its code; empty for none. */
  readonly asked: string;
  /** Why the label was refused: a code, and what the API says. */
  readonly why: string;
  readonly whyText: string;
  /** What closed last, or was put aside, by its code; empty from the next answer on. */
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
  asked: "",
  why: "",
  whyText: "",
  closed: "",
};

export interface PackSent {
  readonly key: string;
  /** It is the confirmation. */
  readonly isConfirm: boolean;
}
export interface PackTold {
  readonly answer: Answer;
  readonly at: number;
}
export interface PackDesk {
  readonly parcel: Parcel | null;
  readonly asked: number;
}

export type PackEvent =
  | ({ readonly type: "scan.sent" } & PackSent)
  | ({ readonly type: "scan.answered" } & PackTold)
  /** As the API says it between scans. */
  | ({ readonly type: "parcel.came" } & PackDesk)
  | { readonly type: "weight.enter"; readonly grams: number }
  /** The card, or the button. */
  | { readonly type: "confirm.press" }
  /** Id of one of the methods that are offered for it. */
  | { readonly type: "method.pick"; readonly method: string }
  | { readonly type: "next.press" };

/** Contents of a confirmation: the weight if it was weighed, and the method if one was chosen. */
export interface Confirmation {
  readonly code: string;
  /** The package that it is of: once its label was refused, a scan would be about another one. */
  readonly about: string;
  readonly method_code?: string;
  readonly weight_g?: number;
  readonly sure?: boolean;
  readonly net_sure?: boolean;
}

/** The customs lines weigh more than the package. */
export const NET_OVER = "isNetWithin";
/** Refusals that are questions: the weight is far off, or less than that of what is in the package. */
export const QUESTIONS: readonly string[] = ["weightOff", NET_OVER];

export const confirmationOf = (
  { grams, parcel, asked }: PackContext,
  sure: boolean,
  method_code?: string,
): Confirmation => ({
  code: commandCode("confirm"),
  about: parcel?.code ?? "",
  ...method_code !== undefined && { method_code },
  ...grams > 0 && { weight_g: grams, ...sure && { sure } },
  ...sure && asked === NET_OVER && { net_sure: true },
});

/** The weight that was entered is far from what its garments should weigh. */
export const isOff = ({ parcel, grams }: Pick<PackContext, "parcel" | "grams">): boolean =>
  parcel !== null && grams > 0 && isWeightOff(parcel.weight_g, grams);

/**
 * What was asked before the last answer came, or while one is on its way, knows nothing of that scan. What was put aside
 * comes back by a scan alone.
 */
export const isNewer = ({ answeredAt, sent, closed }: PackContext, { asked }: PackDesk): boolean =>
  closed === "" && asked >= answeredAt && sent === "";

/** The same package at the same point: nothing on the screen has to change its place. */
export const isSamePlace = ({ parcel }: PackContext, coming: Parcel | null): boolean =>
  parcel?._id === coming?._id && (parcel && phaseOf(parcel)) === (coming && phaseOf(coming));

/** One of the methods that are offered for the package. */
export const isOffered = ({ parcel }: Pick<PackContext, "parcel">, method: string): boolean =>
  parcel?.methods.some(({ code }) => code === method) ?? false;

/** A number by itself is what a scale types. */
export const weightIn = (code: string): number | null => gramsIn(code);
