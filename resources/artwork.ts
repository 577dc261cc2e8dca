/** Of print files: whoever sees garments sees what is on them. */
import { anyOf } from "../api/access.ts";
import { ordersRights } from "./orders.ts";
import { unitRights } from "./units.ts";

export const artRights = { view: anyOf(ordersRights.view, unitRights.view), make: ordersRights.make };
