import assert from "node:assert/strict";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { editableParts } from "../../../../machines/lifecycles/orders/order_parts.ts";
import { workOf } from "../../../../server/modules/orders/orders/work_store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addNumbers,
  labelsOf,
  labelWorld,
  paidPackage,
  POSTAGE,
  runOwnLabels,
  walletOf,
} from "../../../support/shipping/label_world.ts";
import type { World } from "../../../support/orders/world.ts";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 50 });
    await work(world);
  });

const pkg = (world: World, id: string) =>
  world.db.read.selectFrom("packages").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();

const step = async (
  world: World,
  id: string,
  event: string,
  params = {},
  who: "root" | "packager" = "root",
) => {
  const [result] = await world.package(who, [id], event, params);
  return result?.ok ? String(result.shipment_status) : `refused: ${result?.reason?.code}`;
};

Deno.test("S2.29 a label is requested with its price reserved, and charged once it is live", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    const before = await walletOf(world, "anna");
    assert.equal(await step(world, id, "label.buy", {}, "packager"), "Processing");
    assert.equal(before.held, POSTAGE.light, "the postage was reserved with the payment");
    assert.deepEqual(await walletOf(world, "anna"), before);
    assert.equal((await pkg(world, id)).label_status, "Asked");
    assert.equal(await step(world, id, "label.buy"), "refused: isLabelIdle");

    assert.equal(await runOwnLabels(world), false);
    const [label] = await labelsOf(world, id);
    assert.equal(label?.status, "Live");
    assert.match(label?.number ?? "", /^RR00000001\dDE$/);
    const row = await pkg(world, id);
    assert.deepEqual(
      [row.shipment_status, row.label_status, row.tracking_number, row.price_minor, row.cost_minor],
      ["Ready", "Live", label?.number, POSTAGE.light, POSTAGE.ours],
    );
    assert.deepEqual(await walletOf(world, "anna"), { balance: before.balance - POSTAGE.light, held: 0 });
    assert.deepEqual(await bookFaults(world.db.read), []);
  }));

Deno.test("S2.29 a voided label refunds its postage once, and the package can have another", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    const before = await walletOf(world, "anna");
    await step(world, id, "label.buy");
    await runOwnLabels(world);
    assert.equal(await step(world, id, "label.void", { reason: "Wrong weight" }), "Processing");
    assert.deepEqual(await walletOf(world, "anna"), { ...before, held: 0 });
    assert.equal(await step(world, id, "label.void", { reason: "Again" }), "refused: wrongState");
    assert.equal(await step(world, id, "label.buy"), "Processing");
    await runOwnLabels(world);
    assert.deepEqual((await labelsOf(world, id)).map(({ status, reason }) => [status, reason]), [
      ["Voided", "Wrong weight"],
      ["Live", ""],
    ]);
    assert.deepEqual(await bookFaults(world.db.read), []);
  }));

Deno.test("S2.29 if no number is left the label fails with a reason, and its hold stays for the next label", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    const id = await paidPackage(world);
    const before = await walletOf(world, "anna");
    assert.equal(await step(world, id, "label.buy"), "refused: noNumbers");
    await addNumbers(db, { first: 1, last: 1 });
    const ranges = (patch: { readonly next: number }) =>
      db.write((tx) => tx.updateTable("number_ranges").set(patch).execute());
    // Another label took the last number after this one was requested.
    await step(world, id, "label.buy");
    await ranges({ next: 2 });
    await runOwnLabels(world);
    const row = await pkg(world, id);
    assert.deepEqual([row.shipment_status, row.failed_reason], ["Failed", "noNumbers"]);
    assert.deepEqual(await walletOf(world, "anna"), before);
    await ranges({ next: 1 });
    assert.equal(await step(world, id, "label.buy"), "Processing");
    await runOwnLabels(world);
    assert.equal((await pkg(world, id)).shipment_status, "Ready");
  }));

Deno.test("S2.29 if all its ranges are paused a label is refused before it is requested, and the refusal counts the waiting numbers", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    const id = await paidPackage(world);
    await addNumbers(db, { first: 1, last: 50 });
    await addNumbers(db, { first: 101, last: 300 });
    const status = (to: string) =>
      db.write((tx) => tx.updateTable("number_ranges").set({ status: to }).execute());
    await status("Paused");
    const [result] = await world.package("packager", [id], "label.buy");
    assert.deepEqual([result?.reason?.code, result?.reason?.count], ["rangesPaused", 250]);
    assert.deepEqual(await labelsOf(world, id), []);
    // A label that was requested earlier gets the same reason, and not that no number is left.
    await status("Active");
    await step(world, id, "label.buy");
    await status("Paused");
    await runOwnLabels(world);
    assert.equal((await pkg(world, id)).failed_reason, "rangesPaused");
  }));

Deno.test("S2.29 a balance that does not cover the postage refuses the label, and nothing is written", () =>
  inWorld(async (world) => {
    // Without price tables only the goods are charged: 99.92 of the 100.00.
    const lines = [{ sku: "TEE-BLACK-M", quantity: 7 }, { sku: "MUG-WHITE", quantity: 1 }];
    const cards = (status: string) =>
      world.db.write((tx) => tx.updateTable("price_tables").set({ status }).execute());
    await cards("draft");
    const id = await paidPackage(world, { lines });
    await cards("active");
    const before = await walletOf(world, "anna");
    const [result] = await world.package("root", [id], "label.buy");
    assert.deepEqual([result?.error, result?.short_minor], ["INSUFFICIENT_BALANCE", POSTAGE.heavy - 8]);
    assert.deepEqual([result?.balance_minor, result?.currency], [8, "USD"]);
    const [onFloor] = await world.package("packager", [id], "label.buy");
    assert.deepEqual([onFloor?.error, onFloor?.short_minor, onFloor?.balance_minor, onFloor?.currency], [
      ...["INSUFFICIENT_BALANCE", null, null, null],
    ]);
    assert.deepEqual(await walletOf(world, "anna"), before);
    assert.deepEqual(await labelsOf(world, id), []);
  }));

Deno.test("S2.29 each obstacle to a label is named", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    const refused = async (change: (world: World) => Promise<unknown>, reason: string) => {
      await change(world);
      assert.equal(await step(world, id, "label.buy"), `refused: ${reason}`);
    };
    const products = (hs_code: string) => () =>
      world.db.write((tx) => tx.updateTable("products").set({ hs_code }).execute());
    const packages = (patch: object) => () =>
      world.db.write((tx) => tx.updateTable("packages").set(patch).execute());
    await refused(products(""), "isDeclared");
    await products("610910")();
    await refused(packages({ weight_g: 9_000 }), "isPriced");
    await refused(packages({ weight_g: 0 }), "hasWeight");
    await refused(packages({ weight_g: 400, method_code: "" }), "hasMethod");
    await packages({ method_code: "standard" })();
    await refused(
      () => world.db.write((tx) => tx.updateTable("orders").set({ city: " " }).execute()),
      "isAddressed",
    );
    await world.db.write((tx) => tx.updateTable("orders").set({ city: "Köln" }).execute());
    await refused(
      () => world.db.write((tx) => tx.updateTable("shipping_methods").set({ status: "Paused" }).execute()),
      "hasMethod",
    );
  }));

Deno.test("Real input 19 if customs lines weigh more than the package its label can only be bought after confirmation", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    await world.db.write((tx) => tx.updateTable("items").set({ weight_g: 230 }).execute());
    await step(world, id, "package.weigh", { weight_g: 300 });
    assert.equal(await step(world, id, "label.buy", {}, "packager"), "refused: isNetWithin");
    assert.deepEqual(await labelsOf(world, id), []);
    // With a higher weight no question is needed, nor within one country, where there is no customs form.
    await step(world, id, "package.weigh", { weight_g: 460 });
    assert.equal(await step(world, id, "label.buy"), "Processing");
    await runOwnLabels(world);
    await step(world, id, "label.void", { reason: "Wrong weight" });
    await step(world, id, "package.weigh", { weight_g: 300 });
    assert.equal(await step(world, id, "label.buy"), "refused: isNetWithin");
    await world.db.write((tx) => tx.updateTable("locations").set({ country: "DE" }).execute());
    assert.equal(await step(world, id, "label.buy"), "Processing");
  }));

Deno.test("Real input 19 after confirming that the customs lines weigh more the label can be bought", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    await step(world, id, "package.weigh", { weight_g: 300 });
    assert.equal(await step(world, id, "label.buy", { net_sure: false }), "refused: isNetWithin");
    assert.equal(await step(world, id, "label.buy", { net_sure: true }), "Processing");
    await runOwnLabels(world);
    assert.equal((await pkg(world, id)).shipment_status, "Ready");
  }));

Deno.test("S2.30 a package heavier than its label paid for cannot be packed", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    await step(world, id, "label.buy");
    await runOwnLabels(world);
    await world.db.write((tx) =>
      tx.updateTable("units").set({ print_status: "Packed", work_status: "" }).where("package_id", "=", id)
        .execute()
    );
    assert.equal(await step(world, id, "package.weigh", { weight_g: 700 }), "Ready");
    assert.equal(await step(world, id, "package.weigh", { weight_g: 480 }), "Packed");
    assert.equal(await step(world, id, "package.weigh", { weight_g: 501 }), "Ready");
  }));

Deno.test("S2.7 a package weighed with its packaging gets the packaging's sides, one measured by hand has no packaging type, and its price follows", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    const sides = async (params: object) => {
      await step(world, id, "package.weigh", { weight_g: 480, ...params }, "packager");
      const row = await pkg(world, id);
      return [row.package_type, row.length_mm, row.width_mm, row.height_mm, row.weighed_g, row.billed_g];
    };
    assert.deepEqual(await sides({}), ["", 0, 0, 0, 480, 480]);
    assert.deepEqual(await sides({ package_type: "box_s" }), ["box_s", 220, 160, 80, 480, 480]);
    const same = { length_mm: 220, width_mm: 160, height_mm: 80 };
    assert.deepEqual((await sides(same)).slice(0, 2), ["box_s", 220]);
    assert.deepEqual((await sides({ ...same, height_mm: 95 })).slice(0, 4), ["", 220, 160, 95]);
    const unknown = world.package("packager", [id], "package.weigh", { weight_g: 1, package_type: "sack" });
    await assert.rejects(unknown, { code: "BAD_INPUT" });
  }));

Deno.test("S2.29 while its label is bought an order's address is locked, and unlocked if the purchase failed", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    const { order_id } = await pkg(world, id);
    const isOpen = async () => {
      const row = await world.db.read.selectFrom("orders").selectAll().where("_id", "=", order_id)
        .executeTakeFirstOrThrow();
      const work = (await workOf(world.db.read, ALL_SELLERS, [order_id])).get(order_id);
      return editableParts(row, work).address;
    };
    assert.equal(await isOpen(), true);
    await step(world, id, "label.buy");
    assert.equal(await isOpen(), false);
    await runOwnLabels(world);
    assert.equal(await isOpen(), false);
    await step(world, id, "label.void", { reason: "Wrong" });
    assert.equal(await isOpen(), true);
  }));

Deno.test("S2.29 cancelling an order while its label is requested voids the label on arrival", () =>
  inWorld(async (world) => {
    const id = await paidPackage(world);
    const { order_id } = await pkg(world, id);
    const before = await walletOf(world, "anna");
    await step(world, id, "label.buy");
    const [cancelled] = await world.move("root", [order_id], "order.cancel");
    assert.equal(cancelled?.ok, true);
    assert.equal((await walletOf(world, "anna")).held, before.held);
    await runOwnLabels(world);
    const [label] = await labelsOf(world, id);
    assert.deepEqual([label?.status, (await pkg(world, id)).shipment_status], ["Voided", "Cancelled"]);
    assert.equal((await walletOf(world, "anna")).held, 0);
    assert.deepEqual(await bookFaults(world.db.read), []);
  }));

Deno.test("S2.29 a label with a requested credit waits for the answer, and can be used again if the credit is refused", () =>
  inWorld(async (world) => {
    await world.db.write((tx) => tx.updateTable("shipping_methods").set({ account: "pb" }).execute());
    const id = await paidPackage(world);
    const before = await walletOf(world, "anna");
    await step(world, id, "label.buy");
    await runOwnLabels(world);
    const charged = { balance: before.balance - POSTAGE.light, held: 0 };
    const why = { reason: "They said so" };
    assert.equal(await step(world, id, "label.void", why), "Processing");
    assert.deepEqual(await walletOf(world, "anna"), charged);
    assert.equal(await step(world, id, "label.voidRefused", why), "Processing");
    assert.equal((await pkg(world, id)).label_status, "Void Refused");
    assert.equal(await step(world, id, "label.reinstate", why), "Ready");
    assert.deepEqual(await walletOf(world, "anna"), charged);
    assert.equal(await step(world, id, "label.void", why), "Processing");
    assert.equal(await step(world, id, "label.voided", why), "Processing");
    assert.deepEqual(await walletOf(world, "anna"), { ...before, held: 0 });
    assert.deepEqual(await bookFaults(world.db.read), []);
  }));
