import { SYSTEM } from "../../../../../api/system.ts";
import { recordAudit } from "../../../../audit/audit.ts";
import type { Writer } from "../../../../db/database.ts";
import type { BackgroundTools } from "../../../../fields.ts";
import { moveMany } from "../../../../lifecycle/move.ts";
import type { MovedRecord } from "../../../../lifecycle/results.ts";
import { ALL_SELLERS } from "../../../../scope.ts";
import { labelLifecycle } from "../lifecycle.ts";

export type LabelStep = "label.succeed" | "label.fail" | "label.doubt";

export async function stepLabels(
  tx: Writer,
  { now, settings: { timeZone } }: BackgroundTools,
  event: LabelStep,
  ids: readonly string[],
): Promise<readonly MovedRecord[]> {
  if (ids.length === 0) return [];
  const stamp = {
    actor: SYSTEM,
    actingFor: null,
    requestId: crypto.randomUUID(),
    sessionId: null,
    at: now(),
  };
  const step = { tx, event, params: {}, scope: ALL_SELLERS, context: null, timeZone, stamp };
  const moved = await moveMany(labelLifecycle, step, ids);
  // The package's own rows report it: a label has no list.
  const otherEntries = moved.flatMap(({ audit }) => audit).filter(({ entityId }) => !ids.includes(entityId));
  await recordAudit(tx, otherEntries, stamp);
  return moved;
}
