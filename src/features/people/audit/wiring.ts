import type { DataOf } from "../../../../api/operation.ts";
import { AuditSeals, GetAudit } from "../../../../api/generated/operations/audit.ts";
import { ask } from "../../../lib/client.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";

export type AuditEntry = NonNullable<DataOf<typeof GetAudit>["getAuditById"]>;
export type Seals = DataOf<typeof AuditSeals>["auditSeals"];

export const auditSource: RecordSource<AuditEntry> = {
  entity: "audit",
  fetch: async (id, options) => {
    const outcome = await ask(GetAudit, { _id: id }, options);
    return outcome.ok
      ? { ok: true, data: outcome.data.getAuditById }
      : { ok: false, failure: outcome.failure };
  },
};

export const sealsSource: AnswerSource<Seals> = {
  name: "audit.seals",
  entities: [],
  ask: async (options) => {
    const outcome = await ask(AuditSeals, {}, { ...options, background: true });
    return outcome.ok ? { ok: true, data: outcome.data.auditSeals } : { ok: false, failure: outcome.failure };
  },
};
