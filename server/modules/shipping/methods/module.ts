/** Shipping methods. Source: docs/requirements.md S2.27. */
import { shippingMethods as resource } from "../../../../resources/shipping/shipping_methods.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { providersOf } from "./providers.ts";
import { carrierKeysOf, methodsList } from "./store.ts";
import { method } from "./make.ts";
import { methodTest } from "./dry_run.ts";

export const shippingMethods: Module = {
  lists: [listOf(resource, methodsList)],
  entities: [method],
  queries: {
    methodTest,
    methodProviders: (_args, { settings }) => [...providersOf(settings)],
    carrierKeys: (_args, { db }) => carrierKeysOf(db.read),
  },
};
