import type { Package } from "../../../../api/generated/schema.ts";
import type { PackagesTable } from "../../../db/tables.ts";

/** Values of other tables that are read with a package, but never written. */
export interface JoinedNames {
  readonly seller_name: string;
  /** The box that the package is in, or left in; empty for none. */
  readonly box_code: string;
  readonly box_status: string;
  /** The package's state on a submitted manifest; empty if it is on none. */
  readonly listed_as: string;
}

export type PackageRow =
  & Pick<
    PackagesTable,
    Exclude<keyof PackagesTable, "seq" | "search_text" | "price_minor">
  >
  & JoinedNames
  & { readonly price_minor: number };
/** Fields that lists read in their own statement, and single packages only if a query selects them. */
type ListedField =
  | "units_made"
  | "units_packed"
  | "method_name"
  | "proposed_carrier"
  | "policy_code"
  | "covered"
  | "order_closed";
export type PackageView =
  & Omit<
    Package,
    | "units"
    | "labels"
    | "orders"
    | "events"
    | "facts"
    | "timeline"
    | "charges"
    | "handover_steps"
    | "prints"
    | "declaration"
    | "real_costs"
    | "profit"
    | "manifest"
    | ListedField
  >
  & Partial<Pick<Package, ListedField>>;
export type PackagePatch = Partial<
  Omit<PackagesTable, "seq" | "_id" | "code" | "seller_id" | "created_at" | "updated_at" | "version">
>;
