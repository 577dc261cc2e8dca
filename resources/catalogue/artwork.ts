/** Rights to artwork: people who see orders or garments may see print files, people who make orders upload them. */
import { anyOf } from "../../api/access.ts";
import { garmentRights, orderRights } from "../order_rights.ts";

export const artRights = { view: anyOf(orderRights.view, garmentRights.view), make: orderRights.make };
