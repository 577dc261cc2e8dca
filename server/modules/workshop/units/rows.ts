/** Rows of units as the store reads them, with what their guards look at. */
import type { MoveUnitInput, Unit } from "../../../../api/generated/schema.ts";
import type { Work } from "../../../lifecycle/lifecycle.ts";
import type { UnitsTable } from "../../../db/tables.ts";

export type UnitRow = Readonly<Omit<UnitsTable, "seq" | "search_text">> & {
  readonly seller_name: string;
  readonly order_code: string;
  readonly order_status: string;
  /** Its order's axis of the workshop. */
  readonly order_print: string;
  /** Of its order: until then production may not start. */
  readonly cools_until: number | null;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  /** Of its line: garments of it. */
  readonly quantity: number;
  /** Of its item; null where it is of none. */
  readonly color: string | null;
  readonly size: string | null;
  /** JSON: what its product can be made with. */
  readonly methods: string;
  /** The bin where its order's garments wait for each other, and its label. */
  readonly bin_id: string | null;
  readonly bin_code: string | null;
  readonly location_code: string;
  /** JSON: the steps of its product; those of its place where it is of none. */
  readonly route: string;
  readonly package_code: string | null;
  readonly package_status: string | null;
  readonly station_code: string | null;
  /** Of the item that can be made in the place of its own. */
  readonly substitute_sku: string | null;
  /** Of the one that its seller is asked to take. */
  readonly offered_sku: string | null;
  readonly batch_code: string | null;
  readonly batch_status: string | null;
  /** 1 where a print file is wanted and none passed its checks. */
  readonly is_bare: number;
};
/** As the list reads it: what is not asked for is not read. */
export type ListedUnit = Pick<UnitRow, "_id"> & Partial<UnitRow> & {
  readonly image_id?: string;
  /** Whoever works at it now; empty while nobody does. */
  readonly operator_name?: string;
};
/** What an effect works on. */
export type UnitWork = Work<UnitRow, MoveUnitInput>;
/** What a garment shows without a statement of its own. */
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
    /** Not there where they were not read with it. */
    readonly image_id?: string;
    readonly operator_name?: string;
  };
/** The same as far as it was read. */
export type ListedView = Pick<UnitView, "_id"> & Partial<UnitView>;
export type UnitPatch = Partial<
  Omit<UnitsTable, "seq" | "_id" | "code" | "seller_id" | "order_id" | "version">
>;

/** What a step of a garment changes: what taking it back restores. */
export const RESTORED = [
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
] as const satisfies readonly (keyof UnitRow)[];

/** What an event remembers of the garment before it, and where its order waited. */
export type Before = UnitPatch & { readonly bin_id?: string | null };
