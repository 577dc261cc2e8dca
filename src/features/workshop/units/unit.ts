/** A garment as other records show it, and one garment with all that is known of it. */
import { GetUnit } from "../../../../api/generated/operations/units.ts";
import type { Operation } from "../../../../api/operation.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";
import { ask } from "../../../lib/client.ts";

type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;
export type UnitRecord = NonNullable<DataOf<typeof GetUnit>["getUnitById"]>;
export type UnitHappening = UnitRecord["events"][number];

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
  /** Is left out where nobody is offered to stop it. */
  readonly is_begun?: boolean;
  /** Whoever works at it now; empty for a seller. */
  readonly operator_name?: string;
  /** Where the order's garments wait for each other; empty for a seller. */
  readonly bin_code?: string;
  /** Left out where all of them share it, as the next three. */
  readonly due_at?: number;
  readonly size?: string;
  readonly order_id?: string;
  readonly order_code?: string;
  readonly package_id: string | null;
  readonly package_code: string;
  readonly rejects: number;
  /** How it came back; null where it did not, or waits to be graded. */
  readonly returned?: { readonly outcome: string; readonly reason_code: string } | null;
}

/** What became of it is known: nobody works at it any more. */
export const isOver = ({ print_status }: Pick<ShownUnit, "print_status">): boolean =>
  print_status === "Stopped";

export const unitSource: RecordSource<UnitRecord> = {
  entity: "units",
  // Held, packed and stopped with them.
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
