import { LAST_STEP } from "../../../../api/steps.ts";
import type { Change as LiveChange } from "../../../events/outbox.ts";
import type { Change, EffectResult } from "../../../lifecycle/lifecycle.ts";
import type { Writer } from "../../../db/database.ts";
import { freeBinOfEvent, freeEmptied, retakeBin, takeBin } from "./bins_store.ts";
import type { LastEvent } from "./events_store.ts";
import type { StateBefore, UnitPatch, UnitRow, UnitWork } from "./rows.ts";

const liveOf = (bin: string | null): EffectResult<UnitPatch> =>
  bin === null ? {} : { live: [{ entity: "bins", sellerId: null, ids: [bin] } satisfies LiveChange] };

/** Steps at which a unit is in the bin of its order; it stays there until all units of the order are packed. */
const IN_BIN: readonly string[] = [LAST_STEP, "Packed"];

/** Puts a unit into the bin of its order. If no bin is free, the unit continues without one. */
export async function putInBin({ tx, row, stamp }: UnitWork): Promise<EffectResult<UnitPatch>> {
  return row.bin_id === null ? liveOf(await takeBin(tx, row, stamp.at)) : {};
}

/** Only announces the change: `emptyBins` frees the bin after all units of the step are written. */
export const leaveBin = ({ row }: UnitWork): EffectResult<UnitPatch> => liveOf(row.bin_id);

/** Undoes a step's change of the bin: the unit returns to its bin or another. @param last the event to undo */
export async function restoreBin(
  { tx, row, stamp: { at } }: UnitWork,
  { _id, before }: Pick<LastEvent, "_id" | "before">,
): Promise<EffectResult<UnitPatch>> {
  const { print_status, bin_id } = JSON.parse(before) as StateBefore;
  // Events that an older build wrote have no bin.
  if (bin_id === undefined || bin_id === row.bin_id) return liveOf(row.bin_id);
  if (bin_id === null) {
    if (row.print_status === LAST_STEP && print_status !== LAST_STEP) await freeBinOfEvent(tx, row, _id, at);
    return liveOf(row.bin_id);
  }
  if (row.bin_id !== null || !IN_BIN.includes(print_status ?? "")) return liveOf(row.bin_id);
  return liveOf(await retakeBin(tx, bin_id, row, at) ?? await takeBin(tx, row, at));
}

export async function emptyBins(
  tx: Writer,
  changes: readonly Change<UnitRow, UnitPatch>[],
  at: number,
): Promise<void> {
  const orders = changes.filter(({ row, change: { print_status, location_id } }) =>
    row.bin_id !== null &&
    ((print_status ?? row.print_status) !== row.print_status ||
      (location_id ?? row.location_id) !== row.location_id)
  ).map(({ row }) => row.order_id);
  if (orders.length > 0) await freeEmptied(tx, [...new Set(orders)], at);
}
