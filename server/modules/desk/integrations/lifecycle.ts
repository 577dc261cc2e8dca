import type { IntegrationFacts } from "../../../../api/generated/schema.ts";
import { app_config } from "../../../../resources/desk/app_config.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { factsOf, integrationsList, type ShownRow } from "./store.ts";

type Patch = Partial<Pick<ShownRow, "status">>;

export const integrationLifecycle = defineLifecycle<"Integration", ShownRow, IntegrationFacts, Patch>({
  resource: app_config,
  called: "integration",
  source: integrationsList,
  factsOf,
  sampleFacts: [{ hasSecret: true }],
});
