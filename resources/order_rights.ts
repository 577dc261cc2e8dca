/** Rights to orders; each step has a further rule. */
import { anyOf, rules } from "../api/access.ts";
import { rightsIn } from "./rights.ts";

export const orderRights = rightsIn("orders", rules.operations);
/** People who work on garments, and those who see their orders. */
export const garmentRights = rightsIn("units", anyOf(rules.fulfilment, rules.operations));
