/** Payment methods and exchange rates. Accounting maintains them, on pages linked from the approvals. */
import { CURRENCIES, METHOD_STATUSES } from "../../api/money/topups.ts";
import { approvalRights as may } from "./approvals.ts";
import { choices, column, compound, defineResource, ids, search, statuses } from "../define.ts";

export const paymentMethods = defineResource({
  id: "payment_methods",
  path: "/billing/methods",
  group: "billing",
  isApart: true,
  rule: may.view,
  module: "approvals",
  query: "paymentMethods",
  count: "paymentMethodsCount",
  roots: { getPaymentMethodById: may.view, makePaymentMethod: may.make },
  defaults: { status: "All" },
  segment: "status",
  filters: [search(), statuses("status", METHOD_STATUSES), ids()],
  columns: [
    column("name", "code", 208, { sortable: true }),
    column("currency", "mono", 104, { sortable: true }),
    compound("min_minor", "money", 128, ["currency"]),
    column("pay_to", "text", 320),
    column("status", "status", 112, { sortable: true }),
    column("created_at", "time", 168, { hidden: true, sortable: true }),
    column("updated_at", "time", 168, { hidden: true, sortable: true }),
  ],
  sort: "name",
  record: true,
  shape: {
    noun: "PaymentMethod",
    name: "name",
    trash: null,
    sections: [{ key: "method", columns: ["currency", "min_minor", "pay_to", "created_at", "updated_at"] }],
    form: [
      {
        key: "method",
        fields: [
          { key: "name", kind: "text", required: true },
          { key: "currency", kind: "choice", values: CURRENCIES, required: true, onlyNew: true },
          { key: "pay_to", kind: "paragraph" },
          { key: "min_minor", kind: "money", currencyFrom: "currency", begins: "0" },
          { key: "status", kind: "choice", values: METHOD_STATUSES },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/money/payment_method.ts").then(({ paymentMethodInput }) => paymentMethodInput),
  },
});

export const fxRates = defineResource({
  id: "fx_rates",
  path: "/billing/rates",
  group: "billing",
  isApart: true,
  rule: may.view,
  module: "approvals",
  query: "fxRates",
  count: "fxRatesCount",
  roots: { getFxRateById: may.view, makeFxRate: may.make },
  defaults: {},
  segment: "currency",
  filters: [choices("currency", CURRENCIES), ids()],
  columns: [
    column("effective_at", "day", 128, { sortable: true }),
    column("currency", "mono", 104, { sortable: true }),
    column("rate", "code", 128),
    column("user_name", "text", 160),
    column("created_at", "time", 168, { sortable: true }),
  ],
  sort: "-effective_at",
  record: true,
  shape: {
    noun: "FxRate",
    name: "rate",
    trash: null,
    isFinal: true,
    sections: [{ key: "rate", columns: ["currency", "effective_at", "user_name", "created_at"] }],
    form: [
      {
        key: "rate",
        fields: [
          { key: "currency", kind: "choice", values: CURRENCIES, required: true, onlyNew: true },
          { key: "rate", kind: "text", required: true, onlyNew: true },
          { key: "effective_at", kind: "day", required: true, onlyNew: true },
        ],
      },
    ],
    input: () => import("../../api/inputs/money/payment_method.ts").then(({ fxRateInput }) => fxRateInput),
  },
});
