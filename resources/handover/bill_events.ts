import type { EventTable } from "../desk/desk_events.ts";
import { localBillRights } from "./local_bill.ts";

export const billEvents = {
  "bill.disputed": {
    type: "Support",
    rule: localBillRights.pay,
    name: "A forwarder’s invoice is disputed",
    many: "billsDisputed",
    isOn: true,
  },
} as const satisfies EventTable;
