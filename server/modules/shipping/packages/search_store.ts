import { packages as resource } from "../../../../resources/shipping/packages.ts";
import {
  numberedRecords,
  type NumberedTable,
  SHIPPED_FIELDS,
} from "../../../search/numbered_records_store.ts";
import { type Searchable, shippedItem, type ShippedRow } from "../../../search/searchable.ts";

type FoundPackage = ShippedRow & { readonly order_id: string };

const PACKAGES: NumberedTable = {
  table: "packages",
  numbers: ["code", "tracking_number"],
  fields: `${SHIPPED_FIELDS}, r.order_id, r.shipment_status as status`,
};

const linkTo = (code: string): string => `${resource.path}/all?search=${encodeURIComponent(code)}`;

export const searchedPackages: Searchable = {
  kind: "packages",
  title: "Packages",
  rule: resource.rule,
  async find(text, context) {
    const { rows, exact } = await numberedRecords<FoundPackage>(PACKAGES, text, context);
    return {
      items: rows.map((row) => shippedItem(row, "packages", linkTo(row.code))),
      exact: exact.map(({ code, order_id }) => ({ link: linkTo(code), orderId: order_id })),
    };
  },
};
