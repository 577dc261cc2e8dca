/** An integration by its id, and what the audit is told of it: never a secret. */
import { auditOfSeller } from "../../../entity/changes.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { integrationsList } from "./store.ts";

export const INTEGRATIONS = "integrations";

/** As `oneOf` finds it for a caller. */
export const integration = { source: integrationsList, missing: notFoundOf("integration") };

export const auditOf = auditOfSeller(INTEGRATIONS);
