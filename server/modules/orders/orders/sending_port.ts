/** Defines the port of orders to the modules that pack and send them, which depend on orders. */
import type { MoveInput } from "../../../../api/generated/schema.ts";
import type { ShippingState } from "../../../../api/money/shipping_state.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Readable, ReadsIn } from "../../../lifecycle/step_cache.ts";
import type { EffectResult, OtherChange, Work } from "../../../lifecycle/lifecycle.ts";
import { definePort } from "../../../port.ts";
import type { DroppedUnit } from "./making_port.ts";
import type { OrderRow } from "./rows.ts";
import type { OrderPatch } from "./store.ts";

export interface QuotedPostage {
  readonly state: ShippingState;
  /** Postage with its tax; 0 if there is no price. */
  readonly minor: number;
}

export interface WeighedLine {
  readonly item_id: string | null;
  readonly quantity: number;
}

export type SentOrder = Pick<
  OrderRow,
  "country" | "region" | "postal_code" | "seller_id" | "store_id" | "shipping_method" | "tags"
>;

/** Facts of an order that are known before its draft exists. */
export type MethodFacts = Pick<SentOrder, "country" | "seller_id" | "store_id" | "shipping_method">;

export interface SentGoods {
  readonly order: SentOrder;
  readonly lines: readonly WeighedLine[];
}

export interface SendingPort {
  readonly checkMethods: (step: ReadsIn, orders: readonly SentGoods[]) => Promise<readonly boolean[]>;
  readonly checkImportMethods: (step: ReadsIn, ways: readonly MethodFacts[]) => Promise<readonly boolean[]>;
  /** Returns the postage of an order before its payment, in its currency. @param at unix seconds */
  readonly quotePostage: (step: ReadsIn, order: OrderRow, at: number) => Promise<QuotedPostage>;
  readonly makePackage: (work: Work<OrderRow, MoveInput>) => Promise<EffectResult<OrderPatch>>;
  readonly lastPackages: Readable<{ readonly _id: string }>;
  /** Computes weight and price of packages again after some of their units were stopped. */
  readonly lighten: (
    tx: Writer,
    dropped: readonly DroppedUnit[],
    at: number,
  ) => Promise<readonly OtherChange[]>;
  readonly packageIdsOf: (
    reader: Reader,
    orderIds: readonly string[],
    statuses: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
}

export const sendingPort = definePort<SendingPort>("sending of orders");
