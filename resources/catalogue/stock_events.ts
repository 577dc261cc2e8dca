import type { EventTable } from "../desk/desk_events.ts";
import { locations } from "./locations.ts";
import { labelStaffRule } from "./prints.ts";

export const stockEvents = {
  "stock.low": {
    type: "Item",
    rule: locations.rule,
    name: "Stock is low",
    many: "stocksLow",
    isOn: true,
  },
  "label.unused": {
    type: "Support",
    rule: labelStaffRule,
    name: "The time to void an unused label is running out",
    many: "labelsUnused",
    isOn: true,
  },
} as const satisfies EventTable;
