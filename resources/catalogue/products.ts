/** Products: everything that can be made, in its colors and sizes. Source: docs/requirements.md S2.22, S6.13. */
import { addOrUpdate, allOf, type Rule, rules, staff } from "../../api/access.ts";
import { AREA_DPI, AREAS, PRODUCT_TYPES, SAFE_MM, USUAL_ROUTE } from "../../api/catalogue/catalogue.ts";
import { METHODS, STEPS } from "../../api/catalogue/locations.ts";
import { PRODUCT_STATUSES } from "../../api/statuses.ts";
import { choices, column, compound, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const rights = rightsIn("item_info", rules.sales);
/** Sellers may read the catalogue; only staff with rights in its module may change it. */
const byStaff = (rule: Rule) => allOf(rule, staff);
export const catalogueRights = {
  view: rights.view,
  add: byStaff(rights.add),
  update: byStaff(rights.update),
  delete: byStaff(rights.delete),
  make: addOrUpdate(byStaff(rights.add), byStaff(rights.update)),
} as const;

const may = catalogueRights;
const hidden = { hidden: true };

export const products = defineResource({
  id: "products",
  path: "/items/products",
  group: "sales",
  within: "products",
  rule: may.view,
  module: "item_info",
  query: "products",
  count: "productsCount",
  roots: {
    getProductById: may.view,
    makeProduct: may.make,
    copyProduct: may.add,
    trashProduct: may.delete,
    trashProductImage: may.update,
  },
  defaults: { status: "Active" },
  segment: "status",
  filters: [
    search(),
    statuses("status", PRODUCT_STATUSES),
    choices("type", PRODUCT_TYPES),
    choices("method", METHODS),
    ids(),
  ],
  columns: [
    compound("code", "code", 144, ["image_id"], { sortable: true }),
    column("title", "text", 224, { sortable: true }),
    column("type", "word", 112, { sortable: true }),
    column("methods", "choices", 168),
    column("items_count", "number", 88),
    column("route", "choices", 248),
    column("status", "status", 120, { sortable: true }),
    column("hs_code", "mono", 112, hidden),
    column("origin", "country", 128, hidden),
    column("customs_desc", "text", 208, hidden),
    column("vip_points", "hundredths", 96, hidden),
    column("created_at", "time", 168, { hidden: true, sortable: true }),
    column("updated_at", "time", 168, { hidden: true, sortable: true }),
  ],
  sort: "code",
  record: true,
  shape: {
    noun: "Product",
    name: "title",
    first: ["code", "title", "type", "methods", "route"],
    sections: [
      {
        key: "product",
        columns: [
          "code",
          "type",
          "methods",
          "route",
          "items_count",
          "vip_points",
          "created_at",
          "updated_at",
        ],
      },
      { key: "customs", columns: ["hs_code", "origin", "customs_desc"] },
    ],
    form: [
      {
        key: "product",
        fields: [
          { key: "code", kind: "text", required: true },
          { key: "title", kind: "text", required: true },
          { key: "type", kind: "choice", values: PRODUCT_TYPES },
          { key: "methods", kind: "choices", values: METHODS },
          { key: "route", kind: "choices", values: STEPS, begins: USUAL_ROUTE.join(",") },
          { key: "vip_points", kind: "hundredths", required: true, begins: "0.00" },
          { key: "status", kind: "choice", values: PRODUCT_STATUSES },
        ],
      },
      {
        key: "areas",
        fields: [{
          key: "areas",
          kind: "rows",
          rows: [
            { key: "key", kind: "choice", values: AREAS },
            { key: "w_mm", kind: "number" },
            { key: "h_mm", kind: "number" },
            { key: "safe_mm", kind: "number", begins: String(SAFE_MM) },
            { key: "dpi_min", kind: "number", begins: String(AREA_DPI.min) },
            { key: "dpi_good", kind: "number", begins: String(AREA_DPI.good) },
          ],
        }],
      },
      {
        key: "customs",
        fields: [
          { key: "hs_code", kind: "text" },
          { key: "origin", kind: "country" },
          { key: "customs_desc", kind: "text" },
        ],
      },
      { key: "sizes", fields: [{ key: "size_chart", kind: "paragraph" }] },
    ],
    input: () => import("../../api/inputs/catalogue/product.ts").then(({ productInput }) => productInput),
  },
});
