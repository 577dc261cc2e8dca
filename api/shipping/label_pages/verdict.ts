/** Decides which order a page belongs to, from the page and our records. In doubt it is not attached. */
import { type Evidence, type Findings, valuesOf } from "./findings.ts";

/** Why a page has its status; the client has words for each. */
export const PAGE_FINDINGS = [
  "noOrder",
  "unknownOrder",
  "shortened",
  "wrongDigit",
  "twoLabels",
  "slip",
  "severalPackages",
  "numbersDiffer",
  "idsDiffer",
  "twoOrders",
  "otherOrder",
  "otherZip",
  "otherNumber",
  "sameLabel",
  "sameNumber",
  "byHand",
  "byId",
  "byNumber",
  "replaced",
] as const;
export type PageFinding = (typeof PAGE_FINDINGS)[number];

export interface PlatformOrder {
  readonly order_id: string;
  /** The platform's order id. */
  readonly ref: string;
  readonly seller_id: string;
  readonly store_id: string;
  readonly country: string;
  readonly postal_code: string;
  readonly paid: boolean;
  /** Open packages without a label; `labelled` is the number of packages that have one. */
  readonly packages: readonly string[];
  readonly labelled: number;
}

/** Records about the numbers on a page, within the caller's scope. */
export interface PageRecords {
  readonly byRef: ReadonlyMap<string, readonly PlatformOrder[]>;
  /** Orders for which the platform has this tracking number. */
  readonly byNumber: ReadonlyMap<string, readonly PlatformOrder[]>;
  /** Id of an earlier page with the same picture. */
  readonly samePicture: string | null;
  /** Id of an earlier page with this tracking number. */
  readonly sameNumber: string | null;
  /** Returns the numbers of an order's labels that are waiting or attached. */
  readonly numbersOfOrder: (order_id: string) => readonly string[];
}

export interface Verdict {
  readonly status: "Unmatched" | "Matched" | "Duplicate" | "Mismatch";
  readonly finding: PageFinding;
  readonly order: PlatformOrder | null;
  readonly package_id: string | null;
  readonly first_id: string | null;
}

const ofPlatform = /^(?:5[78]\d{16}|\d{3}-\d{7}-\d{7})$/;

const unattached = (status: "Unmatched" | "Mismatch", finding: PageFinding): Verdict => ({
  status,
  finding,
  order: null,
  package_id: null,
  first_id: null,
});

/** Returns the number on a page: a barcode is trusted more than printed text. */
export const numberOn = (evidence: readonly Evidence[]): string =>
  valuesOf(evidence, "tracking", ["barcode"])[0] ?? valuesOf(evidence, "tracking", ["text"])[0] ?? "";

export function decidePage(
  found: Pick<Findings, "evidence" | "paper" | "wrongDigit" | "isShortened">,
  records: PageRecords,
): Verdict {
  const { evidence, paper } = found;
  const first_id = records.samePicture ?? records.sameNumber;
  if (first_id !== null) {
    const finding = records.samePicture !== null ? "sameLabel" : "sameNumber";
    return { ...unattached("Unmatched", finding), status: "Duplicate", first_id };
  }
  const inBars = valuesOf(evidence, "tracking", ["barcode"]);
  const inText = valuesOf(evidence, "tracking", ["text"]);
  if (inBars.length > 1 || inBars.length === 0 && inText.length > 1) {
    return unattached("Unmatched", "twoLabels");
  }
  if (inBars.length > 0 && inText.length > 0 && !inText.includes(inBars[0]!)) {
    return unattached("Mismatch", "numbersDiffer");
  }
  return decideOrder(found, records, paper === "slip");
}

function decideOrder(
  { evidence, wrongDigit, isShortened }: Pick<Findings, "evidence" | "wrongDigit" | "isShortened">,
  records: PageRecords,
  isSlip: boolean,
): Verdict {
  const refs = valuesOf(evidence, "order");
  const inBars = valuesOf(evidence, "order", ["barcode"]).filter((ref) => ofPlatform.test(ref));
  const inText = valuesOf(evidence, "order", ["text"]).filter((ref) => ofPlatform.test(ref));
  if (inBars.length > 0 && inText.length > 0 && !inText.some((ref) => inBars.includes(ref))) {
    return unattached("Mismatch", "idsDiffer");
  }
  const byId = distinct(refs.flatMap((ref) => records.byRef.get(ref) ?? []));
  const number = numberOn(evidence);
  const byNumber = distinct(records.byNumber.get(number) ?? []);
  if (byId.length > 1 || byNumber.length > 1) return unattached("Mismatch", "twoOrders");
  const [named] = byId;
  const [numbered] = byNumber;
  if (named && numbered && named.order_id !== numbered.order_id) return unattached("Mismatch", "otherOrder");
  const order = named ?? numbered;
  if (!order) {
    if (isSlip) return unattached("Unmatched", "slip");
    if (isShortened) return unattached("Unmatched", "shortened");
    if (wrongDigit !== "") return unattached("Unmatched", "wrongDigit");
    return unattached("Unmatched", refs.some((ref) => ofPlatform.test(ref)) ? "unknownOrder" : "noOrder");
  }
  // A second order id that is not ours means that the page is about something else.
  const others = [...inBars, ...inText].filter((ref) => ref !== order.ref && !records.byRef.has(ref));
  if (named && others.length > 0) return unattached("Mismatch", "idsDiffer");
  const [zip] = valuesOf(evidence, "zip");
  if (zip && order.country === "US" && !order.postal_code.startsWith(zip)) {
    return unattached("Mismatch", "otherZip");
  }
  const rivals = records.numbersOfOrder(order.order_id).filter((each) => each !== number);
  if (!isSlip && rivals.length > 0) return unattached("Mismatch", "otherNumber");
  if (isSlip) return { ...unattached("Unmatched", "slip"), order };
  if (order.packages.length > 1) return { ...unattached("Unmatched", "severalPackages"), order };
  const finding = named ? "byId" : "byNumber";
  return { status: "Matched", finding, order, package_id: order.packages[0] ?? null, first_id: null };
}

function distinct(orders: readonly PlatformOrder[]): readonly PlatformOrder[] {
  return [...new Map(orders.map((order) => [order.order_id, order])).values()];
}
