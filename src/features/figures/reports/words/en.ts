import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

export const words = {
  entity: {
    figures: {
      name: {
        orders: "Orders",
        garments: "Garments",
        value: "Value",
        open: "Open",
        late: "Late",
        on_hold: "On hold",
        cancelled: "Cancelled",
        cancelled_share: "Cancelled share",
        returned: "Returned",
        returned_share: "Returned share",
        remade: "Reprints",
        remade_share: "Reprint share",
        shipped: "Shipped",
        on_time: "Shipped on time",
        on_time_share: "On-time share",
        hours_50: "Half ship within",
        hours_90: "90% ship within",
      },
      means: {
        orders: "Orders that came in these days.",
        garments: "Garments on these orders.",
        value: "What these orders cost, without tax and postage.",
        open: "Orders of these days that are submitted and not finished yet.",
        late: "Open orders of these days whose due day is over.",
        on_hold: "Orders of these days that are on hold now.",
        cancelled: "Orders of these days that were cancelled.",
        cancelled_share: "Cancelled orders out of all orders of these days.",
        returned: "Orders of these days that came back.",
        returned_share: "Returned orders out of all orders of these days.",
        remade: "Orders of these days that replace faulty garments.",
        remade_share: "Reprints out of all orders of these days.",
        shipped: "Orders that were handed over in these days.",
        on_time: "Orders that were handed over in these days, by their due time.",
        on_time_share: "Orders shipped on time out of all shipped in these days.",
        hours_50: "Half of the orders shipped in these days took at most so long from arrival to handover.",
        hours_90:
          "Nine out of ten orders shipped in these days took at most so long from arrival to handover.",
      },
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
