/** The lifecycle of an integration, as the API carries it out. */
import type { IntegrationFacts } from "../../../machines/lifecycles/integration.ts";
import { app_config } from "../../../resources/app_config.ts";
import { changedFields } from "../../entity/changes.ts";
import { recordsById, updateRecord } from "../../entity/record_store.ts";
import { callerOf, defineLifecycle } from "../../lifecycle/lifecycle.ts";
import { INTEGRATIONS } from "./audit.ts";
import { factsOf, integrationsList, type ShownRow } from "./store.ts";

type Patch = Partial<Pick<ShownRow, "status">>;

export const integrationLifecycle = defineLifecycle<"Integration", ShownRow, IntegrationFacts, Patch>({
  resource: app_config,
  called: "integration",
  rows: (reader, ids, caller) => recordsById(reader, integrationsList, ids, callerOf(caller)),
  facts: (_reader, rows) => Promise.resolve(new Map(rows.map((row) => [row._id, factsOf(row)]))),
  effects: {},
  async write(tx, row, change, at) {
    await updateRecord(tx, INTEGRATIONS, row, change, at);
    return row.version + 1;
  },
  seller: ({ seller_id }) => seller_id,
  changes: (row, change) => changedFields<"status", Patch>(["status"], row, change),
  likely: [{ hasSecret: true }],
});
