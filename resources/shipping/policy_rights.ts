/** Rights to policies; in a separate file, because lists of packages need them without the list of policies. */
import { rules } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

export const policyRights = rightsIn("shipping_preset", rules.rootOnly);
