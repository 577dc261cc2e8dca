import type { DataOf } from "../../../../api/operation.ts";
import { AuditSeals, GetAudit } from "../../../../api/generated/operations/audit.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";

export type AuditEntry = NonNullable<DataOf<typeof GetAudit>["getAuditById"]>;
export type Seals = DataOf<typeof AuditSeals>["auditSeals"];

export const auditSource: RecordSource<AuditEntry> = {
  entity: "audit",
  fetch: async (id, options) =>
    mapOutcome(await ask(GetAudit, { _id: id }, options), (data) => data.getAuditById),
};

export const sealsSource: AnswerSource<Seals> = {
  name: "audit.seals",
  entities: [],
  ask: async (options) =>
    mapOutcome(await ask(AuditSeals, {}, { ...options, background: true }), (data) => data.auditSeals),
};
