import { nullish } from "valibot";
import { SKU_CHARS } from "../../catalogue/catalogue.ts";
import { orderTextOf } from "../../orders/order_texts.ts";
import { MAX_TAGS } from "../../orders/tags.ts";
import { placementList } from "../catalogue/placement.ts";
import { type JobFields, listField, optionalName, recordId } from "../desk/job.ts";
import { line, requiredLine } from "../text.ts";
import { tag } from "./order.ts";

const MAX_STORES = 100;

export const tagFields = {
  add_tags: listField(tag, MAX_TAGS),
  remove_tags: listField(tag, MAX_TAGS),
} satisfies JobFields;

export const methodFields = { shipping_method: optionalName } satisfies JobFields;
export const countryFields = { country: optionalName } satisfies JobFields;
export const regionFields = { region: nullish(line(orderTextOf("region").chars)) } satisfies JobFields;

export const mendFields = {
  store: nullish(recordId),
  stores: listField(recordId, MAX_STORES),
  external_sku: nullish(requiredLine(SKU_CHARS)),
  item: nullish(recordId),
  seller: nullish(recordId),
  replaces: nullish(recordId),
  placements: nullish(placementList),
} satisfies JobFields;
