/** Rights to artwork: people who see garments see their print files. */
import { anyOf } from "../../api/access.ts";
import { garmentRights, orderRights } from "../order_rights.ts";

export const artRights = { view: anyOf(orderRights.view, garmentRights.view), make: orderRights.make };
