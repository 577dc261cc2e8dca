/** Computes what the garments of an order cost us, by location. */

export interface MadeGarments {
  readonly item_id: string | null;
  readonly location_id: string;
  /** The location's code, which names the account to credit. */
  readonly provider: string;
  readonly count: number;
}

export interface PrintedOrder {
  readonly _id: string;
  readonly code: string;
  readonly seller_id: string;
  readonly currency: string;
}

export interface ProductionCostInForce {
  readonly item_id: string | null;
  readonly location_id: string | null;
  readonly cost_minor: number;
  readonly currency: string;
}

export interface OrderCost {
  readonly order_id: string;
  readonly provider: string;
  readonly currency: string;
  readonly garments: number;
  readonly unpriced: number;
  readonly amount_minor: number;
  readonly created_at: number;
}

/** Finds the most specific cost: item at location, then item, then location. */
function closest(
  costs: readonly ProductionCostInForce[],
  { item_id, location_id }: MadeGarments,
): ProductionCostInForce | undefined {
  const find = (item: string | null, location: string | null) =>
    costs.find((cost) => cost.item_id === item && cost.location_id === location);
  return (item_id === null ? undefined : find(item_id, location_id) ?? find(item_id, null)) ??
    find(null, location_id);
}

const NOTHING = { garments: 0, unpriced: 0, amount_minor: 0 };

/** @param costs the latest first */
export function orderCosts(
  { _id: order_id, currency: own }: PrintedOrder,
  garments: readonly MadeGarments[],
  costs: readonly ProductionCostInForce[],
  created_at: number,
): readonly OrderCost[] {
  const rows = new Map<string, OrderCost>();
  for (const made of garments) {
    const cost = closest(costs, made);
    const currency = cost?.currency ?? own;
    const key = `${made.provider} ${currency}`;
    const { garments: others, unpriced, amount_minor } = rows.get(key) ?? NOTHING;
    rows.set(key, {
      order_id,
      provider: made.provider,
      currency,
      garments: others + made.count,
      unpriced: unpriced + (cost ? 0 : made.count),
      amount_minor: amount_minor + made.count * (cost?.cost_minor ?? 0),
      created_at,
    });
  }
  return [...rows.values()];
}
