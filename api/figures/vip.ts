/** VIP levels by the points of a month, in hundredths. */
import { MAX_PRICING_PLANS } from "../people/people.ts";
import type { Span } from "../time/dates.ts";
import type { PricingPlan } from "../generated/schema.ts";

export interface LevelRule {
  readonly level: number;
  readonly min_points: number;
}

/** Returns the highest level whose points are reached; 0 for none. */
export const levelFor = (points: number, rules: readonly LevelRule[]): number =>
  Math.max(0, ...rules.filter(({ min_points }) => min_points <= points).map(({ level }) => level));

/** Returns the next level above the reached one; null at the highest. */
export function nextRule(points: number, rules: readonly LevelRule[]): LevelRule | null {
  const reached = levelFor(points, rules);
  const above = rules.filter(({ level, min_points }) => level > reached && min_points > points);
  return above.toSorted((one, other) => one.level - other.level)[0] ?? null;
}

/** Estimates the points at the end of the month, at the current pace. */
export function estimateOf(points: number, { from, until }: Span, now: number): number {
  const passed = Math.min(Math.max(now - from, 1), until - from);
  return Math.round((points * (until - from)) / passed);
}

interface NewLevel {
  readonly _id: string;
  readonly vip: number;
  readonly at: number;
  /** The name of the plan, which stays the same: only the VIP level changes. */
  readonly level: string;
}

/** Returns dated plans with another level from a given time until the next plan begins; null if there are too many. */
export function plansWithLevel(
  plans: readonly PricingPlan[],
  { _id, vip, at, level }: NewLevel,
): readonly PricingPlan[] | null {
  const kept = plans.filter(({ effective_at }) => effective_at !== at).map((plan) =>
    plan.effective_at < at && at < (plan.expired_at ?? Infinity) ? { ...plan, expired_at: at } : plan
  );
  const later = kept.filter(({ effective_at }) => effective_at > at).map(({ effective_at }) => effective_at);
  const next = {
    _id,
    level,
    vip,
    effective_at: at,
    expired_at: later.length > 0 ? Math.min(...later) : null,
  };
  const all = [...kept, next].toSorted((one, other) => one.effective_at - other.effective_at);
  return all.length > MAX_PRICING_PLANS ? null : all;
}
