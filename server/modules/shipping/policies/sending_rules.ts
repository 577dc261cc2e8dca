import { NO_RULES, type SendingRules } from "../../../../api/shipping/policies.ts";
import { readOne, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import { WHOLE_BUSINESS } from "../../catalogue/locations/making_store.ts";
import { METHOD_RULES } from "../methods/store.ts";
import { POLICIES } from "./store.ts";

export async function sendingRules(step: ReadsIn): Promise<SendingRules> {
  const policies = await readOne(step, POLICIES, WHOLE_BUSINESS) ?? [];
  const methods = await readOne(step, METHOD_RULES, WHOLE_BUSINESS) ?? NO_RULES.methods;
  return { policies, methods };
}
