import { allOf, anyOf, module, role, type Rule, rules } from "../../api/access.ts";
import type { PrintKind } from "../../api/catalogue/prints.ts";
import { locations } from "./locations.ts";
import { users } from "../people/users.ts";

/** People who work on garments. */
const garmentWorkRule = allOf(rules.fulfilment, module("units", "view"));

const officeStaff = anyOf(role("order_qc"), role("root"), role("super_root"));
export const packagePrintRule = allOf(anyOf(role("packager"), officeStaff), module("packages", "view"));
/** People who handle labels that were bought and not used. */
export const labelStaffRule = allOf(officeStaff, module("packages", "view"));
/** People who declare goods to customs; they see the prices of the goods. */
export const declareRule = allOf(officeStaff, module("packages", "update"));

const boxPrintRule = allOf(rules.fulfilment, module("containers", "view"));

export const PRINT_RULES: Readonly<Record<PrintKind, Rule>> = {
  tickets: garmentWorkRule,
  stations: locations.rule,
  bins: locations.rule,
  badges: users.rule,
  boxes: boxPrintRule,
  packing_lists: boxPrintRule,
  commands: anyOf(garmentWorkRule, locations.rule),
  labels: packagePrintRule,
  slips: packagePrintRule,
  customs: packagePrintRule,
  invoices: packagePrintRule,
};

export const printRule = anyOf(...Object.values(PRINT_RULES));
