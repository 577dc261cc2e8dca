/** Allows the jobs that fix drafts, which also change the store's mappings or artwork: hence two rights. */
import { allOf } from "../../../../api/access.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { stores } from "../../../../resources/orders/stores.ts";

export const fixingRule = allOf(ordersRights.update, stores.roots.makeSkuMapping ?? stores.rule);
