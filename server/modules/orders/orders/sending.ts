/** Defines what orders need of the modules that pack and send them, which know orders. */
import type { MoveInput } from "../../../../api/generated/schema.ts";
import type { ShippingState } from "../../../../api/money/shipping_state.ts";
import type { SendingRules } from "../../../../api/shipping/policies.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Readable, ReadsIn } from "../../../lifecycle/known.ts";
import type { Done, OtherChange, Work } from "../../../lifecycle/lifecycle.ts";
import { definePort } from "../../../port.ts";
import type { OrderRow } from "./rows.ts";
import type { OrderPatch } from "./store.ts";

export interface QuotedPostage {
  readonly state: ShippingState;
  /** With the tax on it; 0 where it has no price. */
  readonly minor: number;
}

/** A garment that its order drops, and the package that it is in. */
export interface DroppedUnit {
  readonly _id: string;
  readonly package_id: string | null;
}

export interface Sending {
  /** All policies and what their methods allow, read once in a step. */
  readonly rulesOf: (step: ReadsIn) => Promise<SendingRules>;
  /** The postage of an order before its payment, in its currency. @param at unix seconds */
  readonly quotePostage: (step: ReadsIn, order: OrderRow, at: number) => Promise<QuotedPostage>;
  /** Makes one package for the garments that are in none. */
  readonly makePackage: (work: Work<OrderRow, MoveInput>) => Promise<Done<OrderPatch>>;
  /** The package of an order that was made last. */
  readonly lastPackages: Readable<{ readonly _id: string }>;
  /** Packages some of whose garments are dropped weigh what is left in them, and are priced by that. */
  readonly lighten: (
    tx: Writer,
    dropped: readonly DroppedUnit[],
    at: number,
  ) => Promise<readonly OtherChange[]>;
  /** The packages of each order that are in one of some statuses. */
  readonly packageIdsOf: (
    reader: Reader,
    orderIds: readonly string[],
    statuses: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
}

export const sending = definePort<Sending>("sending of orders");
