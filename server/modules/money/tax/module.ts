import { taxRateInput } from "../../../../api/inputs/money/tax_rate.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { TAX_DECIMALS } from "../../../../api/money/tax.ts";
import { derivedColumn, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { taxRates as resource } from "../../../../resources/money/tax_rates.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { rateView, taxRatesList } from "./store.ts";

const rate = defineEntity({
  noun: "TaxRate",
  entity: "taxRates",
  called: "tax rate",
  source: taxRatesList,
  view: rateView,
  seller: () => null,
  name: "rate",
  input: taxRateInput,
  columns: { rate: text(), rate_ppm: derivedColumn<number>(0) },
  once: ["effective_at", "user_id"],
  begin: ({ input, context }) => ({
    effective_at: input.effective_at ?? context.now(),
    user_id: context.session.actor._id,
  }),
  required: ["rate"],
  follow: ({ rate }) => ({ rate_ppm: exactUnits(rate, TAX_DECIMALS) ?? 0 }),
  mayChange() {
    throw illegal("rateFixed");
  },
});

export const tax: Module = {
  lists: [listOf(resource, taxRatesList)],
  entities: [rate],
  audiences: { taxRates: { rule: resource.rule } },
};
