/** Which deeds others are told of. Pure. */
import type { WebhookEvent } from "../../../api/integrations.ts";
import type { JOB_STATUSES } from "../../../api/statuses.ts";

/** What happened to one record: an audit row is one. */
export interface Happened {
  readonly entity: string;
  readonly entityId: string;
  readonly sellerId: string | null;
  readonly isNew?: boolean;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

const AXES: readonly string[] = ["status", "print_status", "shipment_status"];
const ENDED: readonly string[] = ["Done", "Failed", "Cancelled"] satisfies (typeof JOB_STATUSES)[number][];

/** The event that others are told; null for what is the house's own affair. */
export function eventOf({ entity, isNew, changes }: Happened): WebhookEvent | null {
  const moved = changes.find(({ field }) => AXES.includes(field));
  if (entity === "orders") {
    if (isNew) return "order.made";
    return moved ? "order.moved" : changes.length > 0 ? "order.changed" : null;
  }
  if (entity === "packages") return moved?.before === "" ? "package.made" : moved ? "package.moved" : null;
  if (entity === "jobs") return moved && ENDED.includes(moved.after) ? "job.ended" : null;
  return null;
}
