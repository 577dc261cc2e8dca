/** The figures of the caller's day. */
import { Dashboard as DashboardOperation } from "../../../api/generated/operations/dashboard.ts";
import type { Dashboard } from "../../../api/generated/schema.ts";
import { ask } from "../../lib/client.ts";
import { type AnswerSource, useAnswer } from "../../engine/wiring/answer.ts";

const source: AnswerSource<Dashboard> = {
  name: "dashboard",
  entities: ["orders"],
  ask: async (options) => {
    const outcome = await ask(DashboardOperation, {}, options);
    return outcome.ok ? { ok: true, data: outcome.data.dashboard } : { ok: false, failure: outcome.failure };
  },
};

export const useDashboard = () => useAnswer(source);
