import type { Package } from "../../../../api/generated/schema.ts";
import type { PackagesTable } from "../../../db/tables.ts";

/** Values of other tables, which are read with a package and never written with it. */
export interface JoinedNames {
  readonly seller_name: string;
  /** Empty for one that was never in a box. */
  readonly box_code: string;
  readonly box_status: string;
  /** Its state on a manifest that the post has; empty for none. */
  readonly listed_as: string;
}

export type PackageRow =
  & Pick<
    PackagesTable,
    Exclude<keyof PackagesTable, "seq" | "search_text" | "price_minor">
  >
  & JoinedNames
  & { readonly price_minor: number };
/** Columns that a list reads in its statement, and a single package when they are selected. */
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
