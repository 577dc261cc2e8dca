/** Lets ranges follow what was given out of them, in the transaction that gave it. */
import { SYSTEM } from "../../../../api/system.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { settleAround } from "../../../lifecycle/settle.ts";
import { StepCache } from "../../../lifecycle/step_cache.ts";
import { ALL_SELLERS } from "../../../scope.ts";

export async function settleRanges(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  const stamp = { actor: SYSTEM, actingFor: null, requestId: crypto.randomUUID(), sessionId: null, at };
  const step = {
    ...{ tx, event: "numbers.settle", params: {}, scope: ALL_SELLERS, context: null, timeZone: "UTC", stamp },
    cache: new StepCache(),
  };
  const { audit } = await settleAround(step, [], [
    { lifecycle: "number_range", event: "numbers.settle", ids },
  ]);
  await recordAudit(tx, audit, stamp);
}
