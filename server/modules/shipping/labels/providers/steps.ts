import type { Writer } from "../../../../db/database.ts";
import type { AuditEntry, BackgroundTools } from "../../../../fields.ts";
import type { MovedRecord } from "../../../../lifecycle/results.ts";
import { moveAsSystem } from "../../../../lifecycle/system_step.ts";
import { labelLifecycle } from "../lifecycle.ts";

export type LabelStep = "label.succeed" | "label.fail" | "label.doubt";

export async function stepLabels(
  tx: Writer,
  { now, settings: { timeZone } }: BackgroundTools,
  event: LabelStep,
  ids: readonly string[],
): Promise<readonly MovedRecord[]> {
  if (ids.length === 0) return [];
  // The package's audit entries report the step, because a label has no list.
  const isReported = ({ entityId }: AuditEntry) => !ids.includes(entityId);
  return await moveAsSystem(tx, labelLifecycle, { event, ids, at: now(), timeZone, isReported });
}
