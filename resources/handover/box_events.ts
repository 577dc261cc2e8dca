import type { EventTable } from "../desk/desk_events.ts";
import { boxRights } from "./containers.ts";

export const boxEvents = {
  "box.unsound": {
    type: "Support",
    rule: boxRights.decide,
    name: "A package in a closed box must not travel",
    many: "boxesUnsound",
    isOn: true,
  },
} as const satisfies EventTable;
