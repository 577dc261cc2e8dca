/** Sales, Products › Items: each is a color and size of a product. Source: docs/requirements.md S2.22, S6.13. */
import { allOf, staff } from "../../api/access.ts";
import { ART, PRODUCT_TYPES } from "../../api/catalogue/catalogue.ts";
import { METHODS } from "../../api/catalogue/locations.ts";
import { STOCK_WORDS } from "../../api/catalogue/stock.ts";
import { ITEM_STATUSES } from "../../api/statuses.ts";
import { choices, column, compound, defineResource, ids, search, statuses } from "../define.ts";
import { catalogueRights as may, products } from "./products.ts";

const hidden = { hidden: true };

/** Limits the list to a product; set by a link, without a chip. */
const ofProduct = { key: "product", kind: "ids" } as const;

export const items = defineResource({
  id: "items",
  path: "/items/internal",
  group: "sales",
  within: "products",
  rule: may.view,
  note: allOf(may.add, may.update),
  module: "item_info",
  query: "catalogueItems",
  count: "catalogueItemsCount",
  roots: {
    getItemById: may.view,
    itemsPreview: may.add,
    makeItem: may.make,
    makeItems: may.add,
    trashItem: may.delete,
    moveItem: may.update,
  },
  defaults: {},
  segment: "status",
  filters: [
    search(),
    statuses("status", ITEM_STATUSES),
    choices("type", PRODUCT_TYPES),
    choices("method", METHODS),
    choices("stock", STOCK_WORDS),
    ofProduct,
    ids(),
  ],
  columns: [
    column("sku", "code", 208, { sortable: true }),
    compound("image_id", "picture", 56, ["title"]),
    column("title", "text", 200, { sortable: true }),
    column("color", "text", 128, { sortable: true }),
    column("size", "text", 96),
    column("methods", "choices", 152),
    compound("price_minor", "money", 96, ["currency"]),
    column("weight_g", "weight", 88, { sortable: true }),
    column("packed", "text", 144),
    column("hs_code", "mono", 112),
    column("origin", "country", 112),
    column("stock", "word", 104),
    column("status", "status", 128, { sortable: true }),
    column("product_code", "mono", 128, hidden),
    column("type", "word", 112, hidden),
    column("art", "word", 112, hidden),
    column("level_prices", "levels", 208, { ...hidden, rule: staff }),
    column("substitute_sku", "mono", 176, hidden),
    column("created_at", "time", 168, { hidden: true, sortable: true }),
    column("updated_at", "time", 168, { hidden: true, sortable: true }),
  ],
  sort: "sku",
  record: true,
  // Items are made in the matrix of their product.
  primary: { path: `${products.path}/new`, rule: may.add },
  lifecycle: {
    name: "item",
    mutation: "moveItem",
    job: "list.move",
    undo: "list.undo",
  },
  moves: [
    { event: "item.runOut", rule: may.update, inverse: "item.restock" },
    { event: "item.restock", rule: may.update, inverse: "item.runOut" },
    { event: "item.end", rule: may.update },
    { event: "item.reopen", rule: may.update, inverse: "item.end" },
  ],
  shape: {
    noun: "Item",
    name: "sku",
    sections: [
      {
        key: "item",
        columns: [
          ...[
            "title",
            "color",
            "size",
            "price_minor",
            "art",
            "substitute_sku",
            "stock",
            "type",
            "methods",
          ] as const,
          ...["created_at", "updated_at"] as const,
        ],
      },
      { key: "parcel", columns: ["weight_g", "packed", "hs_code", "origin"] },
    ],
    form: [
      {
        key: "item",
        fields: [
          { key: "product_id", kind: "option", source: "products", required: true, onlyNew: true },
          { key: "sku", kind: "text", required: true },
          { key: "color", kind: "text" },
          { key: "size", kind: "text" },
          { key: "price_minor", kind: "money", required: true },
          {
            key: "prices",
            kind: "rows",
            rule: staff,
            rows: [{ key: "level", kind: "number", begins: "1" }, { key: "price_minor", kind: "money" }],
          },
          { key: "art", kind: "choice", values: ART },
          { key: "substitute_id", kind: "item" },
        ],
      },
      {
        key: "parcel",
        fields: [
          { key: "weight_g", kind: "number" },
          { key: "packed_l_mm", kind: "number" },
          { key: "packed_w_mm", kind: "number" },
          { key: "packed_h_mm", kind: "number" },
        ],
      },
    ],
    input: () => import("../../api/inputs/catalogue/item.ts").then(({ itemInput }) => itemInput),
  },
});
