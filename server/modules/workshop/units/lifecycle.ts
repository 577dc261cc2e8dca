import type { MoveUnitInput, UnitFacts } from "../../../../api/generated/schema.ts";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { changedFields } from "../../../entity/changes.ts";
import { newId } from "../../../ids.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { type Change, columnsIn, type Step } from "../../../lifecycle/lifecycle.ts";
import { emptyBins } from "./bins.ts";
import { effects } from "./effects.ts";
import { insertUnitEvents, lastEventsOf, type NewUnitEvent } from "./events_store.ts";
import { CLEAR_FACTS, UNDO_EVENTS, unitFacts } from "./facts.ts";
import { isNewsToOrder, seenByPackage } from "./settle_view.ts";
import { followUnits } from "./followers_store.ts";
import { RESTORED_COLUMNS, type UnitPatch, type UnitRow } from "./rows.ts";
import { unitsById, updateUnits } from "./store.ts";

/** Columns whose changes the audit shows. */
const AUDITED_FIELDS = ["print_status", "work_status", "ticket"] as const;
const withTicket = (row: UnitRow) => ({ ...row, ticket: ticketOf(row.code, row.cycle) });

export const unitLifecycle = defineLifecycle<"Unit", UnitRow, UnitFacts, UnitPatch>({
  resource: units,
  called: "garment",
  notYours: "notYourStep",
  rows: (reader, ids, { scope }) => unitsById(reader, scope, ids),
  facts: unitFacts,
  effects,
  write: (tx, row, change, at) => updateUnits(tx, [{ row, change }], at),
  writeMany: updateUnits,
  async appendHistory(step, changes) {
    await emptyBins(step.tx, changes, step.stamp.at);
    if (step.event === "unit.reassign") await followUnits(step.tx, changes.map(({ row }) => row));
    const undone = UNDO_EVENTS.includes(step.event)
      ? await lastEventsOf(step.tx, changes.map(({ row }) => row._id))
      : null;
    await insertUnitEvents(
      step.tx,
      changes.map((change) =>
        eventOf(step, change, { _id: newId(), undoes: undone?.get(change.row._id)?._id ?? null })
      ),
    );
  },
  isAuditedByCommander: true,
  changes: (row, change) =>
    changedFields<
      (typeof AUDITED_FIELDS)[number],
      Pick<UnitRow, "print_status" | "work_status"> & { ticket: string }
    >(
      AUDITED_FIELDS,
      withTicket(row),
      withTicket({ ...row, ...change } as UnitRow),
    ),
  parents: [
    {
      lifecycle: "batch",
      event: "units.settle",
      idsOf: (_tx, rows) => [...new Set(rows.flatMap(({ batch_id }) => batch_id ?? []))],
      isNews: (before, after) =>
        before.print_status !== after.print_status || before.batch_id !== after.batch_id,
    },
    {
      lifecycle: "package",
      event: "units.settle",
      idsOf: (_tx, rows) => [...new Set(rows.flatMap(({ package_id }) => package_id ?? []))],
      isNews: (before, after) => seenByPackage(before) !== seenByPackage(after),
    },
    {
      lifecycle: "order",
      event: "units.settle",
      idsOf: (_tx, rows) => [...new Set(rows.map(({ order_id }) => order_id))],
      isNews: isNewsToOrder,
    },
  ],
  sampleFacts: [{ ...CLEAR_FACTS, next: "Packing", first: "QC" }],
});

const stateOf = (row: object): string =>
  Object.values(columnsIn(unitLifecycle, row)).filter((part) => part !== "").join(".");

export function eventOf(
  { event, params, stamp }: Step<MoveUnitInput>,
  { row, change }: Change<UnitRow, UnitPatch>,
  { _id, undoes }: Pick<NewUnitEvent, "_id" | "undoes">,
): NewUnitEvent {
  const { station, device, reason_code, reason, fault_step } = params;
  const isCommanded = !unitLifecycle.resource.moves?.some((each) => each.event === event);
  return {
    _id,
    unit_id: row._id,
    seller_id: row.seller_id,
    item_id: row.item_id,
    location_id: row.location_id,
    cycle: row.cycle,
    event,
    from_state: stateOf(row),
    to_state: stateOf({ ...row, ...change }),
    before: JSON.stringify(
      Object.fromEntries([...RESTORED_COLUMNS, "bin_id" as const].map((column) => [column, row[column]])),
    ),
    station_id: station ?? row.station_id,
    actor_id: stamp.actor._id,
    device: device ?? "",
    source: isCommanded ? "order" : station ? "scan" : "hand",
    reason_code: reason_code ?? "",
    reason: reason ?? "",
    fault_step: fault_step ?? "",
    photo_id: null,
    undoes,
    unit_version: row.version,
    at: stamp.at,
  };
}
