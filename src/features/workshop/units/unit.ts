/** Types and source of garments, as parts of other records and as records. */
import { GetUnit } from "../../../../api/generated/operations/units.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";
import { ask } from "../../../lib/client.ts";
import { recordOutcome } from "../../../lib/outcome.ts";

export type UnitRecord = NonNullable<DataOf<typeof GetUnit>["getUnitById"]>;
export type UnitHistoryEvent = UnitRecord["events"][number];

export interface ShownUnit {
  readonly _id: string;
  readonly ticket: string;
  readonly order_line_id: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly print_status: string;
  readonly work_status: string;
  readonly station_code: string;
  /** Missing for people who may not stop the garment. */
  readonly is_begun?: boolean;
  /** Name of the person who works on the garment; empty for a seller. */
  readonly operator_name?: string;
  /** Bin in which the garments of an order wait for each other; empty for a seller. */
  readonly bin_code?: string;
  /** This and the next three fields are missing if they are the same for all garments. */
  readonly due_at?: number;
  readonly size?: string;
  readonly order_id?: string;
  readonly order_code?: string;
  readonly package_id: string | null;
  readonly package_code: string;
  readonly rejects: number;
  /** The grade of a returned garment; null if it was not returned. */
  readonly returned?: { readonly outcome: string; readonly reason_code: string } | null;
}

export const isStopped = ({ print_status }: Pick<ShownUnit, "print_status">): boolean =>
  print_status === "Stopped";

export const unitSource: RecordSource<UnitRecord> = {
  entity: "units",
  // A garment also changes when its order or package is held, packed or stopped.
  parts: {
    orders: ({ order_id }) => [order_id],
    packages: ({ package_id }) => package_id === null ? [] : [package_id],
  },
  fetch: async (id, options) =>
    recordOutcome(await ask(GetUnit, { _id: id }, options), (data) => data.getUnitById),
};
