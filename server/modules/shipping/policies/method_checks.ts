/** Checks that orders name a shipping method or get one from a policy. */
import { hasMethod } from "../../../../api/shipping/policies.ts";
import { methodCodeOf } from "../../../../api/shipping/methods.ts";
import { readIn, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import { ORDERED_ITEMS } from "../../catalogue/items/ordered_store.ts";
import type { MethodFacts, SentGoods } from "../../orders/orders/sending_port.ts";
import { sendingRules } from "./sending_rules.ts";
import { itemIdsOf, packageWeight, policyInputOf, weightsOf } from "./policy_input.ts";

/** Clears a policy's conditions on values unknown before an import: weight, state and postal code. */
const OPEN = { min_g: 0, max_g: 0, regions: [], postal_prefixes: [] };
const UNKNOWN = { tags: "[]", region: "", postal_code: "" };

/** Returns true for each order of an import that gets a method if its still unknown values match a policy. */
export async function checkImportMethods(
  step: ReadsIn,
  ways: readonly MethodFacts[],
): Promise<readonly boolean[]> {
  const rules = await sendingRules(step);
  const policies = rules.policies.map((policy) => ({ ...policy, ...OPEN }));
  return ways.map((way) => hasMethod(policyInputOf({ ...way, ...UNKNOWN }, 0), { ...rules, policies }));
}

/** Returns true for each order that gets a method. Reads items only if a policy may need their weights. */
export async function checkMethods(
  step: ReadsIn,
  orders: readonly SentGoods[],
): Promise<readonly boolean[]> {
  const rules = await sendingRules(step);
  const isNamed = ({ order }: SentGoods) => rules.methods.has(methodCodeOf(order.shipping_method));
  const unnamed = rules.policies.length === 0 ? [] : orders.filter((each) => !isNamed(each));
  const items = await readIn(step, ORDERED_ITEMS, unnamed.flatMap(({ lines }) => itemIdsOf(lines)));
  const weights = weightsOf(items);
  return orders.map((each) =>
    isNamed(each) ||
    hasMethod(policyInputOf(each.order, packageWeight({ lines: each.lines, weights })), rules)
  );
}
