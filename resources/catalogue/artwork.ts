/** Rights to print files: everybody who sees garments sees what is on them. */
import { anyOf } from "../../api/access.ts";
import { garmentRights, orderRights } from "../order_rights.ts";

export const artRights = { view: anyOf(orderRights.view, garmentRights.view), make: orderRights.make };
