/** Stock along any history, and with two simultaneous writes: no blank is lost or given out twice. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import type { MoveResult } from "../../../../api/generated/schema.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { addBlanks, faultsOf, runAllotter, unitsOf } from "../../../support/workshop/blanks.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const TEE = "TEE-BLACK-M";
const PAID = ["order.submit", "order.pay"];
const reason = { reason: "Because." };

interface Act {
  readonly kind: string;
  readonly at: number;
}
const STEPS = ["unit.start", "unit.pass", "unit.reject", "unit.finish", "unit.reprint", "unit.unpack"];
const ORDERS = ["order.hold", "order.release", "order.requestCancel", "order.approveCancel", "order.drop"];
const WRITES = ["receive", "count", "adjust"];
const acts: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom("pay", "allot", ...WRITES) },
    { weight: 6, arbitrary: fc.constantFrom("unit.start", "unit.pass", ...STEPS) },
    { weight: 1, arbitrary: fc.constantFrom(...ORDERS) },
  ),
  at: fc.nat(15),
});

/** Returns all values about blanks that a step may change. */
async function standing({ db: { read } }: World, unit: string) {
  return {
    unit: await read.selectFrom("units").select([
      "blank",
      "print_status",
      "work_status",
      "rejects",
      "location_id",
    ])
      .where("_id", "=", unit).executeTakeFirst(),
    stock: await read.selectFrom("stock").select(["location_id", "item_id", "on_hand", "reserved"])
      .orderBy("seq").execute(),
  };
}

class History {
  readonly orders: string[] = [];
  constructor(readonly world: World) {}

  async act({ kind, at }: Act): Promise<void> {
    const { world, orders } = this;
    if (kind === "pay") {
      orders.push(await world.order({ lines: [{ sku: TEE, quantity: 1 + at % 3 }] }, PAID));
    } else if (kind === "allot") await runAllotter(world);
    else if (WRITES.includes(kind)) await this.#write(kind, at);
    else if (orders.length > 0) await this.#step(kind, at);
  }

  async #write(kind: string, at: number): Promise<void> {
    const count = kind === "adjust" ? at - 6 : at % 7;
    await addBlanks(this.world, TEE, { kind, count, ...reason }).catch((error: unknown) => {
      assert.ok(error instanceof ApiError && error.code === "BAD_INPUT", String(error));
    });
  }

  async #step(event: string, at: number): Promise<void> {
    const { world, orders } = this;
    const order = orders[at % orders.length] ?? "";
    const units = await unitsOf(world, order);
    const unit = units[at % units.length] ?? "";
    if (event.startsWith("order.")) {
      await world.move("root", [order], event, { ...reason, unit_ids: [unit] });
      return;
    }
    const before = await standing(world, unit);
    const params = { ...reason, reason_code: at % 5 === 0 ? "artwork" : "stain" };
    const [done] = await world.unit("root", [unit], event, params);
    if (!done?.ok || at % 2 === 0) return;
    const [back] = await world.unit("root", [unit], "unit.undo", {});
    assert.ok(back?.ok, `${event}: ${back?.reason?.text}`);
    assert.deepEqual(await standing(world, unit), before, `${event} taken back`);
  }
}

Deno.test("after any history of payments, steps, holds, receipts and counts stock is the sum of its moves, each reservation has an owner, and an undone step leaves no change", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  await world.topUp("anna", 1_000_000_000);
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 10, maxLength: 30 }), async (list) => {
      await addBlanks(world, TEE, { kind: "count", count: 4 });
      const history = new History(world);
      for (const each of [{ kind: "pay", at: 1 }, { kind: "allot", at: 0 }, ...list]) await history.act(each);
      assert.deepEqual(await faultsOf(world), []);
    }),
    { seed: 20_261_123, numRuns: isSoak ? 2_000 : 20 },
  );
});

interface Scene {
  readonly draft: string;
  readonly order: string;
  readonly units: readonly string[];
}
type Send = (world: World, scene: Scene) => Promise<unknown>;

const SENDS: Readonly<Record<string, Send>> = {
  pay: (world, { draft }) => world.move("anna", [draft], "order.pay"),
  start: (world, { units }) => world.unit("root", [units[1]!], "unit.start"),
  pass: (world, { units }) => world.unit("root", [units[0]!], "unit.pass"),
  reject: (world, { units }) => world.unit("root", [units[0]!], "unit.reject", { reason_code: "stain" }),
  undo: (world, { units }) => world.unit("root", [units[0]!], "unit.undo"),
  hold: (world, { order }) => world.move("root", [order], "order.hold", reason),
  cancel: (world, { order }) => world.move("root", [order], "order.requestCancel", reason),
  receive: (world) => addBlanks(world, TEE, { kind: "receive", count: 2 }),
  count: (world) => addBlanks(world, TEE, { kind: "count", count: 1 }),
  allot: (world) => runAllotter(world),
};
const NAMES = Object.keys(SENDS);
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at).map((other) => [one, other] as const));
const EVERY = isSoak ? 1 : 7;

/** Makes two garments behind QC with a blank each, the first one begun, and an order that can be paid. */
async function begin(world: World): Promise<Scene> {
  await addBlanks(world, TEE, { kind: "count", count: 3 });
  const lines = [{ sku: TEE, quantity: 2 }];
  const [draft, order] = [await world.order({ lines }, ["order.submit"]), await world.order({ lines }, PAID)];
  await runAllotter(world);
  const units = await unitsOf(world, order);
  for (const event of ["unit.start", "unit.pass"]) await world.unit("root", units, event);
  await world.unit("root", [units[0]!], "unit.start");
  return { draft, order, units };
}

/** Repeats a call that is blocked longer than the API itself retries. */
async function sent(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      const moved = await work() as readonly MoveResult[] | undefined;
      for (const { ok, error } of Array.isArray(moved) ? moved as readonly MoveResult[] : []) {
        assert.ok(ok || error === "ILLEGAL_TRANSITION", String(error));
      }
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "IN_PROGRESS") throw error;
    }
  }
}

Deno.test("two simultaneous writes, of every kind that moves blanks, are done or refused, and no blank is lost or given twice", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  await world.topUp("anna", 1_000_000_000);
  for (const pair of PAIRS.filter((_, at) => at % EVERY === 0)) {
    const scene = await begin(world);
    await Promise.all(pair.map((name) => sent(() => SENDS[name]!(world, scene))));
    assert.deepEqual(await faultsOf(world), [], pair.join(" and "));
    await runAllotter(world);
    assert.deepEqual(await faultsOf(world), [], `${pair.join(" and ")}, then allotted`);
  }
});
