/** A garment as part of other records, and the complete garment. */
import { GetUnit } from "../../../../api/generated/operations/units.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";
import { ask } from "../../../lib/client.ts";

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
  /** Absent for people who cannot stop it. */
  readonly is_begun?: boolean;
  /** The person working on it; empty for a seller. */
  readonly operator_name?: string;
  /** The bin in which the order's garments wait for each other; empty for a seller. */
  readonly bin_code?: string;
  /** Absent when all garments share it, as the next three. */
  readonly due_at?: number;
  readonly size?: string;
  readonly order_id?: string;
  readonly order_code?: string;
  readonly package_id: string | null;
  readonly package_code: string;
  readonly rejects: number;
  /** The grade of a returned garment; null before it. */
  readonly returned?: { readonly outcome: string; readonly reason_code: string } | null;
}

/** Nobody works on it now. */
export const isOver = ({ print_status }: Pick<ShownUnit, "print_status">): boolean =>
  print_status === "Stopped";

export const unitSource: RecordSource<UnitRecord> = {
  entity: "units",
  // Garments are held, packed and stopped with their order and package.
  parts: {
    orders: ({ order_id }) => [order_id],
    packages: ({ package_id }) => package_id === null ? [] : [package_id],
  },
  fetch: async (id, options) => {
    const outcome = await ask(GetUnit, { _id: id }, options);
    if (outcome.ok) return { ok: true, data: outcome.data.getUnitById };
    const { data, ...rest } = outcome;
    return data?.getUnitById ? { ...rest, data: data.getUnitById } : rest;
  },
};
