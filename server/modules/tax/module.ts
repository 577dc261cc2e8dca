/** What tax is charged, from a day on. Source: money §6. */
import { taxRates as resource } from "../../../resources/tax_rates.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { getTaxRateById, makeTaxRate } from "./make.ts";
import { taxRatesList } from "./store.ts";

const { list, count } = listOf(resource, taxRatesList);

export const tax: Module = {
  queries: { taxRates: list, taxRatesCount: count, getTaxRateById },
  audiences: { taxRates: { rule: resource.rule } },
  mutations: { makeTaxRate },
};
