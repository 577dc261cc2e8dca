/** Tables of sellers' prices, of duties, and of our own costs. Source: docs/requirements.md S2.29, S2.30, S6.14. */
import { anyOf, rules } from "../../api/access.ts";
import { PRICE_TABLE_STATUSES } from "../../api/generated/states/price_table.ts";
import type { PriceTable } from "../../api/shipping/rating/price_table.ts";
import { CURRENCIES } from "../../api/money/topups.ts";
import { choices, column, compound, defineResource, ids, options, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const PRICED = ["price", "duty"] as const;

export const priceRights = rightsIn("shipping_costs", rules.rootOnly);
export const costRights = rightsIn("local_cost_table", rules.rootOnly);

/** All price tables share a lifecycle; the kind of the table decides who may send a step. */
const stepped = anyOf(priceRights.update, costRights.update);
const lifecycle = {
  name: "price_table",
  mutation: "movePriceTable",
  input: "MovePriceTableInput",
  // Prices change only in a draft, so that past charges can be computed again.
  openIn: ["draft"],
  ruleOf: (row: object) =>
    (row as Pick<PriceTable, "kind">).kind === "cost" ? costRights.update : priceRights.update,
} as const;
const moves = [
  { event: "table.schedule", rule: stepped, asks: ["valid_from?"], isSingle: true },
  { event: "table.withdraw", rule: stepped, final: true, isSingle: true },
  { event: "table.revise", rule: stepped, isSingle: true },
] as const;

const ROW_END = [
  column("effective_at", "day", 112, { sortable: true }),
  column("expired_at", "day", 112),
  column("status", "status", 112, { sortable: true }),
  compound("delta_minor", "money", 128, ["currency"]),
  column("title", "text", 152),
  column("currency", "mono", 80, { hidden: true }),
  column("zones", "number", 72, { hidden: true }),
  column("brackets", "number", 80, { hidden: true }),
  column("backtest_at", "time", 168, { hidden: true }),
  column("maker_name", "text", 144, { hidden: true }),
  column("created_at", "time", 168, { sortable: true, hidden: true }),
  column("updated_at", "time", 168, { sortable: true, hidden: true }),
] as const;
const FACTS_END = [
  ...["currency", "title", "effective_at", "expired_at", "delta_minor", "backtest_at"] as const,
  ...["maker_name", "created_at", "updated_at"] as const,
] as const;
const FORM_END = [
  { key: "currency", kind: "choice", values: CURRENCIES },
  { key: "title", kind: "text" },
  { key: "effective_at", kind: "day", required: true },
  { key: "expired_at", kind: "day" },
] as const;

/** Common to the lists of prices and of costs. */
const table = {
  group: "management",
  segment: "status",
  sort: "-effective_at",
  record: true,
  isWide: true,
  lifecycle,
  moves,
} as const;
const code = column("code", "code", 116, { sortable: true });
const method = column("method_name", "text", 184);

export const shippingCosts = defineResource({
  ...table,
  id: "shipping_costs",
  path: "/shipping-costs",
  rule: priceRights.view,
  module: "shipping_costs",
  query: "priceTables",
  count: "priceTablesCount",
  roots: {
    getPriceTableById: priceRights.view,
    makePriceTable: priceRights.make,
    trashPriceTable: priceRights.delete,
    movePriceTable: stepped,
  },
  defaults: { status: "active" },
  filters: [
    search(),
    statuses("status", PRICE_TABLE_STATUSES),
    choices("kind", PRICED),
    options("method", "shippingMethods"),
    ids(),
  ],
  columns: [
    code,
    column("kind", "word", 88),
    method,
    column("destination", "country", 144),
    column("plan", "mono", 88),
    column("min_vip", "number", 120),
    ...ROW_END,
  ],
  shape: {
    noun: "PriceTable",
    name: "code",
    titled: ["method_name", "destination", "plan", "title", "effective_at"],
    apart: ["body"],
    sections: [{
      key: "card",
      columns: ["kind", "method_name", "destination", "plan", "min_vip", ...FACTS_END],
    }],
    form: [{
      key: "card",
      fields: [
        { key: "kind", kind: "choice", values: PRICED, onlyNew: true, fromAddress: true },
        {
          key: "method_code",
          kind: "option",
          source: "shippingMethods",
          required: true,
          when: { kind: "price" },
        },
        { key: "destination", kind: "country", required: true, when: { kind: "duty" } },
        { key: "plan", kind: "text", when: { kind: "price" } },
        { key: "min_vip", kind: "number", when: { kind: "price" } },
        ...FORM_END,
      ],
    }],
    input: () =>
      import("../../api/inputs/shipping/price_table.ts").then(({ priceTableInput }) => priceTableInput),
  },
});

export const localCostTable = defineResource({
  ...table,
  id: "local_cost_table",
  path: "/local_cost_table",
  rule: costRights.view,
  module: "local_cost_table",
  query: "costTables",
  // Tables of costs and of prices are one entity in audit and live events.
  entity: "priceTables",
  count: "costTablesCount",
  roots: {
    getCostTableById: costRights.view,
    makeCostTable: costRights.make,
    trashCostTable: costRights.delete,
  },
  defaults: {},
  filters: [search(), statuses("status", PRICE_TABLE_STATUSES), options("method", "shippingMethods"), ids()],
  columns: [
    code,
    method,
    column("location_name", "text", 104),
    column("forwarder", "text", 104),
    ...ROW_END,
  ],
  shape: {
    noun: "CostTable",
    name: "code",
    titled: ["method_name", "location_name", "forwarder", "title", "effective_at"],
    apart: ["body"],
    sections: [{ key: "card", columns: ["method_name", "location_name", "forwarder", ...FACTS_END] }],
    form: [{
      key: "card",
      fields: [
        { key: "method_code", kind: "option", source: "shippingMethods", required: true },
        { key: "location_id", kind: "option", source: "unitPlaces" },
        { key: "forwarder", kind: "text" },
        ...FORM_END,
      ],
    }],
    input: () =>
      import("../../api/inputs/shipping/price_table.ts").then(({ costTableInput }) => costTableInput),
  },
});
