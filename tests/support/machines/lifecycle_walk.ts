/** Walks orders, garments and packages together, as one person with every permission. */
import type { MoveResult } from "../../../api/generated/schema.ts";
import { REPORTED_STATUSES } from "../../../api/shipping/tracking.ts";
import { stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { orders } from "../../../resources/orders/orders.ts";
import { packages } from "../../../resources/shipping/packages.ts";
import { units } from "../../../resources/workshop/units.ts";
import { lifecycleOf } from "../../../server/lifecycle/define.ts";
import { ALL_SELLERS } from "../../../server/scope.ts";
import { NOW } from "../people/people.ts";
import type { World } from "../orders/world.ts";

const NOUNS = { order: orders, unit: units, package: packages } as const;
export type Noun = keyof typeof NOUNS;
/** Returns a noun's events; boxes have separate walks. */
export const eventsOf = (noun: Noun) =>
  (NOUNS[noun].moves ?? []).map(({ event }) => event).filter((event) => !event.startsWith("box."));

/** No other step has this location: another test covers the move to another step. */
const unitParamsOf = (at: number) => ({
  reason_code: at % 5 === 0 ? "artwork" : "stain",
  location: "elsewhere",
});

const ownParamsOf = (event: string, at: number): object => {
  if (event === "package.weigh") return { weight_g: 200 + at };
  // Every fifth method does not exist.
  if (event === "package.setMethod") return { method_code: at % 5 === 4 ? "elsewhere" : "standard" };
  if (event === "label.resolve") return { outcome: at % 2 === 0 ? "live" : "failed" };
  return {};
};

/** Events that end a walk early, so the walk sends them rarely. */
const ENDS = ["order.cancel", "order.approveCancel", "order.unpay", "package.cancel"];
/** Events that make no progress; they are sent rarely, like any other event. */
const STAYS = ["package.weigh", "package.setMethod", "package.applyPolicy"];

export class Walk {
  #numbers = 0;
  constructor(readonly world: World, readonly orders: readonly string[]) {}

  async ids(noun: Noun): Promise<readonly string[]> {
    if (noun === "order") return this.orders;
    const { read } = this.world.db;
    if (noun === "unit") {
      const rows = await read.selectFrom("units").select("_id").where("order_id", "in", this.orders).orderBy(
        "seq",
      ).execute();
      return rows.map(({ _id }) => _id);
    }
    const rows = await read.selectFrom("package_orders as po").innerJoin(
      "packages as p",
      "p._id",
      "po.package_id",
    )
      .select(["p._id", "p.code"]).distinct().where("po.order_id", "in", this.orders).orderBy("p.code")
      .execute();
    return rows.map(({ _id }) => _id);
  }

  async send(noun: Noun, id: string, event: string, at: number): Promise<MoveResult> {
    const { world } = this;
    const [unit, packages] = [await this.ids("unit"), await this.ids("package")];
    const params = {
      reason: "Because.",
      carrier: "DHL",
      tracking_number: `JD0146${String(10_000 + this.#numbers++)}`,
      unit_ids: unit.slice(at % Math.max(1, unit.length), at % Math.max(1, unit.length) + 1),
      into: packages[at % Math.max(1, packages.length)] ?? "none",
      status: REPORTED_STATUSES[at % REPORTED_STATUSES.length] ?? "In Transit",
    };
    const unitParams = { reason: "Because.", ...unitParamsOf(at) };
    const [result] = noun === "order"
      ? await world.move("root", [id], event, { ...params, unit_ids: await this.unitsOf(id, at) })
      : noun === "unit"
      ? await world.unit("root", [id], event, unitParams)
      : await world.package("root", [id], event, { ...params, ...ownParamsOf(event, at) });
    return result!;
  }

  async unitsOf(order: string, at: number): Promise<string[]> {
    const rows = await this.world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
      .where("print_status", "<>", "Stopped").orderBy("seq").execute();
    return rows.length === 0 ? ["none"] : rows.map(({ _id }) => _id).slice(0, 1 + at % rows.length);
  }

  async possible(noun: Noun, id: string, at: number): Promise<string | undefined> {
    const { value, facts } = await this.factsOf(noun, id, "", at);
    const steps = stepsOf(LIFECYCLES[noun].machine, value, facts)
      .filter(({ event, refusedBy }) =>
        refusedBy === null && eventsOf(noun).includes(event) && ![...ENDS, ...STAYS].includes(event)
      );
    return steps[at % Math.max(1, steps.length)]?.event;
  }

  async factsOf(noun: Noun, id: string, event: string, at: number) {
    const { rows, facts, columns } = lifecycleOf(noun);
    const context = this.world.as("root");
    const caller = { scope: ALL_SELLERS, context };
    const found: ReadonlyMap<string, { _id: string }> = await rows(this.world.db.read, [id], caller);
    const params = unitParamsOf(at);
    const known: ReadonlyMap<string, object> = await facts(this.world.db.read, [...found.values()], {
      ...caller,
      now: NOW,
      event,
      params,
    });
    return { value: columns.valueOf(found.get(id)!), facts: known.get(id) ?? {} };
  }
}
