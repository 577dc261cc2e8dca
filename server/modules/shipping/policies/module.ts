/** Policies, which choose how packages are sent. Source: docs/requirements.md S2.28. */
import { shippingPolicies as resource } from "../../../../resources/shipping/shipping_policies.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { policiesList } from "./store.ts";
import { policy } from "./make.ts";
import { policyTest } from "./dry_run.ts";

export const policies: Module = {
  lists: [listOf(resource, policiesList)],
  entities: [policy],
  queries: { policyTest },
};
