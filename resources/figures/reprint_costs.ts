/** Reports the production costs of reprints to people who see the ledger. Source: docs/requirements.md S2.2, S6.11. */
import { defineFigures } from "../define_figures.ts";
import { reportEntries, reportRights } from "./report_entries.ts";

const PRODUCTION = { heading: "cost:production" } as const;
const PRODUCED = { kind: "sum", of: "amount_minor", isMoney: true } as const;

export const reprintCosts = defineFigures({
  id: "reprint_costs",
  path: "/orders/print/quality/costs",
  group: "sales",
  isApart: true,
  rule: reportRights.view,
  module: "report",
  query: "reprintCosts",
  list: reportEntries,
  hidden: [],
  currency: "currency",
  measures: [
    { key: "cost_remade", ...PRODUCED, where: { ...PRODUCTION, remedy: "reprint" } },
    { key: "cost_production", ...PRODUCED, where: PRODUCTION },
    { key: "cost_remade_share", kind: "share", part: "cost_remade", whole: "cost_production", isMoney: true },
  ],
  cards: ["cost_remade", "cost_production", "cost_remade_share"],
  filters: ["seller", "service"],
  dimensions: ["seller", "service"],
  by: "week",
});
