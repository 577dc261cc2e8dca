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
  readonly vip: number;
  readonly at: number;
  /** The name of the plan, which stays the same: only the VIP level changes. */
  readonly level: string;
  /** The name of the plan that holds after a temporary one. */
  readonly general: string;
  readonly newId: () => string;
}

/**
 * Returns dated plans with another level from a given time until the next plan begins; null if there are too many.
 * Temporary prices still end on their day, and the level holds beyond it.
 */
export function plansWithLevel(
  plans: readonly PricingPlan[],
  { vip, at, level, general, newId }: NewLevel,
): readonly PricingPlan[] | null {
  const endOf = ({ expired_at }: PricingPlan) => expired_at ?? Infinity;
  const current = plans.find((plan) => plan.effective_at <= at && at < endOf(plan));
  const kept = plans.filter(({ effective_at }) => effective_at !== at).map((plan) =>
    plan === current ? { ...plan, expired_at: at } : plan
  );
  const later = kept.filter(({ effective_at }) => effective_at > at).map(({ effective_at }) => effective_at);
  const until = Math.min(...later);
  const change = current ? Math.min(endOf(current), until) : until;
  const planOf = (name: string, from: number, end: number): PricingPlan => ({
    _id: newId(),
    level: name,
    vip,
    effective_at: from,
    expired_at: Number.isFinite(end) ? end : null,
  });
  const added = [planOf(level, at, change), ...change < until ? [planOf(general, change, until)] : []];
  const all = [...kept, ...added].toSorted((one, other) => one.effective_at - other.effective_at);
  return all.length > MAX_PRICING_PLANS ? null : all;
}
