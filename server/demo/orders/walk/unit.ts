import type { AnyLifecycle, Change, Step } from "../../../lifecycle/lifecycle.ts";
import { factsOfUnit } from "../../../modules/workshop/units/facts.ts";
import { eventOf, unitLifecycle } from "../../../modules/workshop/units/lifecycle.ts";
import type { UnitPatch, UnitRow } from "../../../modules/workshop/units/rows.ts";
import type { DemoBusiness } from "./business.ts";
import { orderIn, type Scene, type SceneUnit } from "./scene.ts";

type Changes = readonly Change<UnitRow, UnitPatch>[];

export function unitLifecycleOf({ newId }: DemoBusiness, sceneNow: () => Scene): AnyLifecycle {
  /** Refreshes the joined columns, whose order or package may have changed since. */
  const joined = (unit: SceneUnit): UnitRow => {
    const { orders, packages } = sceneNow();
    const { status, print_status, cools_until } = orderIn({ orders }, unit.order_id);
    const pkg = packages.get(unit.package_id ?? "");
    unit.order_status = status;
    unit.order_print = print_status;
    unit.cools_until = cools_until;
    unit.package_code = pkg?.code ?? null;
    unit.package_status = pkg?.shipment_status ?? null;
    return unit;
  };
  const put = ({ row, change }: Changes[number], at: number): number => {
    const { units } = sceneNow();
    const version = row.version + 1;
    units.set(row._id, { ...(units.get(row._id) as SceneUnit), ...change, updated_at: at, version });
    return version;
  };
  return {
    ...unitLifecycle,
    // Bins are assigned at the end (floor.ts).
    effects: { ...unitLifecycle.effects, putInBin: () => ({}) },
    rows(_reader, ids) {
      const found = ids.flatMap((id) => sceneNow().units.get(id) ?? []);
      return Promise.resolve(new Map(found.map((unit) => [unit._id, joined(unit)])));
    },
    facts: (_reader, rows: readonly UnitRow[], asking) =>
      Promise.resolve(new Map(rows.map((row) => [row._id, factsOfUnit(row, undefined, asking)]))),
    write: (_tx, row: UnitRow, change: UnitPatch, at) => Promise.resolve(put({ row, change }, at)),
    writeMany(_tx, changes: Changes, at) {
      for (const change of changes) put(change, at);
      return Promise.resolve();
    },
    appendHistory(step: Step, changes: Changes) {
      const { unitEvents } = sceneNow();
      for (const change of changes) {
        unitEvents.push(eventOf(step, change, { _id: newId(step.stamp.at), undoes: null }));
      }
      return Promise.resolve();
    },
  };
}
