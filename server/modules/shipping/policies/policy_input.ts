import type { PolicyPackage } from "../../../../api/shipping/policies.ts";
import type { SentOrder, WeighedLine } from "../../orders/orders/sending_port.ts";

export interface Contents {
  readonly lines: readonly WeighedLine[];
  readonly weights: ReadonlyMap<string, number>;
}

/** Sums the catalogue weights of an order's units, in grams. */
export const packageWeight = ({ lines, weights }: Contents): number =>
  lines.reduce((sum, line) => sum + (weights.get(line.item_id ?? "") ?? 0) * line.quantity, 0);

export const policyInputOf = (order: SentOrder, weight_g: number): PolicyPackage => ({
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
