/** Makes steps of the system, which may reach the records of every seller, and whose audit names the system. */
import { SYSTEM } from "../../api/system.ts";
import { type AuditStamp, recordAudit } from "../audit/audit.ts";
import type { Writer } from "../db/database.ts";
import type { AuditEntry } from "../fields.ts";
import { ALL_SELLERS } from "../scope.ts";
import type { MovedRow, PendingSettle, ServerLifecycle } from "./lifecycle.ts";
import { moveMany } from "./move.ts";
import type { MovedRecord } from "./results.ts";
import { settleAround, type SettleResult } from "./settle.ts";
import { StepCache } from "./step_cache.ts";

interface Moment {
  readonly at: number;
  readonly timeZone: string;
}

const systemStamp = (at: number): AuditStamp => ({
  actor: SYSTEM,
  actingFor: null,
  requestId: crypto.randomUUID(),
  sessionId: null,
  at,
});

export const systemStep = (tx: Writer, event: string, { at, timeZone }: Moment) => ({
  ...{ tx, event, params: {}, scope: ALL_SELLERS, context: null, timeZone },
  stamp: systemStamp(at),
});

interface SystemMove extends Moment {
  readonly event: string;
  readonly ids: readonly string[];
  /** Returns false for audit entries that another record reports. */
  readonly isReported?: (entry: AuditEntry) => boolean;
}

export async function moveAsSystem<Row extends MovedRow, Facts extends object, Patch extends object>(
  tx: Writer,
  lifecycle: ServerLifecycle<Row, Facts, Patch, object>,
  { event, ids, isReported = () => true, ...moment }: SystemMove,
): Promise<readonly MovedRecord<Row>[]> {
  const step = systemStep(tx, event, moment);
  const moved = await moveMany(lifecycle, step, ids);
  await recordAudit(tx, moved.flatMap(({ audit }) => audit).filter(isReported), step.stamp);
  return moved;
}

export async function settleAsSystem(
  tx: Writer,
  { at, timeZone, ...settle }: PendingSettle & Moment,
): Promise<SettleResult["settled"]> {
  const step = { ...systemStep(tx, settle.event, { at, timeZone }), cache: new StepCache() };
  const { audit, settled } = await settleAround(step, [], [settle]);
  await recordAudit(tx, audit, step.stamp);
  return settled;
}
