/** Who may print what. */
import { allOf, anyOf, module, role, type Rule, rules } from "../../api/access.ts";
import type { PrintKind } from "../../api/catalogue/prints.ts";
import { locations } from "./locations.ts";
import { users } from "../people/users.ts";

/** Whoever works at garments. */
const onTheFloor = allOf(rules.fulfilment, module("units", "view"));

const office = anyOf(role("order_qc"), role("root"), role("super_root"));
/** Whoever packs, and the office. */
export const printingParcels = allOf(anyOf(role("packager"), office), module("packages", "view"));
/** Who sees to labels that were bought and not used. */
export const labelsAtWork = allOf(office, module("packages", "view"));
/** Who says what customs is told: it bears what the goods were sold for. */
export const declaring = allOf(office, module("packages", "update"));

/** Whoever sees a record in its list prints its label. */
export const PRINTING: Readonly<Record<PrintKind, Rule>> = {
  tickets: onTheFloor,
  stations: locations.rule,
  bins: locations.rule,
  badges: users.rule,
  commands: anyOf(onTheFloor, locations.rule),
  labels: printingParcels,
  slips: printingParcels,
  customs: printingParcels,
  invoices: printingParcels,
};

export const printing = anyOf(...Object.values(PRINTING));
