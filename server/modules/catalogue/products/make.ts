import { PRODUCT_TYPES, USUAL_AREAS, USUAL_ROUTE } from "../../../../api/catalogue/catalogue.ts";
import { productInput } from "../../../../api/inputs/catalogue/product.ts";
import { METHODS, STEPS } from "../../../../api/catalogue/locations.ts";
import { PRODUCT_STATUSES } from "../../../../api/statuses.ts";
import { json, number, some, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { foldCase } from "../../../entity/record_store.ts";
import { copyToItems } from "./items.ts";
import { productsList, viewOf } from "./store.ts";

export const product = defineEntity({
  noun: "Product",
  entity: "products",
  called: "product",
  source: productsList,
  view: viewOf,
  seller: () => null,
  name: "title",
  input: productInput,
  columns: {
    code: text(),
    title: text(),
    type: text(PRODUCT_TYPES[0]),
    methods: some(METHODS),
    route: { ...some(STEPS), blank: JSON.stringify(USUAL_ROUTE) },
    areas: json(JSON.stringify(USUAL_AREAS)),
    hs_code: text(),
    origin: text(),
    customs_desc: text(),
    size_chart: text(),
    vip_points: number(),
    status: text(PRODUCT_STATUSES[0]),
  },
  search: ["code", "title"],
  required: ["code", "title"],
  unique: { column: "code", within: [], alike: true, key: "code_key" },
  stored: ({ code }) => ({ code_key: foldCase(code) }),
  makeRoom: (next, { tx, before, context }) =>
    before ? copyToItems(tx, before, next, context) : Promise.resolve([]),
  referrers: { "items.product_id": "productHasItems", "product_images.product_id": "deleted" },
});
