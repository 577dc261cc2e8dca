import assert from "node:assert/strict";
import { consignmentOf } from "../../../../server/modules/shipping/labels/providers/consignment_store.ts";
import { leaseLabel } from "../../../../server/modules/shipping/labels/providers/due_store.ts";
import { ounces, shipmentOf } from "../../../../server/modules/shipping/labels/providers/easypost_shapes.ts";
import { countAnswer, isPaused } from "../../../../server/modules/shipping/labels/providers/pauses.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { buy, inScene, type Scene } from "../../../support/shipping/easypost_scene.ts";
import { labelsOf, paidPackage, POSTAGE, toolsOf, walletOf } from "../../../support/shipping/label_world.ts";
import { passLeases } from "../../../support/server/leases.ts";

const statusOf = async ({ world }: Scene, id: string) => {
  const [label] = (await labelsOf(world, id)).slice(-1);
  const row = await world.db.read.selectFrom("packages").select("shipment_status")
    .where("_id", "=", id).executeTakeFirstOrThrow();
  return [label?.status, row.shipment_status];
};

Deno.test("S2.29 EasyPost sells a label: its shipment has our reference, and the real cost is booked", () =>
  inScene(async (scene) => {
    const { id, before } = await buy(scene, "good");
    assert.deepEqual(await statusOf(scene, id), ["Live", "Ready"]);
    const [label] = await labelsOf(scene.world, id);
    const [shipment] = [...scene.server.shipments.values()];
    assert.deepEqual(
      [shipment?.reference, label?.provider_ref, label?.number, label?.carrier],
      [label?._id, shipment?.id, shipment?.bought, "USPS"],
    );
    assert.equal(label?.cost_minor, 758);
    assert.equal(shipment?.parcel["weight"], ounces(400));
    assert.deepEqual((await walletOf(scene.world, "anna")).balance, before.balance - POSTAGE.light);
    assert.deepEqual(await bookFaults(scene.world.db.read), []);
  }));

Deno.test("S2.29 an unclear answer makes the label Unknown: it is checked later, and nothing is bought twice", async (test) => {
  for (const mood of ["slow", "boughtThen500", "huge", "inProgress"] as const) {
    await test.step(mood, () =>
      inScene(async (scene) => {
        const { id, before } = await buy(scene, mood);
        assert.deepEqual(await statusOf(scene, id), ["Unknown", "Processing"]);
        assert.deepEqual(await walletOf(scene.world, "anna"), before);
        const [again] = await scene.world.package("root", [id], "label.buy");
        assert.equal(again?.reason?.code, "isLabelIdle");
        scene.server.mood = "good";
        scene.clock.now += 60;
        await scene.attend();
        assert.deepEqual(await statusOf(scene, id), ["Live", "Ready"]);
        assert.equal(scene.server.shipments.size, 1);
        assert.equal(scene.server.calls.filter((call) => call.endsWith("/buy")).length, 1);
        assert.equal((await walletOf(scene.world, "anna")).held, 0);
        assert.deepEqual(await bookFaults(scene.world.db.read), []);
      }, mood));
  }
});

Deno.test("S2.29 a label that was certainly not bought is finally Failed, and its hold stays for the next label", async (test) => {
  for (const mood of ["error500", "html"] as const) {
    await test.step(mood, () =>
      inScene(async (scene) => {
        const { id, before } = await buy(scene, mood);
        assert.deepEqual(await statusOf(scene, id), ["Unknown", "Processing"]);
        for (let polls = 0; polls < 4; polls++) {
          scene.clock.now += 3_600;
          await scene.attend();
        }
        assert.deepEqual(await statusOf(scene, id), ["Failed", "Failed"]);
        assert.deepEqual(await walletOf(scene.world, "anna"), before);
      }, mood));
  }
  for (const mood of ["refused", "createSlow", "createRefused", "unread404"] as const) {
    await test.step(mood, () =>
      inScene(async (scene) => {
        const { id, before } = await buy(scene, mood);
        assert.deepEqual(await statusOf(scene, id), ["Failed", "Failed"]);
        assert.deepEqual(await walletOf(scene.world, "anna"), before);
        scene.server.mood = "good";
        const [again] = await scene.world.package("root", [id], "label.buy");
        assert.equal(again?.ok, true);
        await scene.attend();
        assert.deepEqual(await statusOf(scene, id), ["Live", "Ready"]);
      }, mood));
  }
});

Deno.test("S2.29 a shipment that cannot be read before the purchase is Unknown, as it may be sold already", () =>
  inScene(async (scene) => {
    const { id, before } = await buy(scene, "unread500");
    assert.deepEqual(await statusOf(scene, id), ["Unknown", "Processing"]);
    assert.deepEqual(await walletOf(scene.world, "anna"), before);
    assert.ok(!scene.server.calls.some((call) => call.endsWith("/buy")), scene.server.calls.join());
    // Another server bought the label before this one read the shipment.
    const [shipment] = scene.server.shipments.values();
    if (shipment) shipment.bought = "9400100000000000000001";
    scene.server.mood = "good";
    scene.clock.now += 60;
    await scene.attend();
    assert.deepEqual(await statusOf(scene, id), ["Live", "Ready"]);
    const [label] = await labelsOf(scene.world, id);
    assert.equal(label?.number, "9400100000000000000001");
  }));

Deno.test("S2.29 after a kill between the purchase and its booking, the label is found by its shipment", () =>
  inScene(async (scene) => {
    const { world, server, clock, attend } = scene;
    const id = await paidPackage(world);
    await world.package("root", [id], "label.buy");
    // The killed process had made and bought the shipment, and recorded its id.
    const [label] = await labelsOf(world, id);
    server.shipments.set("shp_9", {
      ...{ id: "shp_9", reference: label?._id ?? "", parcel: {}, customs: null },
      ...{ bought: "9400100000000000000009", refund: null, details: [] },
    });
    await world.db.write(async (tx) => {
      await leaseLabel(tx, label?._id ?? "", clock.now);
      await tx.updateTable("labels").set({ provider_ref: "shp_9" }).execute();
    });
    await attend();
    assert.deepEqual(await statusOf(scene, id), ["Asked", "Processing"]);
    clock.now += 91;
    await passLeases(world.db, 91);
    await attend();
    assert.deepEqual(await statusOf(scene, id), ["Live", "Ready"]);
    assert.deepEqual(server.calls.filter((call) => call.endsWith("/buy")), []);
  }));

Deno.test("S2.29 a label that root gave up but that was bought is refunded by the provider", () =>
  inScene(async (scene) => {
    const { id, before } = await buy(scene, "boughtThen500");
    const [resolved] = await scene.world.package("root", [id], "label.resolve", {
      outcome: "failed",
      reason: "The provider says that it sold nothing",
    });
    assert.equal(resolved?.ok, true);
    assert.deepEqual(await statusOf(scene, id), ["Failed", "Failed"]);
    assert.deepEqual(await walletOf(scene.world, "anna"), before);
    await scene.attend();
    assert.equal([...scene.server.shipments.values()][0]?.refund, "submitted");
  }));

Deno.test("S2.29 a label that root resolves while its poll is pending keeps that outcome, and is refunded if it was given up", async (test) => {
  const outcomes = [{ outcome: "failed" }, {
    outcome: "live",
    tracking_number: "9400100000000000000077",
  }];
  for (const params of outcomes) {
    await test.step(params.outcome, () =>
      inScene(async (scene) => {
        const { id, before } = await buy(scene, "boughtThen500");
        scene.server.mood = "good";
        scene.clock.now += 60;
        const resolve = { ...params, reason: "The provider said so" };
        await scene.attend(async () => {
          await scene.world.package("root", [id], "label.resolve", resolve);
        });
        const isLive = params.outcome === "live";
        assert.deepEqual(await statusOf(scene, id), isLive ? ["Live", "Ready"] : ["Failed", "Failed"]);
        await scene.attend();
        const [label] = await labelsOf(scene.world, id);
        assert.equal(label?.number, params.tracking_number ?? "");
        const [shipment] = [...scene.server.shipments.values()];
        assert.equal(shipment?.refund, isLive ? null : "submitted");
        const { balance } = await walletOf(scene.world, "anna");
        assert.equal(balance, before.balance - (isLive ? POSTAGE.light : 0));
        assert.deepEqual(await bookFaults(scene.world.db.read), []);
      }));
  }
});

Deno.test("S2.29 a label voided here is voided at EasyPost, once", () =>
  inScene(async (scene) => {
    const { id, before } = await buy(scene, "good");
    const [voided] = await scene.world.package("root", [id], "label.void", { reason: "Wrong" });
    assert.equal(voided?.ok, true, voided?.reason?.text ?? "");
    assert.deepEqual(await walletOf(scene.world, "anna"), { ...before, held: 0 });
    await scene.attend();
    await scene.attend();
    assert.equal([...scene.server.shipments.values()][0]?.refund, "submitted");
    assert.equal(scene.server.calls.filter((call) => call.endsWith("/refund")).length, 1);
    assert.deepEqual(await bookFaults(scene.world.db.read), []);
  }));

Deno.test("S2.29 customs get values with as many decimals as their currency has", () =>
  inScene(async ({ world }) => {
    const id = await paidPackage(world);
    await world.package("root", [id], "label.buy");
    const [label] = await labelsOf(world, id);
    const consignment = label && await consignmentOf(world.db.read, { ...label, code: "", scanned: 0 });
    assert.ok(consignment);
    const line = { desc: "Cotton shirt", hs: "610910", origin: "VN", qty: 1, net_g: 200 };
    const goods = [["VND", 250_000], ["KWD", 1_500], ["USD", 1_205]] as const;
    const { customs_info } = shipmentOf({
      ...consignment,
      goods: goods.map(([currency, value_minor]) => ({ ...line, currency, value_minor })),
    });
    assert.deepEqual(
      customs_info?.customs_items.map(({ value, currency }) => `${value} ${currency}`),
      ["250000 VND", "1.500 KWD", "12.05 USD"],
    );
  }));

Deno.test("S2.29 five failures pause a provider for a minute, and a label unsent after five attempts fails", () =>
  inScene(async (scene) => {
    const { clock, world, attend } = scene;
    const { db } = world;
    for (let at = 0; at < 5; at++) await countAnswer(toolsOf(db, () => clock.now), "easypost", false);
    assert.equal(await isPaused(db.read, "easypost", clock.now), true);
    const { id } = await buy(scene, "good");
    assert.deepEqual(await statusOf(scene, id), ["Asked", "Processing"]);
    assert.deepEqual(scene.server.calls, []);
    clock.now += 301;
    await attend();
    assert.deepEqual(await statusOf(scene, id), ["Failed", "Failed"]);
    const [row] = await labelsOf(world, id);
    assert.equal(row?.error, "notSent");
    assert.equal(await isPaused(db.read, "easypost", clock.now), false);
  }));

Deno.test("S2.29 a refused shipment, as of a wrong address, does not count as a failure of the provider, no answer does", async (test) => {
  for (const [mood, isFailure] of [["createRefused", false], ["createSlow", true]] as const) {
    await test.step(mood, () =>
      inScene(async (scene) => {
        const { clock, world: { db } } = scene;
        for (let at = 0; at < 4; at++) await countAnswer(toolsOf(db, () => clock.now), "easypost", false);
        await buy(scene, mood);
        assert.equal(await isPaused(db.read, "easypost", clock.now), isFailure);
      }, mood));
  }
});
