/** Blanks: reserved after payment, taken by the first step, scrapped with a reject, and never counted twice. */
import assert from "node:assert/strict";
import type { ApiError } from "../../../../api/errors.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addBlanks,
  blanksOf,
  faultsOf,
  itemOf,
  mainOf,
  runAllotter,
  stockAt,
  unitsOf,
} from "../../../support/workshop/blanks.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const TEE = "TEE-BLACK-M";
const PAID = ["order.submit", "order.pay"];
const pays = (world: World, quantity: number, due?: number) =>
  world.order({ lines: [{ sku: TEE, quantity }] }, PAID).then(async (order) => {
    if (due === undefined) return order;
    await world.db.write((tx) =>
      tx.updateTable("units").set({ due_at: due }).where("order_id", "=", order).execute().then(() => {})
    );
    return order;
  });

/** Takes steps of one garment by hand; returns the last answer. */
async function steps(world: World, unit: string, ...events: readonly string[]) {
  let last = null;
  for (const event of events) {
    const params = event === "unit.reject" ? { reason_code: "stain" } : {};
    [last = null] = await world.unit("root", [unit], event, params);
    if (!last?.ok) return last?.reason?.code ?? "";
  }
  return "";
}
const IN_QC = ["unit.start", "unit.pass"];

const inWorld = (work: (world: World) => Promise<void>) => () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 100_000_000);
    await work(world);
  });

Deno.test(
  "an uncounted item is untracked; with a counted one an order is paid without a blank, and served by due date",
  inWorld(async (world) => {
    const untracked = await pays(world, 1);
    assert.deepEqual(await blanksOf(world, untracked), ["None"]);
    await addBlanks(world, TEE, { kind: "receive", count: 2 });
    const late = await pays(world, 2, 2_000);
    const early = await pays(world, 1, 1_000);
    assert.deepEqual(await blanksOf(world, late), ["Short", "Short"], "a payment waits for no blank");
    await runAllotter(world);
    assert.deepEqual([await blanksOf(world, early), await blanksOf(world, late)], [["Reserved"], [
      "Reserved",
      "Short",
    ]]);
    assert.deepEqual(await stockAt(world, TEE), [2, 2]);
    await addBlanks(world, TEE, { kind: "receive", count: 5 });
    await runAllotter(world);
    assert.deepEqual(await blanksOf(world, late), ["Reserved", "Reserved"]);
    assert.deepEqual(await stockAt(world, TEE), [7, 3]);
    assert.deepEqual(await blanksOf(world, untracked), ["None"]);
  }),
);

Deno.test(
  "a garment without its blank passes QC and begins nothing after it; with one the first step takes it",
  inWorld(async (world) => {
    await addBlanks(world, TEE, { kind: "count", count: 0 });
    const order = await pays(world, 1);
    const [unit = ""] = await unitsOf(world, order);
    assert.equal(await steps(world, unit, ...IN_QC, "unit.start"), "hasBlank");
    const finish = await world.move("root", [order], "production.finish");
    assert.equal(finish[0]?.reason?.code, "isUnblocked");
    await addBlanks(world, TEE, { kind: "receive", count: 1 });
    await runAllotter(world);
    assert.equal(await steps(world, unit, "unit.start"), "");
    assert.deepEqual([await blanksOf(world, order), await stockAt(world, TEE)], [["Taken"], [0, 0]]);
    assert.equal(await steps(world, unit, "unit.undo"), "");
    assert.deepEqual([await blanksOf(world, order), await stockAt(world, TEE)], [["Reserved"], [1, 1]]);
    const moves = await world.db.read.selectFrom("stock_moves").select(["kind", "reason"]).orderBy("seq")
      .execute();
    assert.deepEqual(moves.map(({ kind, reason }) => reason ? `${kind} (${reason})` : kind), [
      "count",
      "receive",
      "reserve",
      "take",
      "take (undo)",
    ]);
  }),
);

Deno.test(
  "a reject scraps its blank and takes another; without one it waits for a decision until some are received",
  inWorld(async (world) => {
    await addBlanks(world, TEE, { kind: "receive", count: 2 });
    const order = await pays(world, 1);
    const [unit = ""] = await unitsOf(world, order);
    await runAllotter(world);
    assert.equal(await steps(world, unit, ...IN_QC, "unit.start", "unit.reject"), "");
    assert.deepEqual([await blanksOf(world, order), await stockAt(world, TEE)], [["Reserved"], [1, 1]]);
    assert.equal(await steps(world, unit, "unit.undo"), "");
    assert.deepEqual([await blanksOf(world, order), await stockAt(world, TEE)], [["Taken"], [1, 0]]);
    assert.equal(await steps(world, unit, "unit.reject", ...IN_QC, "unit.start", "unit.reject"), "");
    const [row] = await world.db.read.selectFrom("units").select(["print_status", "blank"]).execute();
    assert.deepEqual(row, { print_status: "Rejected", blank: "Short" });
    assert.equal(await steps(world, unit, "unit.reprint"), "hasSpare");
    await addBlanks(world, TEE, { kind: "receive", count: 1 });
    await runAllotter(world);
    assert.deepEqual(
      await blanksOf(world, order),
      ["Short"],
      "a rejected garment does not take a blank automatically",
    );
    assert.equal(await steps(world, unit, "unit.reprint"), "");
    assert.deepEqual([await blanksOf(world, order), await stockAt(world, TEE)], [["Reserved"], [1, 1]]);
    await world.move("root", [order], "order.requestCancel", { reason: "Too late." });
    await world.move("root", [order], "order.approveCancel", { reason: "Too late." });
    assert.deepEqual([await blanksOf(world, order), await stockAt(world, TEE)], [["None"], [1, 0]]);
  }),
);

Deno.test(
  "a count below the reserved amount makes the excess garments wait, those due last first, and names them",
  inWorld(async (world) => {
    await addBlanks(world, TEE, { kind: "receive", count: 3 });
    const early = await pays(world, 1, 1_000);
    const late = await pays(world, 2, 2_000);
    await runAllotter(world);
    const { short, stock } = await addBlanks(world, TEE, { kind: "count", count: 1 });
    assert.deepEqual([stock.on_hand, stock.reserved, short.length], [1, 1, 2]);
    assert.deepEqual([await blanksOf(world, early), await blanksOf(world, late)], [["Reserved"], [
      "Short",
      "Short",
    ]]);
    for (
      const [move, problem] of [
        [{ kind: "adjust", count: -2, reason: "Torn" }, "count"],
        [{ kind: "adjust", count: 1 }, "reason"],
        [{ kind: "receive", count: -1 }, "count"],
        [{ kind: "take", count: 1 }, "kind"],
      ] as const
    ) {
      await assert.rejects(
        addBlanks(world, TEE, move),
        (error: ApiError) => error.details.problems?.[0]?.path.endsWith(problem) ?? false,
        problem,
      );
    }
  }),
);

Deno.test(
  "a garment sent to another location releases its blank and takes one there; a location that cannot make it refuses",
  inWorld(async (world) => {
    const main = await world.db.read.selectFrom("locations").selectAll().executeTakeFirstOrThrow();
    const second = { ...main, _id: "second", code: "DNG", priority: -1 };
    await world.db.write(async (tx) => {
      await tx.insertInto("locations").values([second, {
        ...second,
        _id: "paused",
        code: "P",
        status: "Paused",
      }])
        .execute();
    });
    await addBlanks(world, TEE, { kind: "receive", count: 1 });
    await addBlanks(world, TEE, { kind: "receive", count: 1, location: "second" });
    const order = await pays(world, 1);
    const [unit = ""] = await unitsOf(world, order);
    await runAllotter(world);
    const to = async (location: string) =>
      (await world.unit("root", [unit], "unit.reassign", { location }))[0]?.reason?.code ?? "";
    assert.deepEqual([await to("paused"), await to(main._id)], ["isMovable", "isMovable"]);
    assert.equal(await to("second"), "");
    assert.deepEqual([await stockAt(world, TEE), await stockAt(world, TEE, "second")], [[1, 0], [1, 1]]);
    assert.deepEqual(await blanksOf(world, order), ["Reserved"]);
    const two = await pays(world, 2);
    const [one = "", other = ""] = await unitsOf(world, two);
    const places = async () =>
      await world.db.read.selectFrom("units as u").innerJoin("packages as p", "p._id", "u.package_id")
        .innerJoin("orders as o", "o._id", "u.order_id").select([
          "p.location_id as package_place",
          "o.location_id as order",
        ])
        .where("u._id", "=", one).executeTakeFirstOrThrow();
    await world.unit("root", [one], "unit.reassign", { location: "second" });
    assert.deepEqual(
      await places(),
      { package_place: main._id, order: main._id },
      "the other is still there",
    );
    await world.unit("root", [other], "unit.reassign", { location: "second" });
    assert.deepEqual(await places(), { package_place: "second", order: "second" });
  }),
);

Deno.test(
  "an order goes to a location that has every blank, otherwise to the first that can make it",
  inWorld(async (world) => {
    const main = await world.db.read.selectFrom("locations").selectAll().executeTakeFirstOrThrow();
    await world.db.write((tx) =>
      tx.insertInto("locations").values({ ...main, _id: "second", code: "DNG", priority: main.priority - 1 })
        .execute().then(() => {})
    );
    await addBlanks(world, TEE, { kind: "receive", count: 1 });
    await addBlanks(world, TEE, { kind: "receive", count: 5, location: "second" });
    const placeOf = async (order: string) =>
      (await world.db.read.selectFrom("orders").select("location_id").where("_id", "=", order)
        .executeTakeFirstOrThrow()).location_id;
    assert.equal(await placeOf(await pays(world, 1)), main._id, "by priority");
    assert.equal(await placeOf(await pays(world, 3)), "second", "the location that has all of them");
    assert.equal(await placeOf(await pays(world, 9)), main._id, "the first location that can make them");
  }),
);

Deno.test(
  "stock that falls to its warning level is reported once, and again after it rose and fell",
  inWorld(async (world) => {
    await addBlanks(world, TEE, { kind: "receive", count: 5 });
    await world.db.write((tx) => tx.updateTable("stock").set({ low_at: 2 }).execute().then(() => {}));
    const notifications = async () => {
      await runAllotter(world);
      const rows = await world.db.read.selectFrom("notifications").select(["type", "code"])
        .where("user_id", "=", world.as("root").session.person._id).execute();
      return rows.map(({ type, code }) => `${type} ${code}`);
    };
    assert.deepEqual(await notifications(), []);
    await addBlanks(world, TEE, { kind: "count", count: 2 });
    assert.deepEqual(await notifications(), [`Item ${TEE}`]);
    await addBlanks(world, TEE, { kind: "count", count: 1 });
    assert.equal((await notifications()).length, 1);
    await addBlanks(world, TEE, { kind: "count", count: 9 });
    assert.equal((await notifications()).length, 1);
    await addBlanks(world, TEE, { kind: "count", count: 0 });
    assert.equal((await notifications()).length, 2);
  }),
);

Deno.test("M1 stock moves cannot be rewritten, and a count that drifted is found", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await addBlanks(world, TEE, { kind: "receive", count: 5 });
    await assert.rejects(
      db.write((tx) => tx.updateTable("stock_moves").set({ d_on_hand: 1 }).execute().then(() => {})),
      /append only/,
    );
    const item = await itemOf(world, TEE);
    const drift = (on_hand: number) =>
      db.write((tx) =>
        tx.updateTable("stock").set({ on_hand }).where("item_id", "=", item).execute().then(() => {})
      );
    await drift(4);
    assert.match((await faultsOf(world)).join(), /TEE-BLACK-M at MAIN has 4 on hand/);
    await drift(5);
    assert.deepEqual(await faultsOf(world), []);
    assert.ok(await mainOf(world));
  }));
