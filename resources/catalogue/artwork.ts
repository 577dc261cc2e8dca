/** Of print files: whoever sees garments sees what is on them. */
import { anyOf } from "../../api/access.ts";
import { ordersRights } from "../orders/orders.ts";
import { unitRights } from "../workshop/units.ts";

export const artRights = { view: anyOf(ordersRights.view, unitRights.view), make: ordersRights.make };
