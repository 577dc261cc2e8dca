/** The queue: garments in the order of work, the count at each step, and who sees it. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Unit, UnitEvent, UnitSibling, UnitStep } from "../../../../api/generated/schema.ts";
import { ApiError } from "../../../../api/errors.ts";
import { units as resource } from "../../../../resources/workshop/units.ts";
import type { ListArgs } from "../../../../server/list/source.ts";
import { pageOf } from "../../../../server/list/resolver.ts";
import { units } from "../../../../server/modules/workshop/units/module.ts";
import { unitsList } from "../../../../server/modules/workshop/units/store.ts";
import { begin, countsOf, inWorld, reasons, work } from "../../../support/desk/bulk.ts";
import { NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import type { Name, World } from "../../../support/orders/world.ts";

const DAY = 86_400;
const PAID = ["order.submit", "order.pay"];
const ONE = { lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] };

const list = async (world: World, name: Name, args: ListArgs = {}) =>
  await serveModule(units).queries!.units!(args, world.as(name)) as Unit[];
const count = async (world: World, name: Name, args: ListArgs = {}) =>
  (await serveModule(units).queries!.unitsCount!(args, world.as(name)) as { count: number }).count;
const steps = async (world: World, name: Name, args: { seller?: string[]; location?: string[] } = {}) =>
  await serveModule(units).queries!.unitSteps!(args, world.as(name)) as UnitStep[];

/** Makes a paid order of one garment; returns the garment's id. */
async function garment(world: World, more: object = {}, due = NOW + 5 * DAY): Promise<string> {
  const order = await world.order({ ...ONE, ...more }, PAID);
  await world.db.write((tx) =>
    tx.updateTable("units").set({ due_at: due }).where("order_id", "=", order).execute()
  );
  const { _id } = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
    .executeTakeFirstOrThrow();
  return _id;
}

async function refusal(call: () => Promise<unknown>) {
  try {
    await call();
  } catch (error) {
    if (error instanceof ApiError) {
      return [
        error.code,
        ...(error.details.problems ?? []).map(({ path }) => path),
      ];
    }
    throw error;
  }
  return [];
}

Deno.test("S2.20 the queue begins with rush garments, then goes by due date; finished garments come last", () =>
  inWorld(async (world) => {
    const later = await garment(world, {}, NOW + 9 * DAY);
    const over = await garment(world, {}, NOW - 9 * DAY);
    const first = await garment(world, {}, NOW - DAY);
    const rush = await garment(world, { shipping_method: "express" }, NOW + 8 * DAY);
    const sooner = await garment(world, { shipping_method: "Overnight" }, NOW + 7 * DAY);
    await world.db.write((tx) =>
      tx.updateTable("units").set({ print_status: "Packed", work_status: "" }).where("_id", "=", over)
        .execute()
    );
    const ids = async (args: ListArgs = {}) => (await list(world, "root", args)).map(({ _id }) => _id);
    assert.deepEqual(await ids(), [sooner, rush, first, later, over]);
    assert.deepEqual(await ids({ sort: "-rush" }), [sooner, rush, first, later, over].toReversed());
    assert.deepEqual(await ids({ due: ["late"] }), [first], "what is over is late no more");
    assert.deepEqual(await ids({ print_status: ["Packed"] }), [over]);
    assert.deepEqual(await ids({ product: ["product-TEE-BLACK-M"], print_status: ["!Packed"] }), [
      sooner,
      rush,
      first,
      later,
    ]);
    assert.deepEqual(await ids({ product: ["none"] }), []);
    assert.equal(await count(world, "root", { location: ["none"] }), 0);
  }));

Deno.test("S2.20 a garment is as urgent as its order's present shipping method", () =>
  inWorld(async (world) => {
    const order = await world.order(ONE, PAID);
    const rush = async () => (await list(world, "root", { order: [order] })).map((unit) => unit.rush);
    assert.deepEqual(await rush(), [false]);
    const change = async (shipping_method: string) => {
      const { _id } = await begin(world, "root", { kind: "orders.method", shipping_method, ids: [order] });
      await work(world, _id);
    };
    await change("express");
    assert.deepEqual(await rush(), [true]);
    await change("economy");
    assert.deepEqual(await rush(), [false]);
  }));

Deno.test("S2.20 an unknown status matches nothing in the queue, and any other invalid value is refused by its argument's name", () =>
  inWorld(async (world) => {
    assert.deepEqual(await list(world, "root", { print_status: ["Nowhere"] }), []);
    assert.deepEqual(await list(world, "root", { work_status: ["Nowhere"] }), []);
    for (const path of ["due", "method", "art", "blank", "returned"]) {
      assert.deepEqual(await refusal(() => list(world, "root", { [path]: ["Nowhere"] })), [
        "BAD_INPUT",
        path,
      ]);
    }
    assert.deepEqual(await refusal(() => list(world, "root", { sort: "seller_name" })), [
      "BAD_INPUT",
      "sort",
    ]);
  }));

Deno.test("S2.20 garments are found by what they wait for: a print file that their item requires, a blank", () =>
  inWorld(async (world) => {
    const [plain, withArtwork] = [
      await garment(world),
      await garment(world, { lines: [{ sku: "MUG-WHITE", quantity: 1 }] }),
    ];
    const ids = async (args: ListArgs) => (await list(world, "root", args)).map(({ _id }) => _id);
    await world.db.write((tx) =>
      tx.updateTable("items").set({ art: "required" }).where("sku", "=", "MUG-WHITE").execute()
    );
    assert.deepEqual([await ids({ art: ["missing"] }), await ids({ art: ["ready"] })], [[withArtwork], []]);
    await world.db.write((tx) =>
      tx.updateTable("units").set({ blank: "Short" }).where("_id", "=", plain).execute()
    );
    assert.deepEqual(await ids({ blank: ["Short"] }), [plain]);
  }));

Deno.test("S2.20 each step shows as many garments as its tab, of those that the caller may see", () =>
  inWorld(async (world) => {
    const [one, two] = [await garment(world, {}, NOW - 2 * DAY), await garment(world)];
    await garment(world, { store_id: "ben-tiktok" });
    await world.unit("root", [one], "unit.start");
    await world.unit("root", [two], "unit.reject", { reason_code: "artwork" });
    for (const name of ["root", "anna", "ben", "printer"] as const) {
      for (const { print_status, waiting, inprocess, held, late } of await steps(world, name)) {
        const tab = (more: ListArgs = {}) => count(world, name, { print_status: [print_status], ...more });
        assert.equal(waiting + inprocess + held, await tab(), `${name} ${print_status}`);
        assert.equal(inprocess, await tab({ work_status: ["Inprocess"] }), `${name} ${print_status}`);
        assert.equal(late, await tab({ due: ["late"] }), `${name} ${print_status} late`);
      }
    }
    const sumOf = (found: readonly UnitStep[]) =>
      found.reduce((sum, { waiting, inprocess, held }) => sum + waiting + inprocess + held, 0);
    assert.deepEqual(
      await Promise.all([
        steps(world, "root"),
        steps(world, "root", { seller: ["ben"] }),
        steps(world, "anna", { seller: ["ben"] }),
        steps(world, "root", { location: ["none"] }),
      ].map(async (found) => sumOf(await found))),
      [3, 1, 0, 0],
    );
  }));

Deno.test("operations I a seller follows only their own garments, without station, location and names; another seller's is missing", () =>
  inWorld(async (world) => {
    const [own, foreign] = [await garment(world), await garment(world, { store_id: "ben-tiktok" })];
    await world.unit("root", [own], "unit.start");
    const refusalFor = async (name: Name) => {
      const context = world.as(name);
      const unit = await serveModule(units).queries!.getUnitById!({ _id: own }, context) as Unit;
      const { events: eventsOf, operator_name: operatorOf } = serveModule(units).fields!["Unit"]!;
      const events = await eventsOf!({ ...unit }, context) as UnitEvent[];
      return [
        unit.location_code,
        await operatorOf!({ ...unit }, context),
        ...events.flatMap((event) => [event.actor_name, event.station_code]),
      ];
    };
    assert.deepEqual(await refusalFor("printer"), ["MAIN", "Person root", "Person root", ""]);
    assert.deepEqual((await refusalFor("anna")).join(""), "");
    const ask = (name: Name, _id: string) =>
      refusal(async () => await serveModule(units).queries!.getUnitById!({ _id }, world.as(name)));
    assert.deepEqual(await ask("anna", own), []);
    assert.deepEqual(await ask("anna", foreign), await ask("anna", "no-such-unit"));
    assert.deepEqual(await list(world, "anna", { _id: [foreign] }), []);
    assert.deepEqual((await list(world, "anna")).map(({ _id }) => _id), [own]);
  }));

Deno.test("S2.20 a garment lists the others of its order, without stopped ones", () =>
  inWorld(async (world) => {
    const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 3 }] }, PAID);
    await garment(world);
    const [first, second] = await list(world, "root", { order: [order] });
    await world.move("root", [order], "order.drop", { unit_ids: [second!._id], reason: "One less." });
    const context = world.as("anna");
    const siblings = await serveModule(units).fields!["Unit"]!["siblings"]!(
      { ...first! },
      context,
    ) as UnitSibling[];
    assert.equal(siblings.length, 2);
    assert.ok(!siblings.some(({ _id }) => _id === second!._id));
  }));

Deno.test("S2.20 one job finishes many garments, gives reasons for refusals, and can be undone", () =>
  inWorld(async (world) => {
    const [one, two, held] = [await garment(world), await garment(world), await garment(world)];
    const { order_id } = (await list(world, "root", { _id: [held] }))[0]!;
    await world.move("root", [order_id], "order.hold");
    const finish = {
      kind: "list.move",
      resource: "units",
      event: "unit.finish",
      params: { reason: "Done by the other shop." },
      ids: [one, two, held],
    } as const;
    assert.deepEqual(await refusal(() => begin(world, "printer", finish)), ["FORBIDDEN"]);
    const { _id } = await begin(world, "order_qc", finish);
    await work(world, _id);
    assert.deepEqual(await countsOf(world, _id), {
      status: "Done",
      total: 3,
      done: 3,
      made: 2,
      skipped: 0,
      refused: 1,
    });
    const at = async () =>
      (await list(world, "root", { _id: [one, two, held], sort: "ticket" })).map((unit) =>
        `${unit.print_status} ${unit.work_status}`
      );
    assert.deepEqual(await at(), ["Packing Waiting", "Packing Waiting", "QC On Hold"]);
    assert.deepEqual((await reasons(world, _id)).map(({ code }) => code), [
      (await list(world, "root", { _id: [held] }))[0]!.code,
    ]);
    const undo = await begin(world, "order_qc", { kind: "list.undo", resource: "units", job: _id });
    await work(world, undo._id);
    assert.deepEqual(await at(), ["QC Waiting", "QC Waiting", "QC On Hold"]);
  }));

Deno.test("S2.20 a page of the queue is read in order from an index: of all, of a step, of a seller", () =>
  inWorld(async ({ db, as }) => {
    if (db.engine !== "sqlite") return;
    for (
      const [name, args, index] of [
        ["root", {}, "units_queue"],
        ["root", { print_status: ["Printing"] }, "units_by_status"],
        ["anna", {}, "units_by_seller_queue"],
        ["anna", { print_status: ["Printing"] }, "units_by_seller"],
      ] as const
    ) {
      const page = pageOf(resource, unitsList, args, as(name));
      const { rows } = await sql<{ detail: string }>`explain query plan ${page}`.execute(db.read);
      const plan = rows.map(({ detail }) => detail).join("\n");
      assert.match(plan, new RegExp(`k USING (COVERING )?INDEX ${index}\\b`), plan);
    }
    const seen = await sql<{ detail: string }>`explain query plan ${
      sql.raw(`select print_status, work_status, due_at, seller_id, location_id from units
        indexed by units_open where print_status not in ('Packed', 'Stopped')`)
    }`.execute(db.read);
    assert.match(seen.rows[0]?.detail ?? "", /COVERING INDEX units_open/, "the counts read no row");
  }));
