import { MAX_PAGE_SIZE } from "../../../../api/constants.ts";
import { ProductNames } from "../../../../api/generated/operations/products.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";

export const products = optionsFrom(
  ProductNames,
  (data) => data.products.map(({ _id, code, title }) => ({ value: _id, name: title, more: code })),
  { perPage: MAX_PAGE_SIZE },
);
