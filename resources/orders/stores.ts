/** Sales › Stores: sellers' shops on platforms, and how their orders begin. Source: docs/requirements.md S2.35, S2.45. */
import { rules, staff } from "../../api/access.ts";
import { PLATFORMS, STORE_STATUSES } from "../../api/statuses.ts";
import { choices, column, defineResource, ids, options, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

export const storeRights = rightsIn("stores", rules.operations);
const may = storeRights;

export const stores = defineResource({
  id: "stores",
  path: "/stores",
  group: "sales",
  rule: may.view,
  module: "stores",
  query: "stores",
  count: "storesCount",
  roots: {
    getStoreById: may.view,
    makeStore: may.make,
    trashStore: may.delete,
    skuMap: may.view,
    makeSkuMapping: may.update,
    trashSkuMapping: may.update,
  },
  defaults: {},
  segment: "status",
  filters: [
    search(),
    statuses("status", STORE_STATUSES),
    choices("platform", PLATFORMS),
    options("seller", "sellers", staff),
    ids(),
  ],
  columns: [
    column("name", "code", 208, { sortable: true }),
    column("platform", "word", 128, { sortable: true }),
    column("status", "status", 112, { sortable: true }),
    column("shop_status", "word", 128),
    column("url", "url", 208),
    column("time_zone", "text", 160),
    column("auto_hold", "word", 136),
    column("cooling_off_min", "minutes", 112),
    column("shipping_method", "text", 144),
    column("sku_map_count", "number", 112),
    column("seller_name", "text", 160, { rule: staff }),
    column("created_at", "time", 168, { sortable: true }),
    column("updated_at", "time", 168, { hidden: true }),
  ],
  sort: "name",
  record: true,
  shape: {
    noun: "Store",
    name: "name",
    sections: [
      { key: "shop", columns: ["platform", "url", "time_zone", "seller_name"] },
      { key: "orders", columns: ["shipping_method", "auto_hold", "cooling_off_min"] },
      { key: "record", columns: ["created_at", "updated_at"] },
    ],
    form: [
      {
        key: "shop",
        fields: [
          { key: "seller_id", kind: "option", source: "sellers", required: true, onlyNew: true, rule: staff },
          { key: "name", kind: "text", required: true },
          { key: "platform", kind: "choice", values: PLATFORMS, required: true },
          { key: "url", kind: "url" },
          { key: "time_zone", kind: "timeZone" },
        ],
      },
      {
        key: "orders",
        fields: [
          { key: "status", kind: "choice", values: STORE_STATUSES },
          { key: "shipping_method", kind: "option", source: "shippingMethods" },
          { key: "auto_hold", kind: "switch" },
          { key: "cooling_off_min", kind: "minutes" },
        ],
      },
    ],
    input: () => import("../../api/inputs/orders/store.ts").then(({ storeInput }) => storeInput),
  },
});
