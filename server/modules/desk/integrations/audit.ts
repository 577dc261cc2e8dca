import { auditOfSeller } from "../../../entity/changes.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { integrationsList } from "./store.ts";

export const INTEGRATIONS = "integrations";

export const integration = { source: integrationsList, missing: notFoundOf("integration") };

export const auditOf = auditOfSeller(INTEGRATIONS);
