import assert from "node:assert/strict";
import { documentOf } from "../../../../resources/document.ts";
import { packages as resource } from "../../../../resources/shipping/packages.ts";
import type { MoveResult, Package } from "../../../../api/generated/schema.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { packageLifecycle } from "../../../../server/modules/shipping/packages/lifecycle.ts";
import { packages } from "../../../../server/modules/shipping/packages/module.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const LABELLED = ["order.submit", "order.pay", "label.attach"];

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.order({ country: "US" }, LABELLED);
    await world.order({ store_id: "ben-tiktok" }, [...LABELLED, "production.start", "production.finish"]);
    await work(world);
  });
const list = async (world: World, name: Name, args: Record<string, unknown> = {}) =>
  await serveModule(packages).queries!.packages!(args, world.as(name)) as readonly Package[];

Deno.test("S2.7 packages are listed with their order and seller, filtered and searched", () =>
  inWorld(async (world) => {
    const all = await list(world, "packager");
    assert.deepEqual(all.map((row) => [row.code, row.order_code, row.seller_name, row.weight_g]), [
      ["PK-000002", "PD-000002", "Person ben", 400],
      ["PK-000001", "PD-000001", "Person anna", 400],
    ]);
    assert.deepEqual((await list(world, "root", { country: ["US"] })).map((row) => row.code), ["PK-000001"]);
    assert.deepEqual((await list(world, "root", { search: "pd-000002 müller" })).length, 1);
    const pieces = await world.db.read.selectFrom("units").select("code").orderBy("code").execute();
    assert.deepEqual((await list(world, "packager", { search: pieces[0]?.code })).map((row) => row.code), [
      "PK-000001",
    ]);
    assert.deepEqual((await list(world, "root", { shipment_status: ["!Ready"] })).length, 0);
    assert.deepEqual(await serveModule(packages).queries!.packagesCount!({}, world.as("sewer")), {
      count: 2,
      capped: false,
    });
  }));

Deno.test("S2.0 S2.7 status is the shipment status of packages; if both arguments are given, both apply", () =>
  inWorld(async (world) => {
    const numbers = async (args: Record<string, unknown>) => (await list(world, "root", args)).length;
    assert.equal(await numbers({ status: ["Ready"] }), 2);
    assert.equal(await numbers({ status: ["Processing"] }), 0);
    assert.equal(await numbers({ status: ["Ready", "Processing"], shipment_status: ["Ready"] }), 2);
    assert.equal(await numbers({ status: ["Ready"], shipment_status: ["Processing"] }), 0);
    assert.equal(await numbers({ status: ["All"], shipment_status: ["Ready"] }), 2);
  }));

Deno.test("the floor sees packages without prices, the office with them", () =>
  inWorld(async (world) => {
    for (const name of ["cutting", "printer", "sewer", "packager"] as const) {
      assert.ok((await list(world, name)).every((row) => row.price_minor === null), name);
    }
    for (const name of ["root", "order_qc", "super_root"] as const) {
      assert.ok((await list(world, name)).every((row) => row.price_minor === 0), name);
    }
  }));

Deno.test("S6.12 packages are for the floor and the office; a seller is refused", () =>
  inWorld(async (world) => {
    await using app = testApp(world.db);
    const text = documentOf(resource);
    const floor = await app.ask<object, { packages: Package[] }>(await world.token("packager"), text, {});
    assert.equal(floor.data?.packages.length, 2);
    const seller = await app.ask(await world.token("anna"), text, {});
    assert.equal(seller.errors[0]?.extensions.code, "FORBIDDEN");
  }));

Deno.test("a record shows the first 200 of its garments; their facts need no statement each", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const id = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 250 }] }, [
      "order.submit",
      "order.pay",
    ]);
    await using app = testApp(world.db);
    const { data, errors } = await app.ask<
      object,
      { order: { units: { _id: string }[]; facts: { unitsLive: number } } }
    >(
      await world.token("root"),
      `{ order: getOrderById(_id: "${id}") { units { _id ticket facts { next undo } } facts { unitsLive } } }`,
      {},
    );
    assert.deepEqual(errors, []);
    assert.deepEqual([data?.order.units.length, data?.order.facts.unitsLive], [200, 250]);
    const codes = await db.read.selectFrom("units").select("_id").orderBy("seq").limit(200).execute();
    assert.deepEqual(data?.order.units.map(({ _id }) => _id), codes.map(({ _id }) => _id));
  }));

Deno.test("S3.1 Attach label proposes the carrier of the shipping method, otherwise the seller's default carrier", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order = await world.order({}, ["order.submit", "order.pay"]);
    await using app = testApp(db);
    const proposed = async () => {
      const { data } = await app.ask<
        object,
        { order: { proposed_carrier: string }; packages: { proposed_carrier: string }[] }
      >(
        await world.token("root"),
        `{ order: getOrderById(_id: "${order}") { proposed_carrier } packages { proposed_carrier } }`,
        {},
      );
      return [data?.order.proposed_carrier, ...data?.packages.map((each) => each.proposed_carrier) ?? []];
    };
    await db.write((tx) => tx.updateTable("shipping_methods").set({ carrier: "" }).execute());
    assert.deepEqual(await proposed(), ["", ""]);
    await db.write((tx) =>
      tx.updateTable("users").set({ default_carrier: "GLS" }).where("_id", "=", "anna").execute()
    );
    assert.deepEqual(await proposed(), ["GLS", "GLS"]);
    await db.write((tx) => tx.updateTable("shipping_methods").set({ carrier: "DHL" }).execute());
    assert.deepEqual(await proposed(), ["DHL", "DHL"]);
  }));

Deno.test("an operator who acts as a packager can undo the handover, and the packager cannot", () =>
  inWorld(async (world) => {
    const { _id } = await world.db.read.selectFrom("packages").select("_id").where("code", "=", "PK-000002")
      .executeTakeFirstOrThrow();
    const packager = world.as("packager");
    const acting = { ...packager, session: { ...packager.session, actor: world.as("root").session.person } };
    const move = async (event: string, context = acting) => {
      const args = { ids: [_id], event, params: {} };
      const [answer] = await runMutation(
        "movePackage",
        moveOf<"Package">(packageLifecycle),
        args,
        context,
      ) as readonly MoveResult[];
      return answer?.reason?.code ?? "";
    };
    assert.equal(await move("package.handOver"), "");
    assert.equal(await move("handOver.undo", packager), "isHandOverUndoable");
    assert.equal(await move("handOver.undo"), "");
  }));
