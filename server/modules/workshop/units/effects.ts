import type { MoveUnitInput } from "../../../../api/generated/schema.ts";
import type { Effect } from "../../../lifecycle/lifecycle.ts";
import { findFreeBlanks, movesOfSteps, stockChanged } from "../../catalogue/stock/store.ts";
import { shelfPort } from "../../orders/orders/shelf_port.ts";
import { isBatchLive } from "./batch_store.ts";
import { leaveBin, putInBin, restoreBin } from "./bins.ts";
import { blankEffect, changeLocation, undoStockMoves } from "./blanks.ts";
import { lastEventsOf } from "./events_store.ts";
import type { StateBefore, UnitPatch, UnitRow, UnitWork } from "./rows.ts";

type Done = Effect<UnitRow, UnitPatch, MoveUnitInput>;

/** Scraps a spoilt garment of the returns shelf; the unit is then made from a blank. */
async function scrapReused({ tx, row: { reuse_of, location_id, item_id }, stamp }: UnitWork) {
  if (reuse_of !== null) await shelfPort.get().scrap(tx, reuse_of, stamp);
  const isCounted = (await findFreeBlanks(tx, [item_id]))({ location_id, item_id }) !== null;
  return { patch: { reuse_of: null, blank: isCounted ? "Short" : "None" } };
}

const NO_HAND = { taken_by: null, taken_on: "", taken_at: null } as const;

/** Implements each action of the unit machine; a test verifies that none is missing. */
export const effects: Readonly<Record<string, Done>> = {
  begin: ({ row, stamp }) => ({ patch: { begun_at: row.begun_at ?? stamp.at } }),
  /** Records the station, person and device that scanned the unit. A step without a station clears them. */
  takeStation: ({ params: { station, device }, stamp }) => ({
    patch: station
      ? { station_id: station, taken_by: stamp.actor._id, taken_on: device ?? "", taken_at: stamp.at }
      : { station_id: null, ...NO_HAND },
  }),
  leaveStation: () => ({ patch: { station_id: null, was_open: 0, ...NO_HAND } }),
  leaveBatch: () => ({ patch: { batch_id: null } }),
  countReject: ({ row }) => ({ patch: { rejects: row.rejects + 1, packed_at: null, packed_by: null } }),
  nextCycle: ({ row }) => ({ patch: { cycle: row.cycles + 1, cycles: row.cycles + 1 } }),
  markPacked: ({ row, stamp }) => ({
    patch: { packed_at: stamp.at, packed_by: stamp.actor._id, begun_at: row.begun_at ?? stamp.at },
  }),
  unmarkPacked: () => ({ patch: { packed_at: null, packed_by: null } }),
  rememberOpen: () => ({ patch: { was_open: 1 } }),
  forgetOpen: () => ({ patch: { was_open: 0 } }),
  changeLocation,
  putInBin,
  leaveBin,
  takeBlank: blankEffect("takeBlank"),
  scrapBlank: async (work) =>
    work.row.reuse_of === null ? await blankEffect("scrapBlank")(work) : await scrapReused(work),
  reserveBlank: blankEffect("reserveBlank"),
  releaseBlank: blankEffect("releaseBlank"),
  /** Restores the state before the unit's last step; the number of a newer cycle is not used again. */
  async restore(work) {
    const { tx, row } = work;
    const last = (await lastEventsOf(tx, [row._id])).get(row._id);
    const { blank = row.blank, bin_id: _bin, ...patch } = JSON.parse(last?.before ?? "{}") as StateBefore;
    const unspoilt = row.reuse_of === null ? patch.reuse_of ?? null : null;
    if (unspoilt !== null) await shelfPort.get().restore(tx, unspoilt, work.stamp);
    // A completed batch does not get the unit back.
    const isOver = patch.batch_id && !await isBatchLive(tx, patch.batch_id);
    const steps = last ? [{ unit_id: row._id, unit_version: last.unit_version }] : [];
    const moves = row.blank === "None" ? [] : (await movesOfSteps(tx, steps)).get(row._id) ?? [];
    const stock = await undoStockMoves(work, moves);
    // A garment of the returns shelf needs no blank, so one that was allotted to it meanwhile is free again.
    const isAllotted = unspoilt !== null && moves.length === 0 && row.blank === "Reserved";
    const freed = isAllotted ? await blankEffect("releaseBlank")(work) : {};
    const bin = last ? await restoreBin(work, last) : {};
    // A blank that was allotted to the unit meanwhile stays allotted.
    const isBack = moves.length > 0 || row.blank === "None" || unspoilt !== null;
    return {
      patch: { ...patch, ...isBack && { blank }, ...isOver && { batch_id: null } },
      live: [...stockChanged(stock), ...freed.live ?? [], ...bin.live ?? []],
    };
  },
};
