/** What tax is charged, from a day on. Source: money §6. */
import { taxRates as resource } from "../../../resources/tax_rates.ts";
import type { Module } from "../../module.ts";
import { listOf } from "../../list_resolver.ts";
import { rate } from "./make.ts";
import { taxRatesList } from "./store.ts";

export const tax: Module = {
  lists: [listOf(resource, taxRatesList)],
  entities: [rate],
  audiences: { taxRates: { rule: resource.rule } },
};
