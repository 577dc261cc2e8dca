/** Defines what orders need of the modules that pack and send them, which know orders. */
import type { MoveInput } from "../../../../api/generated/schema.ts";
import type { ShippingState } from "../../../../api/money/shipping_state.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Readable, ReadsIn } from "../../../lifecycle/step_cache.ts";
import type { EffectResult, OtherChange, Work } from "../../../lifecycle/lifecycle.ts";
import { definePort } from "../../../port.ts";
import type { DroppedUnit } from "./making.ts";
import type { OrderRow } from "./rows.ts";
import type { OrderPatch } from "./store.ts";

export interface QuotedPostage {
  readonly state: ShippingState;
  /** With the tax on it; 0 where it has no price. */
  readonly minor: number;
}

/** Columns that are read of a line. */
export interface WeighedLine {
  readonly item_id: string | null;
  readonly quantity: number;
}

/** Facts about an order that policies read. */
export type SentOrder = Pick<
  OrderRow,
  "country" | "region" | "postal_code" | "seller_id" | "store_id" | "shipping_method" | "tags"
>;

/** The part of an order that is known of it before it is a draft. */
export type SentWay = Pick<SentOrder, "country" | "seller_id" | "store_id" | "shipping_method">;

export interface SentGoods {
  readonly order: SentOrder;
  readonly lines: readonly WeighedLine[];
}

export interface Sending {
  /** Returns for each order whether its own words or a policy give it a shipping method. */
  readonly methodsGiven: (step: ReadsIn, orders: readonly SentGoods[]) => Promise<readonly boolean[]>;
  /** Returns for each way whether something gives it a method at some weight and place. */
  readonly waysGiven: (step: ReadsIn, ways: readonly SentWay[]) => Promise<readonly boolean[]>;
  /** The postage of an order before its payment, in its currency. @param at unix seconds */
  readonly quotePostage: (step: ReadsIn, order: OrderRow, at: number) => Promise<QuotedPostage>;
  /** Makes one package for the garments that are in none. */
  readonly makePackage: (work: Work<OrderRow, MoveInput>) => Promise<EffectResult<OrderPatch>>;
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
