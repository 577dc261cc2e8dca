/** Makes four recent returns, one of them graded and one in part, and early ones whose garments were kept. */
import { DAY_SECONDS, HOUR_SECONDS } from "../../../api/constants.ts";
import { type Grade, outcomeOf, type ReturnReason, type ShelfReason } from "../../../api/workshop/returns.ts";
import type { PackagesTable, ReturnsTable } from "../../db/tables.ts";
import { stampOf } from "../audit.ts";
import type { OrderHistory } from "../history.ts";
import type { SceneUnit } from "../orders/walk/scene.ts";
import type { DemoWorld } from "../world.ts";

type ScenePackage = Pick<PackagesTable, "_id" | "seller_id" | "shipment_status" | "returned_at">;

const WAITING = 4;
const SHELVED = 4;
/** The minimum age of the early returns, so that cases are about later ones. */
const SHELVED_DAYS = 30;
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
  readonly rows: readonly NewReturn[];
  /** Ids of orders whose garments were graded, which no lifecycle records. */
  readonly graded: ReadonlySet<string>;
}

/** Grades only some returns, as if the returns bench were new. */
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
  const late = chooseLate(back);
  const early = back.filter(({ at }) => at < world.now - SHELVED_DAYS * DAY_SECONDS).slice(-SHELVED);
  const returnedIds = new Set([...late, ...early].map(({ returned }) => returned._id));
  for (const { scene } of histories) {
    for (const [id, returned] of scene.packages) {
      if (returned.returned_at !== null && !returnedIds.has(id)) {
        scene.packages.set(id, { ...returned, returned_at: null });
      }
    }
  }
  const [half, whole] = late.toSorted((one, other) => other.units.length - one.units.length);
  const some = [
    ...whole ? [{ back: whole, units: whole.units }] : [],
    ...half && half.units.length > 1 ? [{ back: half, units: half.units.slice(0, 1) }] : [],
  ];
  const shelved = early.flatMap((each) => each.units.map((unit, at) => grade(each, unit, at, "A", world)));
  const [first] = shelved;
  return {
    rows: [
      ...some.flatMap(({ back, units }) =>
        units.map((unit, at) => grade(back, unit, at, at % 2 === 0 ? "A" : "B", world))
      ),
      ...shelved,
      ...first ? [release(first, early[0]?.units[0], world)] : [],
    ].sort((one, other) => one.at - other.at),
    graded: new Set([...some.map(({ back }) => back), ...early].flatMap(({ orders }) => orders)),
  };
}

function chooseLate(back: readonly Back[]): readonly Back[] {
  const late = back.slice(-WAITING);
  if (late.some(({ units }) => units.length > 1)) return late;
  const several = back.findLast(({ units }) => units.length > 1);
  return several ? [several, ...late.slice(1)] : late;
}

type NewReturn = Omit<ReturnsTable, "seq">;

function grade(
  { returned, at }: Back,
  unit: SceneUnit,
  place: number,
  grade: Grade,
  world: DemoWorld,
): NewReturn {
  const actor = world.actors.at("Packing");
  const when = Math.min(at + (place + 1) * HOUR_SECONDS, world.now - 60);
  const reason = grade === "A" ? { reason_code: "", note: "" } : DAMAGE;
  const outcome = outcomeOf(grade, { bearsArt: true, isCounted: true });
  const row = {
    ...reason,
    _id: world.newId(when),
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
  playReturn("gradeReturn", row, unit, "", world);
  return row;
}

/** Scraps a kept garment that nobody claimed for weeks. */
function release(kept: NewReturn, unit: SceneUnit | undefined, world: DemoWorld): NewReturn {
  const at = kept.at + (SHELVED_DAYS - 2) * DAY_SECONDS;
  const reason_code: ShelfReason = "unclaimed";
  const row = { ...kept, _id: world.newId(at), turn: 2, outcome: "scrapped", reason_code, at };
  if (unit) playReturn("releaseReturn", row, unit, kept.outcome, world);
  return row;
}

function playReturn(
  action: string,
  { package_id, seller_id, outcome, reason_code, note, at }: NewReturn,
  { code }: Pick<SceneUnit, "code">,
  before: string,
  { actors, audit, newId }: DemoWorld,
): void {
  audit.add([{
    entity: "packages",
    entityId: package_id,
    sellerId: seller_id,
    action,
    reason: note,
    changes: [
      { field: "unit", before: "", after: code },
      { field: "outcome", before, after: outcome },
      ...reason_code === "" ? [] : [{ field: "reason_code", before: "", after: reason_code }],
    ],
  }], stampOf(actors.at("Packing"), at, newId));
}
