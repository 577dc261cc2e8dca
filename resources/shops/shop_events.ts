import type { EventTable } from "../desk/desk_events.ts";
import { shopRights } from "./connections.ts";

export const shopEvents = {
  "shop.broken": {
    type: "Support",
    rule: shopRights.view,
    name: "The connection with a shop is broken",
    many: "shopsBroken",
    isOn: true,
  },
} as const satisfies EventTable;
