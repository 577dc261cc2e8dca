import type { MoveUnitInput, Unit } from "../../../../api/generated/schema.ts";
import type { Work } from "../../../lifecycle/lifecycle.ts";
import type { UnitsTable } from "../../../db/tables.ts";

export type UnitRow = Readonly<Omit<UnitsTable, "seq" | "search_text">> & {
  readonly seller_name: string;
  readonly order_code: string;
  readonly order_status: string;
  readonly order_print: string;
  /** End of the order's cooling-off time, before which production may not start. */
  readonly cools_until: number | null;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly quantity: number;
  readonly color: string | null;
  readonly size: string | null;
  /** JSON: the print methods of the product. */
  readonly methods: string;
  readonly bin_id: string | null;
  readonly bin_code: string | null;
  readonly location_code: string;
  /** JSON: the steps of the product; without a product those of the location. */
  readonly route: string;
  readonly package_code: string | null;
  readonly package_status: string | null;
  readonly package_sent: number | string;
  readonly station_code: string | null;
  readonly substitute_sku: string | null;
  readonly offered_sku: string | null;
  readonly batch_code: string | null;
  readonly batch_status: string | null;
  readonly is_bare: number;
};
export type ListedUnit = Pick<UnitRow, "_id"> & Partial<UnitRow> & {
  readonly image_id?: string;
  readonly operator_name?: string;
};
export type UnitWork = Work<UnitRow, MoveUnitInput>;
export type UnitView =
  & Omit<
    Unit,
    | "facts"
    | "events"
    | "image_id"
    | "operator_name"
    | "siblings"
    | "prints"
    | "placements"
    | "returned"
  >
  & {
    readonly image_id?: string;
    readonly operator_name?: string;
  };
export type ListedView = Pick<UnitView, "_id"> & Partial<UnitView>;
export type UnitPatch = Partial<
  Omit<UnitsTable, "seq" | "_id" | "code" | "seller_id" | "order_id" | "version">
>;

export const RESTORED_COLUMNS = [
  "print_status",
  "work_status",
  "was_open",
  "cycle",
  "rejects",
  "begun_at",
  "packed_at",
  "packed_by",
  "station_id",
  "taken_by",
  "taken_on",
  "taken_at",
  "batch_id",
  "blank",
  "reuse_of",
] as const satisfies readonly (keyof UnitRow)[];

/** The columns that an event stores for its undo, and the bin of the order. */
export type StateBefore = UnitPatch & { readonly bin_id?: string | null };
