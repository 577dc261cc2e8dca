/** Who keeps policies; apart, for lists of parcels that are filtered by them come without their list. */
import { rules } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

export const policyRights = rightsIn("shipping_preset", rules.rootOnly);
