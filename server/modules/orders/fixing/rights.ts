/** Grants matching and replacing for drafts; the result is kept for their stores too, so it needs both rights. */
import { allOf } from "../../../../api/access.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { stores } from "../../../../resources/orders/stores.ts";

export const fixingRule = allOf(ordersRights.update, stores.roots.makeSkuMapping ?? stores.rule);
