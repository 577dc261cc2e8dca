/** Ways to ship, and the numbers of our own labels. Source: docs/requirements.md S2.27. */
import {
  numberRanges,
  shippingMethods as resource,
} from "../../../../resources/shipping/shipping_methods.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { providersOf } from "./providers.ts";
import { carrierKeysOf, methodsList, rangesList } from "./store.ts";
import { method } from "./make.ts";
import { range } from "./make_ranges.ts";
import { methodTest } from "./dry_run.ts";

export const shippingMethods: Module = {
  lists: [listOf(resource, methodsList), listOf(numberRanges, rangesList)],
  entities: [method, range],
  queries: {
    methodTest,
    methodProviders: (_args, { settings }) => [...providersOf(settings)],
    carrierKeys: (_args, { db }) => carrierKeysOf(db.read),
  },
};
