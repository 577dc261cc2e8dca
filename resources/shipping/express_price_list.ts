/**
 * Express Price List: what parcels cost sellers, for sellers themselves and whoever works for them.
 * Source: docs/requirements.md S2.5.
 */
import { rules } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

export const priceListRights = rightsIn("express_price_list", rules.operations);
