/** `gradeReturn`, `releaseReturn` and `undoReturn`: decide on a returned unit, and never count stock twice. */
import { ApiError } from "../../../../api/errors.ts";
import { releaseInput, returnInput } from "../../../../api/inputs/shipping/returns.ts";
import { type ReadInput, readInput } from "../../../../api/inputs/read.ts";
import { type ReasonCode, REASONS } from "../../../../api/reasons.ts";
import { type Outcome, outcomeOf } from "../../../../api/workshop/returns.ts";
import type { StockMoveKind } from "../../../../api/catalogue/stock.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { ReturnsTable } from "../../../db/tables.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { stampOf } from "../../../mutate.ts";
import { findFreeBlanks, moveStock, stockChanged } from "../../catalogue/stock/store.ts";
import type { UnitRow } from "../../workshop/units/rows.ts";
import { unitsById, unitsChanged } from "../../workshop/units/store.ts";
import { restockable } from "./package_view.ts";
import { appendReturns, returnBefore } from "./shelf_store.ts";
import { benchAt, insertReturn, lastTurnOf, returnById, type ReturnRow, returnsOfUnits } from "./store.ts";
import { isUndoable, returnView } from "./view.ts";

const refused = (code: ReasonCode): ApiError =>
  new ApiError("ILLEGAL_TRANSITION", REASONS[code], { legal: [], reason: { code, text: REASONS[code] } });

const STOCK: Readonly<Record<Outcome, { readonly kind: StockMoveKind; readonly d_on_hand: number } | null>> =
  {
    restocked: { kind: "receive", d_on_hand: 1 },
    kept: null,
    scrapped: { kind: "scrap", d_on_hand: 0 },
  };

/** @throws {ApiError} BAD_INPUT */
function valueOf<T>(read: ReadInput<T>): T {
  if (read.ok) return read.value;
  const problems = read.problems.map((each) => ({ ...each, path: `params.${each.path}` }));
  throw new ApiError("BAD_INPUT", "Cannot change the garment: a value is missing or wrong", { problems });
}

/** @throws {ApiError} NOT_FOUND */
async function unitAtBench(tx: Writer, id: string, location: string, { scope }: AuthorizedContext) {
  const unit = (await unitsById(tx, scope, [id])).get(id);
  const bench = await benchAt(tx, location);
  if (!unit || !bench) throw new ApiError("NOT_FOUND", REASONS.notFound);
  return { unit, bench };
}

export const gradeReturn = mutation<"gradeReturn">(async (tx, { unit: id, params }, context) => {
  const value = valueOf(readInput(returnInput, params));
  const { grade, device, note } = value;
  const { unit, bench } = await unitAtBench(tx, id, value.location, context);
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
    turn: await lastTurnOf(tx, id) + 1,
    grade,
    outcome,
    reason_code: grade === "A" ? "" : value.reason_code ?? "",
    note: note ?? "",
    actor_id: actor._id,
    device,
    at,
    line_id: null,
  };
  await insertReturn(tx, row);
  const stock = await applyStock(tx, unit, row, 1);
  const shown = {
    ...row,
    code: unit.code,
    cycle: unit.cycle,
    package_code: unit.package_code ?? "",
    location_code: bench.code,
    actor_name: actor.name,
  };
  return { result: returnView(shown, context, device), audit: [gradeAudit("gradeReturn", shown, "", stock)] };
});

export const releaseReturn = mutation<"releaseReturn">(async (tx, { unit: id, params }, context) => {
  const { outcome, reason_code, note, location, device } = valueOf(readInput(releaseInput, params));
  const { unit, bench } = await unitAtBench(tx, id, location, context);
  const kept = (await returnsOfUnits(tx, context.scope, [id])).get(id);
  if (kept?.outcome !== "kept") throw refused("isOnShelf");
  if (outcome === "restocked") {
    const { bearsArt, isCounted } = (await restockable(tx, [unit], bench._id))(unit);
    if (bearsArt || !isCounted) throw refused("isRestockable");
  }
  const { actor, at } = stampOf(context);
  const changed = {
    outcome,
    reason_code,
    note: note ?? "",
    location_id: bench._id,
    actor_id: actor._id,
    device,
    at,
  };
  const [_id = ""] = await appendReturns(tx, [kept], () => changed);
  const row = { ...kept, ...changed, _id, location_code: bench.code, actor_name: actor.name };
  const stock = await applyStock(tx, unit, row, 1);
  return {
    result: returnView(row, context, device),
    audit: [gradeAudit("releaseReturn", row, "kept", stock)],
  };
});

export const undoReturn = mutation<"undoReturn">(async (tx, { id, device }, context) => {
  const row = await returnById(tx, context.scope, id);
  if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
  if (!isUndoable(row, device, context)) throw refused("isGradeUndoable");
  const unit = (await unitsById(tx, context.scope, [row.unit_id])).get(row.unit_id);
  if (!unit) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const { actor, at } = stampOf(context);
  const before = await returnBefore(tx, row);
  const isShelved = before?.outcome === "kept";
  const { location_id, outcome, reason_code, note } = isShelved
    ? before
    : { ...row, outcome: "", reason_code: "", note: "" };
  const by = { actor_id: actor._id, at };
  const back = { grade: isShelved ? row.grade : "", location_id, outcome, reason_code, note, line_id: null };
  // An undo cannot be undone.
  const [_id = ""] = await appendReturns(
    tx,
    [row],
    () => ({ ...back, ...by, device: isShelved ? "" : device }),
  );
  const stock = await applyStock(tx, unit, { ...row, reason_code: "undo", ...by }, -1);
  return {
    result: { ...returnView({ ...row, ...back, ...by, _id }, context), undo_until: null },
    audit: [gradeAudit("undoReturn", row, outcome, stock)],
  };
});

type Graded = Pick<ReturnsTable, "outcome" | "reason_code" | "location_id" | "actor_id" | "at">;

/** @param sign 1 applies the outcome, -1 reverses it @returns the stock that changed */
async function applyStock(
  tx: Writer,
  { _id, item_id }: Pick<UnitRow, "_id" | "item_id">,
  { outcome, reason_code, location_id, actor_id, at }: Graded,
  sign: 1 | -1,
): Promise<readonly string[]> {
  const change = STOCK[outcome as Outcome];
  if (!change || item_id === null) return [];
  const shelf = { location_id, item_id };
  const move = { d_on_hand: sign * change.d_on_hand || 0, d_reserved: 0, unit_id: _id, unit_version: 0 };
  // A scrapped blank changes nothing at a location that does not count this blank.
  if (outcome === "scrapped" && (await findFreeBlanks(tx, [item_id]))(shelf) === null) return [];
  const reason = reason_code || "returned";
  const stock = await moveStock(tx, shelf, [move], { kind: change.kind, reason, actor_id, at });
  // Since then the blank was allotted, or a count has corrected the stock.
  if (stock === null) throw refused("isBlankFree");
  return [stock];
}

/** @param other the outcome before the grade, or for an undo the outcome after it */
function gradeAudit(action: string, row: ReturnRow, other: string, stock: readonly string[]): AuditEntry {
  const { package_id, seller_id, unit_id, code, outcome, reason_code, note } = row;
  const isDone = action !== "undoReturn";
  const changeOf = (field: string, value: string, others = "") => ({
    field,
    before: isDone ? others : value,
    after: isDone ? value : others,
  });
  return {
    entity: "packages",
    entityId: package_id,
    sellerId: seller_id,
    action,
    reason: isDone ? note : "",
    changes: [
      { field: "unit", before: "", after: code },
      changeOf("outcome", outcome, other),
      ...reason_code === "" ? [] : [changeOf("reason_code", reason_code)],
    ],
    along: [...unitsChanged({ seller_id }, [unit_id]), ...stockChanged(stock)],
  };
}
