/** Makes four late returns, of which one is graded and one half. */
import { HOUR_SECONDS } from "../../api/constants.ts";
import { outcomeOf, type ReturnReason } from "../../api/workshop/returns.ts";
import type { PackagesTable, ReturnsTable } from "../db/tables.ts";
import type { OrderHistory } from "./history.ts";
import type { SceneUnit } from "./walk/scene.ts";
import type { DemoWorld } from "./world.ts";

type ScenePackage = Pick<PackagesTable, "_id" | "seller_id" | "shipment_status" | "returned_at">;

const WAITING = 4;
const DAMAGE: { readonly reason_code: ReturnReason; readonly note: string } = {
  reason_code: "carrier",
  note: "The bag was torn and wet.",
};

interface Back {
  readonly returned: ScenePackage;
  readonly at: number;
  readonly units: readonly SceneUnit[];
  readonly orders: readonly string[];
}

export interface DemoReturns {
  readonly rows: readonly Omit<ReturnsTable, "seq">[];
  /** Orders whose garments were graded: no lifecycle has a step for it. */
  readonly graded: ReadonlySet<string>;
}

/** The returns bench is new: earlier returns have no grades. */
export function makeReturns(histories: readonly OrderHistory[], world: DemoWorld): DemoReturns {
  const back = histories.flatMap(({ scene }): Back[] =>
    [...scene.packages.values()].flatMap((returned) => {
      const units = [...scene.units.values()].filter(({ package_id, print_status }) =>
        package_id === returned._id && print_status !== "Stopped"
      );
      const { returned_at: at } = returned;
      return returned.shipment_status === "Returned" && at !== null && units.length > 0
        ? [{ returned, at, units, orders: [...scene.orders.keys()] }]
        : [];
    })
  ).sort((one, other) => one.at - other.at);
  const late = chosen(back);
  const kept = new Set(late.map(({ returned }) => returned._id));
  for (const { scene } of histories) {
    for (const [id, returned] of scene.packages) {
      if (returned.returned_at !== null && !kept.has(id)) {
        scene.packages.set(id, { ...returned, returned_at: null });
      }
    }
  }
  const [half, whole] = late.toSorted((one, other) => other.units.length - one.units.length);
  const some = [
    ...whole ? [{ back: whole, units: whole.units }] : [],
    ...half && half.units.length > 1 ? [{ back: half, units: half.units.slice(0, 1) }] : [],
  ];
  return {
    rows: some.flatMap(({ back, units }) => units.map((unit, at) => grade(back, unit, at, world)))
      .sort((one, other) => one.at - other.at),
    graded: new Set(some.flatMap(({ back }) => back.orders)),
  };
}

function chosen(back: readonly Back[]): readonly Back[] {
  const late = back.slice(-WAITING);
  if (late.some(({ units }) => units.length > 1)) return late;
  const several = back.findLast(({ units }) => units.length > 1);
  return several ? [several, ...late.slice(1)] : late;
}

function grade(
  { returned, at }: Back,
  unit: SceneUnit,
  place: number,
  { actors, newId, now, audit }: DemoWorld,
): Omit<ReturnsTable, "seq"> {
  const grade = place % 2 === 0 ? "A" : "B";
  const actor = actors.at("Packing");
  const when = Math.min(at + (place + 1) * HOUR_SECONDS, now - 60);
  const said = grade === "A" ? { reason_code: "", note: "" } : DAMAGE;
  const outcome = outcomeOf(grade, { bearsArt: true, isCounted: true });
  audit.told([{
    entity: "packages",
    entityId: returned._id,
    sellerId: returned.seller_id,
    action: "gradeReturn",
    reason: said.note,
    changes: [
      { field: "unit", before: "", after: unit.code },
      { field: "outcome", before: "", after: outcome },
      ...said.reason_code === "" ? [] : [{ field: "reason_code", before: "", after: said.reason_code }],
    ],
  }], { actor, actingFor: null, requestId: `demo-${newId(when).slice(-12)}`, sessionId: null, at: when });
  return {
    ...said,
    _id: newId(when),
    unit_id: unit._id,
    package_id: returned._id,
    seller_id: returned.seller_id,
    location_id: unit.location_id,
    turn: 1,
    grade,
    outcome,
    actor_id: actor._id,
    device: "",
    at: when,
    line_id: null,
  };
}
