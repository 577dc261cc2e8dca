/** Ways to ship, and the numbers of our own labels. Source: spec S2.27. */
import { numberRanges, shippingMethods as resource } from "../../../resources/shipping_methods.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { providersOf } from "./providers.ts";
import { getShippingMethodById, makeShippingMethod, trashShippingMethod } from "./make.ts";
import { getNumberRangeById, makeNumberRange, trashNumberRange } from "./make_ranges.ts";
import { carrierKeysOf, methodsList, rangesList } from "./store.ts";
import { methodTest } from "./test.ts";

const methods = listOf(resource, methodsList);
const ranges = listOf(numberRanges, rangesList);

export const shippingMethods: Module = {
  queries: {
    logistics: methods.list,
    logisticsCount: methods.count,
    getShippingMethodById,
    numberRanges: ranges.list,
    numberRangesCount: ranges.count,
    getNumberRangeById,
    methodTest,
    methodProviders: (_args, { settings }) => [...providersOf(settings)],
    carrierKeys: (_args, { db }) => carrierKeysOf(db.read),
  },
  mutations: { makeShippingMethod, trashShippingMethod, makeNumberRange, trashNumberRange },
};
