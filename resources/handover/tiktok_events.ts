import type { EventTable } from "../desk/desk_events.ts";
import { tiktokRights } from "./tiktok_orders.ts";

export const tiktokEvents = {
  "tiktok.due": {
    type: "Support",
    rule: tiktokRights.view,
    name: "A deadline of TikTok is near",
    many: "tiktokDues",
    isOn: true,
  },
} as const satisfies EventTable;
