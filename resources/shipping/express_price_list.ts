/** Express Price List: prices of packages, for sellers and their agents. Source: docs/requirements.md S2.5. */
import { rules } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

export const priceListRights = rightsIn("express_price_list", rules.operations);
