/** Carries out the unit machine's actions on stock of blanks, and undoes them. */
import { type BlankAction, blankChangeOf } from "../../../../api/catalogue/stock.ts";
import type { EffectResult } from "../../../lifecycle/lifecycle.ts";
import { findFreeBlanks, moveStock, stockChanged, type StockMoveRow } from "../../catalogue/stock/store.ts";
import type { UnitPatch, UnitRow, UnitWork } from "./rows.ts";

const NOTHING: EffectResult<UnitPatch> = {};

export function blankAfter(action: BlankAction, { row, params }: Pick<UnitWork, "row" | "params">) {
  return blankChangeOf(action, row.blank, params.reason_code === "artwork");
}

/** @throws {Error} if stock lacks a blank that is recorded as reserved */
export const blankEffect =
  (action: BlankAction) => async (work: UnitWork): Promise<EffectResult<UnitPatch>> => {
    const turn = blankAfter(action, work);
    const { row: { _id, code, location_id, item_id, version }, tx, stamp, params } = work;
    if (!turn) return NOTHING;
    const { to, move } = turn;
    if (!move || item_id === null) return { patch: { blank: to } };
    const { kind, ...amounts } = move;
    const moves = [{ ...amounts, unit_id: _id, unit_version: version }];
    const origin = { kind, reason: params.reason_code ?? "", actor_id: stamp.actor._id, at: stamp.at };
    const stock = await moveStock(tx, { location_id, item_id }, moves, origin);
    // Another unit of the same step took the last blank, so this unit waits for the next receipt.
    if (stock === null && kind === "reserve") return NOTHING;
    if (stock === null) {
      throw new Error(`Cannot ${kind} the blank of ${code}: expected it among those reserved`);
    }
    return { patch: { blank: to }, live: stockChanged([stock]) };
  };

export async function undoStockMoves(
  { row: { location_id, item_id, version, code, _id }, tx, stamp }: UnitWork,
  moves: readonly StockMoveRow[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { kind, d_on_hand, d_reserved } of moves.toReversed()) {
    const inverse = { d_on_hand: -d_on_hand || 0, d_reserved: -d_reserved || 0 };
    const back = [{ ...inverse, unit_id: _id, unit_version: version }];
    const origin = { kind: kind as "take", reason: "undo", actor_id: stamp.actor._id, at: stamp.at };
    const stock = item_id === null ? null : await moveStock(tx, { location_id, item_id }, back, origin);
    if (stock === null) throw new Error(`Cannot take back the ${kind} of ${code}: expected its stock`);
    ids.push(stock);
  }
  return ids;
}

export async function changeLocation(work: UnitWork): Promise<EffectResult<UnitPatch>> {
  const { row, tx, params } = work;
  const location_id = params.location ?? row.location_id;
  const isMade = row.blank === "Taken" || (row.blank === "None" && row.begun_at !== null);
  if (isMade) return { patch: { location_id } };
  const freed = await blankEffect("releaseBlank")(work);
  const isCounted = (await findFreeBlanks(tx, [row.item_id]))({ location_id, item_id: row.item_id }) !== null;
  const moved: UnitPatch = { location_id, blank: isCounted ? "Short" : "None" };
  const given = await blankEffect("reserveBlank")({ ...work, row: { ...row, ...moved } as UnitRow });
  return {
    patch: { ...moved, ...given.patch },
    live: [...freed.live ?? [], ...given.live ?? []],
  };
}
