import type { EventTable } from "../desk/desk_events.ts";
import { numberRights } from "./number_ranges.ts";

export const numberEvents = {
  "range.exhausted": {
    type: "Support",
    rule: numberRights.view,
    name: "A number range is used up",
    many: "rangesExhausted",
    isOn: true,
  },
} as const satisfies EventTable;
