/** Admits to matching and replacing items of drafts. Both change mappings of the store: hence two rights. */
import { allOf } from "../../../../api/access.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { stores } from "../../../../resources/orders/stores.ts";

export const fixingRule = allOf(ordersRights.update, stores.roots.makeSkuMapping ?? stores.rule);
