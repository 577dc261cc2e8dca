/** Stock of blanks at a location. It is part of the location's record and has no list screen. */
import { STOCK_WORDS } from "../../api/catalogue/stock.ts";
import { choices, column, defineResource, ids, search } from "../define.ts";
import { locations } from "./locations.ts";

const { path, group, rule, roots } = locations;
/** A person who may change a location may change its stock. */
const change = roots.makeLocation ?? rule;

export const stock = defineResource({
  id: "stock",
  path,
  group,
  rule,
  module: "locations",
  query: "stock",
  count: "stockCount",
  roots: { getStockById: rule, stockDiff: change, makeStock: change, makeStockMove: change },
  defaults: {},
  segment: "location",
  record: false,
  filters: [
    search(),
    { key: "location", kind: "ids" },
    { key: "item", kind: "ids" },
    choices("state", STOCK_WORDS),
    ids(),
  ],
  columns: [
    column("code", "code", 176, { sortable: true }),
    column("name", "text", 240),
    column("on_hand", "number", 96, { sortable: true }),
    column("reserved", "number", 96, { sortable: true }),
    column("free", "number", 96),
    column("short", "number", 96),
    column("low_at", "number", 96),
    column("state", "word", 96),
  ],
  sort: "code",
  shape: {
    noun: "Stock",
    trash: null,
    within: { key: "location_id", filter: "location" },
    name: "name",
    sections: [],
    form: [{
      key: "stock",
      fields: [
        { key: "item_id", kind: "item", required: true, onlyNew: true },
        { key: "low_at", kind: "number" },
      ],
    }],
    input: () => import("../../api/inputs/catalogue/stock.ts").then(({ stockInput }) => stockInput),
  },
});
