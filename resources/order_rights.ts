/** Rights to orders and to their garments, before any step: what belongs to either is seen by the same people. */
import { anyOf, rules } from "../api/access.ts";
import { rightsIn } from "./rights.ts";

export const orderRights = rightsIn("orders", rules.operations);
/** Everybody who works at garments, and everybody who sees the orders that they belong to. */
export const garmentRights = rightsIn("units", anyOf(rules.fulfilment, rules.operations));
