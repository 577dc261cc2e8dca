/** An integration by its id, and what the audit is told of it: never a secret. */
import { auditOfSeller } from "../../../entity/changes.ts";
import { missingOf } from "../../../entity/refusals.ts";
import { integrationsList } from "./store.ts";

export const INTEGRATIONS = "integrations";

/** As `oneOf` finds it for a caller. */
export const integration = { source: integrationsList, missing: missingOf("integration") };

export const auditOf = auditOfSeller(INTEGRATIONS);
