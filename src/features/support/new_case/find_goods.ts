/** Finds the order of a case by any number on its goods. */
import { parseScan } from "../../../../api/codes/scan.ts";
import {
  CaseOptions,
  GarmentForCase,
  OrdersForCase,
  PackageForCase,
} from "../../../../api/generated/operations/cases.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { type Failure, mapOutcome } from "../../../lib/outcome.ts";

export type Options = DataOf<typeof CaseOptions>["caseOptions"];
export type OptionLine = Options["lines"][number];

const SOON_MS = 500;

/** Loads the goods and reasons that a case about an order can have. */
export const optionsSource = (orderId: string): AnswerSource<Options> => ({
  name: `caseOptions.${orderId}`,
  entities: ["orders", "units", "cases"],
  debounceMs: SOON_MS,
  ask: async ({ signal }) =>
    mapOutcome(
      await ask(CaseOptions, { order_id: orderId }, { background: true, signal }),
      (data) => data.caseOptions,
    ),
});

export interface FoundGoods {
  readonly order_id: string;
  readonly package_id: string;
  /** Id of the garment; empty for a whole order or package. */
  readonly unit_id: string;
}

export type FindAnswer =
  | { readonly kind: "found"; readonly found: FoundGoods }
  | { readonly kind: "none" }
  | { readonly kind: "failed"; readonly failure: Failure };

const none: FindAnswer = { kind: "none" };
const found = (order_id: string, more: Partial<FoundGoods> = {}): FindAnswer => ({
  kind: "found",
  found: { order_id, package_id: "", unit_id: "", ...more },
});

/** @param text number of an order, package or garment, the shop's order number, or a tracking number */
export async function findGoods(text: string): Promise<FindAnswer> {
  const typed = text.trim();
  if (typed === "") return none;
  const read = parseScan(typed);
  const search = read.kind === "unknown" ? typed : read.code;
  if (read.kind === "unit") {
    const outcome = await ask(GarmentForCase, { search }, { background: true });
    if (!outcome.ok) return { kind: "failed", failure: outcome.failure };
    const unit = outcome.data.units.find(({ code }) => code === search);
    return unit?.order_id ? found(unit.order_id, { unit_id: unit._id }) : none;
  }
  if (read.kind === "package") {
    const outcome = await ask(PackageForCase, { search }, { background: true });
    if (!outcome.ok) return { kind: "failed", failure: outcome.failure };
    const parcel = outcome.data.fulfilments.find(({ code }) => code === search);
    return parcel ? found(parcel.order_id, { package_id: parcel._id }) : none;
  }
  const outcome = await ask(OrdersForCase, { search }, { background: true });
  if (!outcome.ok) return { kind: "failed", failure: outcome.failure };
  const { orders } = outcome.data;
  const order = orders.find(({ code }) => code === search) ?? (orders.length === 1 ? orders[0] : undefined);
  return order ? found(order._id) : none;
}
