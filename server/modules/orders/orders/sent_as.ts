/** An order's package as policies see it. Pure. */
import type { PolicyParcel } from "../../../../api/shipping/policies.ts";
import type { OrderRow } from "./rows.ts";

/** Columns that are read of a line. */
export interface WeighedLine {
  readonly item_id: string | null;
  readonly quantity: number;
}

export interface Contents {
  readonly lines: readonly WeighedLine[];
  /** By item. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Grams of all garments of an order, as the catalogue has them. */
export const parcelWeight = ({ lines, weights }: Contents): number =>
  lines.reduce((sum, line) => sum + (weights.get(line.item_id ?? "") ?? 0) * line.quantity, 0);

/** Facts about an order that policies ask for. */
export type SentOrder = Pick<
  OrderRow,
  "country" | "region" | "postal_code" | "seller_id" | "store_id" | "shipping_method" | "tags"
>;

/** An order's parcel as policies see it. */
export const sentAs = (order: SentOrder, weight_g: number): PolicyParcel => ({
  country: order.country,
  region: order.region,
  postal_code: order.postal_code,
  seller_id: order.seller_id,
  store_id: order.store_id,
  method: order.shipping_method,
  tags: JSON.parse(order.tags) as string[],
  weight_g,
});

export const weightsOf = (items: ReadonlyMap<string, { readonly weight_g: number }>) =>
  new Map([...items].map(([id, { weight_g }]) => [id, weight_g]));

export const itemIdsOf = (lines: readonly Pick<WeighedLine, "item_id">[]) =>
  lines.flatMap(({ item_id }) => item_id ?? []);
