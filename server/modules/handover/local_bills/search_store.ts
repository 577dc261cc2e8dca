import { localBill } from "../../../../resources/handover/local_bill.ts";
import { searchedTable } from "../../../search/numbered_records_store.ts";

export const searchedBills = searchedTable({
  kind: "local_bill",
  title: "Shipment invoices",
  rule: localBill.rule,
  path: localBill.path,
  table: "local_bills",
  subtitle: ["forwarder", "vehicle"],
  isOurs: true,
});
