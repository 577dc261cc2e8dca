import { localBill as resource } from "../../../../resources/handover/local_bill.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { numberedRecords, type NumberedTable } from "../../../search/numbered_records_store.ts";
import { type FoundRecords, joinTexts, recordLink, type Searchable } from "../../../search/searchable.ts";

interface FoundBill {
  readonly _id: string;
  readonly code: string;
  readonly forwarder: string;
  readonly vehicle: string;
  readonly status: string;
}

const BILLS: NumberedTable = {
  table: "local_bills",
  numbers: ["code"],
  fields: "r._id, r.code, r.forwarder, r.vehicle, r.status",
  isOurs: true,
};

async function find(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const { rows, exact } = await numberedRecords<FoundBill>(BILLS, text, context);
  const linkTo = (id: string) => recordLink(resource.path, id);
  return {
    items: rows.map(({ _id, code, forwarder, vehicle, status }) => ({
      id: _id,
      title: code,
      link: linkTo(_id),
      icon: resource.id,
      subtitle: joinTexts(" · ", forwarder, vehicle),
      status,
    })),
    exact: exact.map(({ _id }) => ({ link: linkTo(_id), orderId: _id })),
  };
}

export const searchedBills: Searchable = {
  kind: "local_bill",
  title: "Shipment invoices",
  rule: resource.rule,
  find,
};
