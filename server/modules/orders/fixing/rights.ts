/** The right to match or replace for drafts: what is decided is kept for their stores too. */
import { allOf } from "../../../../api/access.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { stores } from "../../../../resources/orders/stores.ts";

export const fixingRule = allOf(ordersRights.update, stores.roots.makeSkuMapping ?? stores.rule);
