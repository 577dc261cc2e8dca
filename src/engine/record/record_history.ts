import type { TimelineEntry } from "../../../api/generated/schema.ts";
import type { Row } from "../../../machines/rows.ts";
import { t } from "../../lib/i18n.ts";
import type { LifecycleHistory } from "./lifecycle_history.ts";
import { actionText } from "./timeline_entry.tsx";

const byText = (actor: string, actorFor: string): string =>
  actorFor ? `${actor} ${t("comments.onBehalf", { name: actorFor })}` : actor;

export function recordHistory(row: Row, facts: object, timeline: readonly TimelineEntry[]): LifecycleHistory {
  const oldestFirst = timeline.toReversed();
  return {
    row,
    facts,
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
