/** Finds the records that fields of the audit refer to, from the foreign keys of the migrations. */
import { REFERENCES } from "../db/generated/references.ts";

/** Maps tables to the column that names a record for people. */
const NAMES: Readonly<Record<string, string>> = {
  art_files: "name",
  bill_papers: "digest",
  boxes: "code",
  calls_to_action: "title",
  cases: "code",
  consolidations: "code",
  day_checks: "day",
  groups: "name",
  handover_costs: "code",
  integrations: "name",
  invoices: "code",
  items: "sku",
  jobs: "title",
  local_bills: "code",
  locations: "name",
  manifests: "code",
  orders: "code",
  packages: "code",
  payment_methods: "name",
  postage_invoices: "code",
  postage_requests: "code",
  print_batches: "code",
  products: "title",
  refund_requests: "code",
  saved_views: "name",
  stations: "name",
  stores: "name",
  tiktok_orders: "tiktok_id",
  topup_proofs: "name",
  units: "code",
  users: "name",
};

/** Maps fields that hold the id of another record to its table and the column that names it. */
export const NAMED_REFERENCES: Readonly<Record<string, readonly [table: string, name: string]>> = Object
  .fromEntries(
    Object.entries(REFERENCES).flatMap(([column, target]) => {
      const [table = ""] = target.split(".");
      const name = NAMES[table];
      return name ? [[column.replace(/^.*\./, ""), [table, name]]] : [];
    }),
  );
