/** Report: revenue, costs and margin. Source: docs/requirements.md S2.2, S6.11. */
import { COST_HEADINGS, REVENUE_HEADINGS } from "../../api/money/headings.ts";
import { defineFigures } from "../define_figures.ts";
import { reportEntries, reportRights } from "./report_entries.ts";

const money = <const Key extends string>(key: Key, ...headings: readonly string[]) =>
  ({ key, kind: "sum", of: "amount_minor", isMoney: true, where: { heading: headings.join(",") } }) as const;

export const report = defineFigures({
  id: "report",
  path: "/report",
  group: "report",
  rule: reportRights.view,
  module: "report",
  query: "financeReport",
  list: reportEntries,
  hidden: [],
  currency: "currency",
  measures: [
    money("revenue", ...REVENUE_HEADINGS),
    money("revenue_goods", "revenue:goods"),
    money("revenue_postage", "revenue:postage"),
    money("revenue_handling", "revenue:handling"),
    money("revenue_fee", "revenue:fee"),
    money("revenue_adjustment", "revenue:adjustment"),
    {
      ...money("refunds"),
      where: { heading: REVENUE_HEADINGS.join(","), kind: "refund" },
    },
    money("costs", ...COST_HEADINGS),
    money("cost_production", "cost:production"),
    money("cost_postage", "cost:postage"),
    money("cost_handover", "cost:local", "cost:duty"),
    money("cost_other", "cost:fee", "cost:goodwill", "cost:writeoff"),
    money("margin", ...REVENUE_HEADINGS, ...COST_HEADINGS),
    { key: "margin_share", kind: "share", part: "margin", whole: "revenue", isMoney: true },
    money("tax", "tax"),
    { ...money("paid_in"), isNegated: true, where: { heading: "cash", kind: "topup,reversal" } },
    { key: "entries", kind: "count" },
  ],
  cards: ["revenue", "refunds", "costs", "margin", "margin_share", "paid_in"],
  filters: ["seller", "service", "heading", "kind"],
  dimensions: ["seller", "service", "heading", "kind"],
  by: "day",
});
