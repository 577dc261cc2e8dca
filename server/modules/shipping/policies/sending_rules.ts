import { NO_RULES, type SendingRules } from "../../../../api/shipping/policies.ts";
import { readOne, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import { HOUSE } from "../../catalogue/locations/making_store.ts";
import { METHOD_RULES } from "../methods/store.ts";
import { POLICIES } from "./store.ts";

export async function sendingRules(step: ReadsIn): Promise<SendingRules> {
  const policies = await readOne(step, POLICIES, HOUSE) ?? [];
  const methods = await readOne(step, METHOD_RULES, HOUSE) ?? NO_RULES.methods;
  return { policies, methods };
}
