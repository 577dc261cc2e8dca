/** Source: docs/requirements.md S3.1, S3.3. */

export const TRACKING_UPDATES = ["never", "immediately", "daily"] as const;
export const PAYMENT_TYPES = ["prepaid", "postpaid"] as const;
export const HUB_ACTIONS = ["Create", "Assigned", "Unset", "Edit"] as const;

/** The filter's value for every status, which is sent as an empty text. Source: docs/requirements.md S5.5. */
export const ANY_STATUS = "Opened";

export const MAX_PRICING_PLANS = 100;
export const MAX_CONTRACT_SERVICES = 50;
export const MAX_HUBS = 20;
export const MAX_DOCKER_GROUPS = 20;
/** Highest credit limit, and highest warning level of a balance: a million dollars, or its worth. */
export const MAX_CREDIT_CENTS = 100_000_000;
export const MAX_GROUPS = 50;
export const MAX_SELLERS = 200;

/** The plan applies from `effective_at` until just before `expired_at`. */
export interface PlanPeriod {
  readonly effective_at: number;
  readonly expired_at?: number | null | undefined;
}

const endOf = ({ expired_at }: PlanPeriod): number => expired_at ?? Infinity;

/** Returns the index of the first plan that ends before it begins, or overlaps an earlier one; -1 for none. */
export function indexOfOverlap(plans: readonly PlanPeriod[]): number {
  return plans.findIndex((plan, index) =>
    endOf(plan) <= plan.effective_at ||
    plans.some((other, at) =>
      at < index && plan.effective_at < endOf(other) && other.effective_at < endOf(plan)
    )
  );
}

export const sortedByStart = <Plan extends PlanPeriod>(plans: readonly Plan[]): Plan[] =>
  plans.toSorted((a, b) => a.effective_at - b.effective_at);
