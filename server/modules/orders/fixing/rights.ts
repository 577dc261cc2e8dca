/** Says who may match or replace for drafts: the result is kept for their stores too. */
import { allOf } from "../../../../api/access.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { stores } from "../../../../resources/orders/stores.ts";

export const fixingRule = allOf(ordersRights.update, stores.roots.makeSkuMapping ?? stores.rule);
