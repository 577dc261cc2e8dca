/** What an item costs whom: the price of their VIP level. Pure. Source: operations F; money §8. */
import type { Held } from "./people.ts";

/** A level's own price. */
export interface LevelPrice {
  readonly level: number;
  readonly price_minor: number;
}

export interface PricedItem {
  /** Of level 0, and of every level that none below it says otherwise for. */
  readonly price_minor: number;
  readonly prices: readonly LevelPrice[];
}

/** The price at a level: its own, else that of the nearest level below it that has one. */
export function priceAt({ price_minor, prices }: PricedItem, level: number): number {
  const known = prices.filter((each) => each.level <= level);
  return known.reduce((best, each) => each.level > best.level ? each : best, { level: 0, price_minor })
    .price_minor;
}

/** The plan of a person. */
export interface LeveledPlan extends Held {
  readonly vip: number;
}

/** The VIP level that a person has at an instant: that of the plan that holds then, else their own. */
export function levelAt(
  { vip, plans }: { readonly vip: number; readonly plans: readonly LeveledPlan[] },
  at: number,
): number {
  const held = plans.find(({ effective_at, expired_at }) =>
    effective_at <= at && at < (expired_at ?? Infinity)
  );
  return held?.vip ?? vip;
}
