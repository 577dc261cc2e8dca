import { MAX_PAGE_SIZE } from "../../../../api/constants.ts";
import { Sellers, ShippingMethods, Stores } from "../../../../api/generated/operations/stores.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";

export const sellers = optionsFrom(
  Sellers,
  (data) => data.sellers.map(({ _id, name }) => ({ value: _id, name })),
  { entity: "users" },
);
export const stores = optionsFrom(
  Stores,
  (data) => data.stores.map(({ _id, name, seller_name }) => ({ value: _id, name, more: seller_name })),
  { entity: "stores", perPage: MAX_PAGE_SIZE },
);
export const shippingMethods = optionsFrom(
  ShippingMethods,
  (data) => data.shippingMethods.map(({ code, name, carrier }) => ({ value: code, name, more: carrier })),
  { entity: "logistics" },
);
