/** The lifecycle of an order, from its timeline. */
import type { LifecycleHistory } from "../../engine/record/lifecycle_history.ts";
import { t } from "../../lib/i18n.ts";
import { factsOf, type Order } from "./order.ts";
import { actionText } from "./timeline_entry.tsx";

const byText = (actor: string, actorFor: string): string =>
  actorFor ? `${actor} ${t("comments.onBehalf", { name: actorFor })}` : actor;

export function orderHistory(order: Order, now: number): LifecycleHistory {
  const oldestFirst = order.timeline.toReversed();
  return {
    row: { ...order },
    facts: factsOf(order, now),
    entries: oldestFirst.map(({ at, actor, actor_for, action, reason, changes }, index) => ({
      at,
      by: byText(actor, actor_for),
      event: action,
      what: actionText(action, index === 0),
      reason,
      changes,
    })),
  };
}
