import { Dashboard as DashboardOperation } from "../../../../api/generated/operations/dashboard.ts";
import { Workshop as WorkshopOperation } from "../../../../api/generated/operations/workshop.ts";
import type { Dashboard, Workshop } from "../../../../api/generated/schema.ts";
import { ask, earlyAnswerOf } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";

const source: AnswerSource<Dashboard> = {
  name: "dashboard",
  // Balances on the dashboard also change when money moves without an order.
  entities: ["orders", "wallets", "cases"],
  given: () =>
    earlyAnswerOf<{ readonly dashboard: Dashboard }>(DashboardOperation.text, {})?.dashboard ?? null,
  ask: async (options) => mapOutcome(await ask(DashboardOperation, {}, options), (data) => data.dashboard),
};

const workshop: AnswerSource<Workshop> = {
  name: "workshop",
  entities: ["units"],
  // Reloaded rarely, since the API reads the history of a month for it.
  debounceMs: 60_000,
  ask: async (options) => mapOutcome(await ask(WorkshopOperation, {}, options), (data) => data.workshop),
};

export const useWorkshop = () => useAnswer(workshop);
export const useDashboard = () => useAnswer(source);
