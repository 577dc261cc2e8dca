/**
 * Garments, packages and orders together: after any walk an order has the status that its children give, and
 * nothing is lost.
 */
import assert from "node:assert/strict";
import { move } from "../../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../../machines/lifecycles/lifecycles.ts";
import { linesOf } from "../../../../server/modules/orders/orders/store.ts";
import { RESTORED_COLUMNS } from "../../../../server/modules/workshop/units/rows.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { agreePayer, PAYERS } from "../../../support/money/payers.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { isSoak } from "../../../support/soak.ts";
import { eventsOf, type Noun, Walk } from "../../../support/machines/lifecycle_walk.ts";
import { fc } from "../../../support/property.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

/** The usual steps, which walks prefer so that they get far; any event is possible at any step. */
const FORWARD = [
  ["order", "order.submit"],
  ["order", "order.pay"],
  ["order", "production.start"],
  ["package", "label.attach"],
  ["order", "production.finish"],
  ["package", "package.confirm"],
  ["package", "package.handOver"],
  ["package", "package.track"],
  ["package", "package.deliver"],
] as const;

/** Manual steps with which the first order begins each walk. */
const HAND = [
  "order.submit",
  "order.pay",
  "production.start",
  "label.attach",
  "production.finish",
  "shipment.handOver",
];

interface RandomStep {
  readonly noun: Noun;
  readonly event: string;
  readonly at: number;
  /** True for any event, false for a possible one. */
  readonly isFree: boolean;
}

const wish = (noun: Noun): fc.Arbitrary<RandomStep> =>
  fc.record({
    noun: fc.constant(noun),
    event: fc.constantFrom(...eventsOf(noun)),
    at: fc.nat(31),
    isFree: fc.boolean(),
  });
const randomSteps = fc.oneof(
  { weight: 3, arbitrary: fc.constant("forward" as const) },
  { weight: 2, arbitrary: wish("order") },
  { weight: 4, arbitrary: wish("unit") },
  { weight: 3, arbitrary: wish("package") },
);

/** Refusals outside of the machines, about chosen records or their children. */
const BEYOND_MACHINES = [
  "notFound",
  "isInHouse",
  "isSomethingLeft",
  "isSplittable",
  "notInPackage",
  "isSameBuyer",
  "isLabelIdle",
  "numberLive",
  "insufficientBalance",
  "methodUnknown",
  "trackingNeeded",
];

async function assertSane(walk: Walk): Promise<void> {
  const { world, orders: ids } = walk;
  await assertSettled(world, ids);
  const { read } = world.db;
  const live = await read.selectFrom("units as u").leftJoin("packages as p", "p._id", "u.package_id")
    .select(["u._id", "u.order_id", "u.order_line_id", "u.code", "u.package_id", "p.shipment_status"])
    .where("u.order_id", "in", ids).where("u.print_status", "<>", "Stopped").execute();
  for (const unit of live) {
    assert.ok(
      !["Voided", "Cancelled"].includes(unit.shipment_status ?? ""),
      `${unit.code} is in a cancelled package`,
    );
  }
  const lines = await linesOf(read, ALL_SELLERS, ids);
  for (const id of ids) {
    const { paid } = await read.selectFrom("orders").select("paid").where("_id", "=", id)
      .executeTakeFirstOrThrow();
    const charged = await read.selectFrom("ledger_txns as t").innerJoin(
      "ledger_entries as e",
      "e.txn_id",
      "t._id",
    )
      .innerJoin("ledger_accounts as a", "a._id", "e.account_id").select(({ fn }) =>
        fn.sum<number | string>("e.amount_minor").as("sum")
      )
      .where("t.order_id", "=", id).where("a.seller_id", "is not", null).executeTakeFirst();
    const own = live.filter(({ order_id }) => order_id === id);
    if (paid === 0) assert.deepEqual(own, [], "garments of an order that is not paid");
    const owed = (lines.get(id) ?? []).reduce((sum, line) => {
      const gone = line.quantity - own.filter(({ order_line_id }) => order_line_id === line._id).length;
      return sum + line.total_minor - Math.floor(line.total_minor * gone / line.quantity);
    }, 0);
    assert.equal(0 - Number(charged?.sum ?? 0), paid === 1 ? owed : 0, "the charged sum");
  }
}

Deno.test("S2.7 after any steps of orders, garments and packages an order has the status its children give, the API follows the machines, and no garment or cent is lost", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  await world.topUp("anna", 1_000_000_000);
  const walked = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(HAND.length),
      fc.array(randomSteps, { minLength: 8, maxLength: isSoak ? 100 : 25 }),
      async (begun, list) => {
        await agreePayer(world, "anna", PAYERS[begun % PAYERS.length]!);
        const lines = [{ sku: "TEE-BLACK-M", quantity: 2 }, { sku: "MUG-WHITE", quantity: 1 }];
        const walk = new Walk(world, [await world.order({ lines }), await world.order()]);
        let forward = 0;
        for (const event of HAND.slice(0, begun)) await walk.send("order", walk.orders[0]!, event, 0);
        for (const each of list) {
          const [noun, any] = each === "forward"
            ? FORWARD[forward++ % FORWARD.length]!
            : [each.noun, each.event];
          const { at, isFree } = each === "forward" ? { at: 0, isFree: true } : each;
          const ids = await walk.ids(noun);
          const id = ids[at % Math.max(1, ids.length)];
          if (id === undefined) continue;
          const event = isFree ? any : await walk.possible(noun, id, at) ?? any;
          const { value, facts } = await walk.factsOf(noun, id, event, at);
          const transition = move(LIFECYCLES[noun].machine, value, facts, event);
          const result = await walk.send(noun, id, event, at);
          if (!transition.ok) {
            assert.deepEqual(
              [result.ok, result.reason?.code],
              [false, transition.reason],
              `${noun} ${event}`,
            );
          } else if (!result.ok) {
            assert.ok(
              BEYOND_MACHINES.includes(result.reason?.code ?? "") || result.reason?.of,
              `${event} ${result.reason?.code}`,
            );
          }
          if (!result.ok) continue;
          walked.add(event);
          await assertSane(walk);
        }
        // A refusal must not change anything.
        await assertSane(walk);
      },
    ),
    { seed: 20_261_122, numRuns: isSoak ? 5_000 : 220 },
  );
  const all = (["order", "unit", "package"] as const).flatMap(eventsOf);
  assert.deepEqual(all.filter((event) => !walked.has(event) && !RARE.includes(event)), []);
});

/** Steps whose conditions are rare in walks; each has a separate test. */
const RARE = [
  "order.unpay",
  "unit.unpack",
  "unit.reassign",
  "order.complete",
  "shipment.return",
  // Only the returns bench that began a return can undo it.
  "return.undo",
  "package.merge",
  "order.approveCancel",
  "order.refuseCancel",
  "order.repack",
  // No label can be bought here: there is no price table and no provider.
  "label.buy",
  "label.resolve",
  "label.voided",
  "label.voidRefused",
  "label.reinstate",
];

Deno.test("undoing a garment's last step restores everything except versions, tickets and history", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  await world.topUp("anna", 1_000_000_000);
  const steps = ["unit.start", "unit.pass", "unit.reject", "unit.finish", "unit.unpack", "unit.reprint"];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps.slice(0, 2), ...steps), { minLength: 3, maxLength: 16 }),
      async (list) => {
        const id = await world.order({}, ["order.submit", "order.pay"]);
        const walk = new Walk(world, [id]);
        const [unit = ""] = await walk.ids("unit");
        for (const event of list) {
          const before = await standing(world, id, unit);
          if (!(await walk.send("unit", unit, event, 1)).ok) continue;
          const back = await walk.send("unit", unit, "unit.undo", 1);
          assert.ok(back.ok, `${event}: ${back.reason?.text}`);
          assert.deepEqual(await standing(world, id, unit), before, event);
          assert.equal((await walk.send("unit", unit, "unit.undo", 1)).reason?.code, "isLastScan");
          assert.ok((await walk.send("unit", unit, event, 1)).ok);
          await assertSettled(world, [id]);
        }
        const tickets = await world.db.read.selectFrom("unit_events").select("cycle").where(
          "unit_id",
          "=",
          unit,
        ).execute();
        const { cycle, cycles } = await world.db.read.selectFrom("units").select(["cycle", "cycles"]).where(
          "_id",
          "=",
          unit,
        )
          .executeTakeFirstOrThrow();
        assert.ok(tickets.every((each) => each.cycle <= cycles) && cycle <= cycles);
      },
    ),
    { seed: 20_261_122, numRuns: isSoak ? 5_000 : 30 },
  );
});

async function standing(world: World, order: string, unit: string) {
  const { read } = world.db;
  const [garment] = await read.selectFrom("units").select([...RESTORED_COLUMNS, "package_id"]).where(
    "_id",
    "=",
    unit,
  )
    .execute();
  const [row] = await read.selectFrom("orders").select([
    "status",
    "print_status",
    "shipment_status",
    "tracking_number",
  ])
    .where("_id", "=", order).execute();
  const packages = await read.selectFrom("packages").select(["shipment_status", "items_count"]).where(
    "order_id",
    "=",
    order,
  )
    .execute();
  return { garment, row, parcels: packages };
}
