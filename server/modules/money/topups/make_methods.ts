import { fxRateInput, paymentMethodInput } from "../../../../api/inputs/money/payment_method.ts";
import { says } from "../../../../api/inputs/read.ts";
import { METHOD_STATUSES } from "../../../../api/money/topups.ts";
import { derivedColumn, number, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { fxRatesList, methodView, paymentMethodsList, rateView, readRate } from "./rates_store.ts";

export const method = defineEntity({
  noun: "PaymentMethod",
  entity: "paymentMethods",
  called: "payment method",
  source: paymentMethodsList,
  view: methodView,
  seller: () => null,
  name: "name",
  input: paymentMethodInput,
  columns: {
    name: text(),
    pay_to: text(),
    min_minor: number(),
    status: text(METHOD_STATUSES[0]),
  },
  search: ["name", "pay_to"],
  // The currency cannot change, because past payments were made in it.
  once: ["currency"],
  begin: ({ input, context }) => ({ currency: input.currency ?? context.settings.currency }),
  required: ["name"],
  unique: { column: "name", within: [], alike: true },
});

export const rate = defineEntity({
  noun: "FxRate",
  entity: "fxRates",
  called: "rate",
  source: fxRatesList,
  view: rateView,
  seller: () => null,
  name: "rate",
  input: fxRateInput,
  columns: { rate: text(), rate_micro: derivedColumn<number>(0) },
  once: ["currency", "effective_at", "user_id"],
  begin: ({ input, context }) => ({
    currency: input.currency ?? "",
    effective_at: input.effective_at ?? context.now(),
    user_id: context.session.actor._id,
  }),
  required: ["currency", "rate"],
  follow: ({ rate }) => ({ rate_micro: readRate(rate) ?? 0 }),
  problems: ({ currency, rate, rate_micro }, { context }) => [
    ...rate !== "" && rate_micro === 0 ? [{ path: "rate", code: says("badAmount") }] : [],
    ...currency === context.settings.currency ? [{ path: "currency", code: says("invalid") }] : [],
  ],
  mayChange() {
    throw illegal("rateFixed");
  },
});
