/** What a record tells of its life: where it is, what its guards read, what happened to it. */
import type { Row } from "../../../machines/rows.ts";
import { t } from "../../lib/i18n.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import type { Job } from "../../features/jobs/wiring.ts";
import { factsOf as jobFacts } from "../../features/jobs/job.ts";
import { factsOf as orderFacts, type Order } from "../../features/orders/order.ts";
import { actionText } from "../../features/orders/timeline_entry.tsx";

/** Something that was done to it. */
export interface LifeDeed {
  /** Unix seconds. */
  readonly at: number;
  readonly by: string;
  /** The event, where it was one of its life. */
  readonly event: string;
  readonly what: string;
  readonly reason: string;
  /** Columns that changed. */
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export interface RecordLife {
  readonly row: Row;
  readonly facts: object;
  /** Oldest first. */
  readonly deeds: readonly LifeDeed[];
}

const byText = (actor: string, actorFor: string): string =>
  actorFor ? `${actor} ${t("talk.onBehalf", { name: actorFor })}` : actor;

export function orderLife(order: Order, now: number): RecordLife {
  const oldestFirst = order.timeline.toReversed();
  return {
    row: { ...order },
    facts: orderFacts(order, now),
    deeds: oldestFirst.map(({ at, actor, actor_for, action, reason, changes }, index) => ({
      at,
      by: byText(actor, actor_for),
      event: action,
      what: actionText(action, index === 0),
      reason,
      changes,
    })),
  };
}

/** Of a job the beginning and the end are kept. */
export function jobLife(job: Job): RecordLife {
  const { status, created_at, finished_at, user_name } = job;
  const deed = (at: number, by: string, before: string, after: string): LifeDeed => ({
    at,
    by,
    event: "",
    what: statusWord(after),
    reason: "",
    changes: [{ field: "status", before, after }],
  });
  return {
    row: { _id: job._id, version: job.version, status },
    facts: jobFacts(job),
    deeds: [
      deed(created_at, user_name, "", "Queued"),
      ...(finished_at === null ? [] : [deed(finished_at, "", "Running", status)]),
    ],
  };
}
