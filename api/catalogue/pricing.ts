import { decimalText } from "../money.ts";
import type { PlanPeriod } from "../people/people.ts";

export interface LevelPrice {
  readonly level: number;
  readonly price_minor: number;
}

export interface PricedItem {
  /** Price of level 0, and of every level that has no price, nor a lower level with a price. */
  readonly price_minor: number;
  readonly prices: readonly LevelPrice[];
}

/** Returns the price of a level, or of the nearest lower level that has a price. */
export function priceAt({ price_minor, prices }: PricedItem, level: number): number {
  const known = prices.filter((each) => each.level <= level);
  return known.reduce((best, each) => each.level > best.level ? each : best, { level: 0, price_minor })
    .price_minor;
}

export const levelField = (level: number): LevelField => `price_vip_${level}`;
export const levelIn = (field: string): number | null => {
  const level = /^price_vip_(\d{1,3})$/.exec(field)?.[1];
  return level === undefined ? null : Number(level);
};
export type LevelField = `price_vip_${number}`;

/** Formats prices by level: `2: 9.50, 5: 8.00`. */
export const pricesText = (prices: readonly LevelPrice[], currency: string): string =>
  prices.map(({ level, price_minor }) => `${level}: ${decimalText(price_minor, currency)}`).join(", ");

export const pricesInText = (text: string): ReadonlyMap<number, string> =>
  new Map(
    text.split(", ").filter(Boolean).map((each): [number, string] => {
      const [level = "", amount = ""] = each.split(": ");
      return [Number(level), amount];
    }),
  );

export const withPrices = (
  prices: readonly LevelPrice[],
  others: readonly LevelPrice[],
): LevelPrice[] => {
  const otherLevels = new Set(others.map(({ level }) => level));
  return [...prices.filter(({ level }) => !otherLevels.has(level)), ...others].sort((a, b) =>
    a.level - b.level
  );
};

export interface LeveledPlan extends PlanPeriod {
  readonly vip: number;
}

export const plansOf = ({ pricing_plans }: { readonly pricing_plans: string }): LeveledPlan[] =>
  JSON.parse(pricing_plans) as LeveledPlan[];

export function levelAt(
  { vip, plans }: { readonly vip: number; readonly plans: readonly LeveledPlan[] },
  at: number,
): number {
  const held = plans.find(({ effective_at, expired_at }) =>
    effective_at <= at && at < (expired_at ?? Infinity)
  );
  return held?.vip ?? vip;
}
