/** Tax rates with their first day. Accounting maintains them, on a page linked from the approvals. */
import { approvalRights as may } from "./approvals.ts";
import { column, defineResource, ids } from "../define.ts";

export const taxRates = defineResource({
  id: "tax_rates",
  path: "/billing/tax",
  group: "billing",
  isApart: true,
  rule: may.view,
  module: "approvals",
  query: "taxRates",
  count: "taxRatesCount",
  roots: { getTaxRateById: may.view, makeTaxRate: may.make },
  defaults: {},
  segment: "_id",
  filters: [ids()],
  columns: [
    column("effective_at", "day", 128, { sortable: true }),
    column("rate", "code", 128),
    column("user_name", "text", 160),
    column("created_at", "time", 168, { sortable: true }),
  ],
  sort: "-effective_at",
  record: true,
  shape: {
    noun: "TaxRate",
    name: "rate",
    trash: null,
    isFinal: true,
    sections: [{ key: "rate", columns: ["effective_at", "user_name", "created_at"] }],
    form: [
      {
        key: "rate",
        fields: [
          { key: "rate", kind: "text", required: true, onlyNew: true },
          { key: "effective_at", kind: "day", required: true, onlyNew: true },
        ],
      },
    ],
    input: () => import("../../api/inputs/money/tax_rate.ts").then(({ taxRateInput }) => taxRateInput),
  },
});
