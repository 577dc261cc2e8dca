/** `gradeReturn` and `undoReturn`: decide on a returned unit, and count nothing twice. */
import { ApiError } from "../../../../api/errors.ts";
import { returnInput } from "../../../../api/inputs/shipping/returns.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { type ReasonCode, REASONS } from "../../../../api/reasons.ts";
import { type Outcome, outcomeOf } from "../../../../api/workshop/returns.ts";
import type { StockMoveKind } from "../../../../api/catalogue/stock.ts";
import type { Writer } from "../../../db/database.ts";
import type { ReturnsTable } from "../../../db/tables.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { stampOf } from "../../../mutate.ts";
import { freeOn, moveStock, stockChanged } from "../../catalogue/stock/store.ts";
import type { UnitRow } from "../../workshop/units/rows.ts";
import { unitsById, unitsChanged } from "../../workshop/units/store.ts";
import { restockable } from "./package_view.ts";
import { benchAt, insertReturn, returnById, type ReturnRow, returnsOfUnits, turnOf } from "./store.ts";
import { isUndoable, returnView } from "./view.ts";

const refused = (code: ReasonCode): ApiError =>
  new ApiError("ILLEGAL_TRANSITION", REASONS[code], { legal: [], reason: { code, text: REASONS[code] } });

const STOCK: Readonly<Record<Outcome, { readonly kind: StockMoveKind; readonly d_on_hand: number } | null>> =
  {
    restocked: { kind: "receive", d_on_hand: 1 },
    kept: null,
    scrapped: { kind: "scrap", d_on_hand: 0 },
  };

export const gradeReturn = mutation<"gradeReturn">(async (tx, { unit: id, params }, context) => {
  const read = readInput(returnInput, params);
  if (!read.ok) {
    const problems = read.problems.map((each) => ({ ...each, path: `params.${each.path}` }));
    throw new ApiError("BAD_INPUT", "Cannot grade the garment: a value is missing or wrong", { problems });
  }
  const { grade, device, note } = read.value;
  const unit = (await unitsById(tx, context.scope, [id])).get(id);
  const bench = await benchAt(tx, read.value.location);
  if (!unit || !bench) throw new ApiError("NOT_FOUND", REASONS.notFound);
  if (unit.package_status !== "Returned" || unit.print_status === "Stopped" || unit.package_id === null) {
    throw refused("notReturned");
  }
  const before = (await returnsOfUnits(tx, context.scope, [id])).get(id);
  if (before) throw refused("isGraded");
  const outcome = outcomeOf(grade, (await restockable(tx, [unit], bench._id))(unit));
  const { actor, at } = stampOf(context);
  const row = {
    _id: newId(),
    unit_id: id,
    package_id: unit.package_id,
    seller_id: unit.seller_id,
    location_id: bench._id,
    turn: await turnOf(tx, id) + 1,
    grade,
    outcome,
    reason_code: grade === "A" ? "" : read.value.reason_code ?? "",
    note: note ?? "",
    actor_id: actor._id,
    device,
    at,
    line_id: null,
  };
  await insertReturn(tx, row);
  const stock = await moved(tx, unit, row, 1);
  const shown = {
    ...row,
    code: unit.code,
    cycle: unit.cycle,
    package_code: unit.package_code ?? "",
    location_code: bench.code,
    actor_name: actor.name,
  };
  return { result: returnView(shown, context, device), audit: [toldOf("gradeReturn", shown, stock)] };
});

export const undoReturn = mutation<"undoReturn">(async (tx, { id, device }, context) => {
  const row = await returnById(tx, context.scope, id);
  if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
  if (!isUndoable(row, device, context)) throw refused("isGradeUndoable");
  const unit = (await unitsById(tx, context.scope, [row.unit_id])).get(row.unit_id);
  if (!unit) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const { actor, at } = stampOf(context);
  const { unit_id, package_id, seller_id, location_id } = row;
  const nothing = { grade: "", outcome: "", reason_code: "", note: "", line_id: null };
  const back = { unit_id, package_id, seller_id, location_id, ...nothing, actor_id: actor._id, device, at };
  await insertReturn(tx, { ...back, _id: newId(), turn: row.turn + 1 });
  const stock = await moved(tx, unit, { ...row, reason_code: "undo", actor_id: actor._id, at }, -1);
  return {
    result: { ...returnView(row, context, device), undo_until: null },
    audit: [toldOf("undoReturn", row, stock)],
  };
});

type Graded = Pick<ReturnsTable, "outcome" | "reason_code" | "location_id" | "actor_id" | "at">;

/** @param turn 1 applies the outcome, -1 reverses it. @returns the stock that changed */
async function moved(
  tx: Writer,
  { _id, item_id }: Pick<UnitRow, "_id" | "item_id">,
  { outcome, reason_code, location_id, actor_id, at }: Graded,
  turn: 1 | -1,
): Promise<readonly string[]> {
  const change = STOCK[outcome as Outcome];
  if (!change || item_id === null) return [];
  const shelf = { location_id, item_id };
  const move = { d_on_hand: turn * change.d_on_hand || 0, d_reserved: 0, unit_id: _id, unit_version: 0 };
  // Without a count a scrapped blank changes nothing.
  if (outcome === "scrapped" && (await freeOn(tx, [item_id]))(shelf) === null) return [];
  const reason = reason_code || "returned";
  const stock = await moveStock(tx, shelf, [move], { kind: change.kind, reason, actor_id, at });
  // It was allotted, or counted away, since.
  if (stock === null) throw refused("isBlankFree");
  return [stock];
}

function toldOf(action: string, row: ReturnRow, stock: readonly string[]): AuditEntry {
  const { package_id, seller_id, unit_id, code, outcome, reason_code, note } = row;
  const isDone = action === "gradeReturn";
  const said = (field: string, value: string) => ({
    field,
    before: isDone ? "" : value,
    after: isDone ? value : "",
  });
  return {
    entity: "packages",
    entityId: package_id,
    sellerId: seller_id,
    action,
    reason: isDone ? note : "",
    changes: [
      { field: "unit", before: "", after: code },
      said("outcome", outcome),
      ...reason_code === "" ? [] : [said("reason_code", reason_code)],
    ],
    along: [...unitsChanged({ seller_id }, [unit_id]), ...stockChanged(stock)],
  };
}
