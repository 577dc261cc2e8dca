/** What chooses how parcels are sent. Source: spec S2.28. */
import { shippingPolicies as resource } from "../../../resources/shipping_policies.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { getShippingPolicyById, makeShippingPolicy, trashShippingPolicy } from "./make.ts";
import { policiesList } from "./store.ts";
import { policyTest } from "./test.ts";

const { list, count } = listOf(resource, policiesList);

export const policies: Module = {
  queries: { shippingPolicies: list, shippingPoliciesCount: count, getShippingPolicyById, policyTest },
  mutations: { makeShippingPolicy, trashShippingPolicy },
};
