/** Source: docs/requirements.md S7.8. */
import { anyOf, group, module, role, type Rule, rules } from "../access.ts";

export const AUDIENCES = {
  withProduction: anyOf(
    role("cutting"),
    role("printer"),
    role("sewer"),
    rules.workshop,
    module("production", "view"),
  ),
  withOrderFulfillment: anyOf(rules.fulfilment, module("order_fulfillment", "view")),
  withFinance: anyOf(rules.finance, group("accounting"), module("finance", "view")),
} as const satisfies Record<string, Rule>;
export type Audience = keyof typeof AUDIENCES;
