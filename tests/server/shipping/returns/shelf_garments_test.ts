/** Ways by which a kept garment leaves the returns shelf: a remedy order, stock and scrap; each once, in any order. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import { RETURN_UNDO_SECONDS } from "../../../../api/workshop/returns.ts";
import { returns } from "../../../../server/modules/shipping/returns/module.ts";
import { shelfFaults } from "../../../../server/modules/shipping/returns/verify_store.ts";
import { makeRemedy } from "../../../support/orders/remedies.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { freshDatabase, withDatabase } from "../../../support/server/database.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import {
  gradeUnit,
  makeReturnedOrder,
  orRefused,
  releaseUnit,
  returnsOf,
  undoGrade,
} from "../../../support/shipping/returned_packages.ts";
import { addBlanks, mainOf, stockAt } from "../../../support/workshop/blanks.ts";

const TEE = "TEE-BLACK-M";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => work(await makeWorld(db)));

/** Runs `work` with a separate database, as simultaneous writers must not share a connection. */
const atOnce = (work: (world: World) => Promise<void>) => async () => {
  await using data = await freshDatabase();
  await work(await makeWorld(data.db));
  assert.deepEqual(await shelfFaults(data.db.read), []);
};

const outcomesOf = async (world: World, unit: string) =>
  (await returnsOf(world, unit)).map(({ outcome }) => outcome);

const shelfOf = async (world: World) => {
  const args = { location: await mainOf(world), device: "bench" };
  return (await returns.queries!.returnDesk!(args, world.as("packager"))).shelf!;
};

const refuses = async (work: Promise<unknown>, code: string) => {
  await assert.rejects(work, (error: unknown) => {
    assert.ok(error instanceof ApiError, String(error));
    assert.equal(error.details.reason?.code ?? error.details.problems?.[0]?.code ?? error.code, code);
    return true;
  });
};

const reship = (world: World, order: string) => makeRemedy(world, order, { kind: "reship" });
const asBlank = { outcome: "restocked", reason_code: "unclaimed" };

Deno.test("the shelf lists its garments, those kept longest first, and its count falls with each one that leaves", () =>
  inWorld(async (world) => {
    const early = await makeReturnedOrder(world, 1, "JD014600003", { now: () => NOW - 90 });
    const { order, units } = await makeReturnedOrder(world, 2, "JD014600004");
    const { count, garments } = await shelfOf(world);
    assert.equal(count, 3);
    assert.deepEqual(garments?.map(({ unit_id }) => unit_id), [...early.units, ...units]);
    const { order_id, order_code, location_code, sku, since, ticket } = garments![0] as Record<
      string,
      unknown
    >;
    const { code } = await world.db.read.selectFrom("orders").select("code").where("_id", "=", early.order)
      .executeTakeFirstOrThrow();
    assert.deepEqual([order_id, order_code, location_code, sku, since], [
      early.order,
      code,
      "MAIN",
      TEE,
      NOW - 90,
    ]);
    assert.match(String(ticket), /^UN-/);
    await releaseUnit(world, early.units[0]!, { reason_code: "lost", note: "Gone since the move." });
    const { order_id: remedy } = await reship(world, order);
    assert.equal((await shelfOf(world)).count, 1);
    await world.move("root", [remedy], "order.cancel");
    // A returned garment keeps the time at which it was first kept.
    assert.deepEqual((await shelfOf(world)).garments?.map((each) => each!.since), [NOW, NOW]);
  }));

Deno.test("a kept garment is scrapped once with its reason, which its history and the audit name", () =>
  onGrounds(async ({ world, ask }) => {
    const { units: [unit = ""] } = await makeReturnedOrder(world);
    await refuses(releaseUnit(world, unit, { reason_code: "stain" }), "unknown");
    await refuses(releaseUnit(world, unit, { location: "elsewhere" }), "NOT_FOUND");
    const once = { key: "scrap-once" };
    const first = await releaseUnit(world, unit, { reason_code: "spoilt", note: "Moths." }, once);
    assert.deepEqual(await releaseUnit(world, unit, { reason_code: "spoilt", note: "Moths." }, once), first);
    await refuses(releaseUnit(world, unit), "isOnShelf");
    assert.deepEqual(await outcomesOf(world, unit), ["kept", "scrapped"]);
    const audit = await world.db.read.selectFrom("audit_events").select(["action", "reason", "changes"])
      .where("action", "=", "releaseReturn").execute();
    assert.deepEqual(audit.map(({ reason }) => reason), ["Moths."]);
    const changes = JSON.parse(String(audit[0]!.changes)) as {
      field: string;
      before: string;
      after: string;
    }[];
    assert.deepEqual(changes.find(({ field }) => field === "outcome"), {
      field: "outcome",
      before: "kept",
      after: "scrapped",
    });
    const history = async (name: Name) =>
      (await ask<{ getUnitById: { events: { event: string; reason_code: string; actor_name: string }[] } }>(
        name,
        `{ getUnitById(_id: "${unit}") { events { event reason_code actor_name } } }`,
      )).getUnitById.events.slice(0, 2).map((each) => Object.values(each));
    assert.deepEqual(await history("root"), [
      ["return.scrapped", "spoilt", "Person packager"],
      ["return.kept", "", "Person packager"],
    ]);
    assert.deepEqual(await history("anna"), [["return.scrapped", "spoilt", ""], ["return.kept", "", ""]]);
  })());

Deno.test("a kept garment becomes a blank again only if it is unprinted and blanks of its item are counted", () =>
  inWorld(async (world) => {
    const { units: [bare = "", printed = ""] } = await makeReturnedOrder(world, 2);
    await refuses(releaseUnit(world, bare, asBlank), "isRestockable");
    await addBlanks(world, TEE, { kind: "receive", count: 3 });
    await refuses(releaseUnit(world, bare, { ...asBlank, reason_code: "spoilt" }), "unknown");
    const { _id } = await releaseUnit(world, bare, asBlank);
    assert.deepEqual(await stockAt(world, TEE), [4, 0]);
    assert.deepEqual(await outcomesOf(world, bare), ["kept", "restocked"]);
    const back = await undoGrade(world, _id);
    assert.deepEqual([back.outcome, back.undo_until], ["kept", null]);
    assert.deepEqual([await stockAt(world, TEE), (await shelfOf(world)).count], [[3, 0], 2]);
    await releaseUnit(world, bare, asBlank);
    await world.db.write((tx) => tx.updateTable("items").set({ art: "required" }).execute());
    await refuses(releaseUnit(world, printed, asBlank), "isRestockable");
    assert.deepEqual(await outcomesOf(world, printed), ["kept"]);
    assert.deepEqual(await stockAt(world, TEE), [4, 0]);
  }));

Deno.test("only the person who took a garment off the shelf returns it, on the same device, within two minutes", () =>
  inWorld(async (world) => {
    const { order, units: [unit = ""] } = await makeReturnedOrder(world);
    const { _id } = await releaseUnit(world, unit);
    await refuses(undoGrade(world, _id, { who: "order_qc" }), "isGradeUndoable");
    await refuses(undoGrade(world, _id, { device: "other" }), "isGradeUndoable");
    const late = () => NOW + RETURN_UNDO_SECONDS + 1;
    await refuses(undoGrade(world, _id, { now: late }), "isGradeUndoable");
    await undoGrade(world, _id);
    await refuses(undoGrade(world, _id), "NOT_FOUND");
    // Neither the event that returned the garment nor a remedy's is a grade to be undone.
    for (const device of ["bench", ""]) {
      const { _id: last = "" } = (await returnsOf(world, unit)).at(-1) ?? {};
      await refuses(undoGrade(world, last, { device }), "isGradeUndoable");
    }
    await makeRemedy(world, order, { kind: "reship" }, "order_qc");
    const { _id: taken = "" } = (await returnsOf(world, unit)).at(-1) ?? {};
    await refuses(undoGrade(world, taken, { who: "order_qc", device: "" }), "isGradeUndoable");
    assert.deepEqual(await outcomesOf(world, unit), ["kept", "scrapped", "kept", "reused"]);
  }));

for (const [what, params] of [["scrapped", {}], ["restocked", asBlank]] as const) {
  for (const first of ["the remedy", "the bench"]) {
    Deno.test(
      `a garment that is ${what} while a remedy takes it has one result: ${first} begins first`,
      atOnce(async (world) => {
        const { order, units: [unit = ""] } = await makeReturnedOrder(world);
        await addBlanks(world, TEE, { kind: "receive", count: 0 });
        const ways: [string, () => Promise<boolean>][] = [
          ["reused", () => orRefused(reship(world, order))],
          [what, () => orRefused(releaseUnit(world, unit, params))],
        ];
        if (first === "the bench") ways.reverse();
        const both = await Promise.all(ways.map(([, go]) => go()));
        assert.deepEqual(both.toSorted(), [false, true]);
        const won = ways[both.indexOf(true)]![0];
        assert.deepEqual(await outcomesOf(world, unit), ["kept", won]);
        assert.deepEqual(await stockAt(world, TEE), [won === "restocked" ? 1 : 0, 0]);
      }),
    );
  }
}

Deno.test(
  "of two people who take the same garment off the shelf at the same time one does, even while a remedy returns it",
  atOnce(async (world) => {
    const { order, units: [unit = ""] } = await makeReturnedOrder(world);
    const { order_id } = await reship(world, order);
    const [cancelled] = await Promise.all([
      world.move("root", [order_id], "order.cancel"),
      orRefused(releaseUnit(world, unit)),
    ]);
    assert.equal(cancelled[0]?.ok, true);
    // The garment leaves once, even if it was not on the shelf before.
    const rest = (await outcomesOf(world, unit)).at(-1) === "scrapped" ? [false, false] : [false, true];
    const both = await Promise.all(
      (["packager", "order_qc"] as const).map((who) => orRefused(releaseUnit(world, unit, {}, { who }))),
    );
    assert.deepEqual(both.toSorted(), rest);
    assert.deepEqual(await outcomesOf(world, unit), ["kept", "reused", "kept", "scrapped"]);
  }),
);

Deno.test(
  "a remedy cancelled twice, or by two people at the same time, returns its garment once",
  atOnce(async (world) => {
    const { order, units: [unit = ""] } = await makeReturnedOrder(world);
    const { order_id } = await reship(world, order);
    const cancel = async () => (await world.move("root", [order_id], "order.cancel"))[0]?.ok;
    assert.deepEqual((await Promise.all([cancel(), cancel()])).toSorted(), [false, true]);
    assert.equal(await cancel(), false);
    assert.deepEqual(await outcomesOf(world, unit), ["kept", "reused", "kept"]);
    await reship(world, order);
    assert.deepEqual(await outcomesOf(world, unit), ["kept", "reused", "kept", "reused"]);
  }),
);

Deno.test("once its remedy is shipped a garment cannot return to the shelf", () =>
  inWorld(async (world) => {
    const { order, units: [unit = ""] } = await makeReturnedOrder(world);
    const { order_id } = await reship(world, order);
    const label = { carrier: "DHL", tracking_number: "JD014600009" };
    for (
      const [event, params] of [["label.attach", label], ["production.start", {}], [
        "shipment.handOver",
        {},
      ]] as const
    ) {
      const [done] = await world.move("root", [order_id], event, params);
      assert.equal(done?.ok, true, `${event}: ${done?.reason?.text}`);
    }
    const [garment] = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order_id)
      .execute();
    const unit_ids = [garment?._id ?? ""];
    for (
      const [event, params] of [
        ["order.cancel", {}],
        ["order.requestCancel", { reason: "No" }],
        ["order.unpay", {}],
        ["order.drop", { unit_ids, reason: "No" }],
      ] as const
    ) assert.equal((await world.move("root", [order_id], event, params))[0]?.ok, false, event);
    await refuses(releaseUnit(world, unit), "isOnShelf");
    await refuses(gradeUnit(world, unit), "isGraded");
    await refuses(reship(world, order), "isKept");
    assert.deepEqual(await outcomesOf(world, unit), ["kept", "reused"]);
    assert.equal((await shelfOf(world)).count, 0);
  }));

Deno.test("open benches are notified when a remedy takes a garment and when it returns it", () =>
  inWorld(async (world) => {
    const { order, parcel } = await makeReturnedOrder(world);
    const calls = async () =>
      (await world.db.read.selectFrom("outbox").select("ids").where("entity", "=", "packages").execute())
        .filter(({ ids }) => ids.includes(parcel)).length;
    const before = await calls();
    const { order_id } = await reship(world, order);
    assert.equal(await calls(), before + 1);
    await world.move("root", [order_id], "order.cancel");
    assert.equal(await calls(), before + 2);
  }));

Deno.test("verify reports a garment that left the shelf twice, and one that was restocked and is in no stock", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const { units: [unit = ""] } = await makeReturnedOrder(world);
    const [row] = await db.read.selectFrom("returns").selectAll().where("unit_id", "=", unit).execute();
    const { code } = await db.read.selectFrom("units").select("code").where("_id", "=", unit)
      .executeTakeFirstOrThrow();
    const { seq: _, ...kept } = row!;
    const broken = new Error("Rolled back: the rows are append-only");
    const found: string[][] = [];
    await assert.rejects(
      db.write(async (tx) => {
        const add = (turn: number, outcome: string) =>
          tx.insertInto("returns").values({ ...kept, _id: `r${turn}`, turn, outcome }).execute();
        await add(2, "restocked");
        found.push(await shelfFaults(tx));
        await add(3, "scrapped");
        found.push(await shelfFaults(tx));
        throw broken;
      }),
      broken,
    );
    assert.deepEqual(found, [
      [`${code} came back, and is in stock 0 times.`],
      [`${code} was graded or left the returns shelf twice, by its change 3.`],
    ]);
  }));
