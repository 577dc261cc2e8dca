/**
 * Shipping methods at the pack bench: which are offered, at which price, who may choose which, and what is
 * stored meanwhile.
 */
import assert from "node:assert/strict";
import { commandCode } from "../../../../api/codes/commands.ts";
import type { ScanAnswer, ScanInput } from "../../../../api/generated/schema.ts";
import { methodsFor } from "../../../../server/modules/shipping/packages/offers_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { Floor } from "../../../support/workshop/floor.ts";
import {
  addNumbers,
  addPriceTable,
  bodyOf,
  labelsOf,
  labelWorld,
  paidPackage,
  POSTAGE,
} from "../../../support/shipping/label_world.ts";
import type { Name, World } from "../../../support/orders/world.ts";

const CONFIRM = commandCode("confirm");
const DEAR = POSTAGE.light + 350;

interface Bench {
  readonly world: World;
  /** A complete package whose method no longer sells labels. */
  readonly id: string;
  readonly confirm: (more: Partial<ScanInput>, who?: Name) => Promise<ScanAnswer | undefined>;
}

/**
 * The package paid for `standard`, which now only accepts uploads; `express` costs the same, `overnight`
 * more, and `economy` has no price.
 */
const atBench = (work: (bench: Bench) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    const floor = await Floor.open(world);
    const id = await paidPackage(world);
    await addNumbers(db, { first: 1, last: 50, method: "express" });
    await addNumbers(db, { first: 101, last: 150, method: "overnight" });
    await addPriceTable(db, "price", bodyOf(POSTAGE.light, POSTAGE.light), {
      _id: "express",
      method: "express",
    });
    await addPriceTable(db, "price", bodyOf(DEAR, DEAR), { _id: "overnight", method: "overnight" });
    await db.write(async (tx) => {
      const methods = await tx.selectFrom("shipping_methods").select("code").execute();
      const known = methods.map(({ code }) => code);
      assert.ok(["standard", "express", "overnight"].every((code) => known.includes(code)), known.join(" "));
      await tx.updateTable("shipping_methods").set({ provider: "house", countries: "[]" }).execute();
      await tx.updateTable("shipping_methods").set({ provider: "upload" }).where("code", "=", "standard")
        .execute();
      await tx.updateTable("units").set({ print_status: "Packed", work_status: "" }).execute();
    });
    let keys = 0;
    await work({
      world,
      id,
      confirm: async (more, who = "packager") => {
        const scan = { key: `confirm-key-${keys++}`, code: CONFIRM, about: "PK-000001", ...more };
        return (await floor.send("pack", [scan], { who }))[0];
      },
    });
  });

const told = (answer: ScanAnswer | undefined) => [answer?.outcome, answer?.code || answer?.event];

Deno.test("S6.12 for a package whose method sells no label others are offered; the office sees prices, the floor does not", () =>
  atBench(async ({ world, id }) => {
    const floor = await methodsFor(id, world.as("packager"));
    assert.deepEqual(floor.map(({ code, price_minor, office }) => [code, price_minor, office]), [
      ["express", null, false],
      ["overnight", null, true],
    ]);
    const office = await methodsFor(id, world.as("order_qc"));
    assert.deepEqual(office.map(({ code, price_minor, currency }) => [code, price_minor, currency]), [
      ["express", POSTAGE.light, "USD"],
      ["overnight", DEAR, "USD"],
    ]);
    const ranges = (status: string) =>
      world.db.write((tx) =>
        tx.updateTable("number_ranges").set({ status }).where("method_code", "=", "express").execute()
      );
    await ranges("Paused");
    const numbered = await methodsFor(id, world.as("packager"));
    assert.deepEqual(
      numbered.map(({ code }) => code),
      ["overnight"],
      "a method of our own without numbers is not offered",
    );
    await ranges("Active");
    await world.package("packager", [id], "package.setMethod", { method_code: "express" });
    assert.deepEqual(
      await methodsFor(id, world.as("packager")),
      [],
      "the package's own method can sell a label now",
    );
  }));

Deno.test("a refused confirmation stores the weight; another method whose price is covered buys the label at once", () =>
  atBench(async ({ world, id, confirm }) => {
    const refused = await confirm({ weight_g: 410 });
    assert.deepEqual(told(refused), ["refused", "hasMethod"]);
    assert.equal(refused?.parcel?.weighed_g, 410);
    assert.deepEqual(
      told(await confirm({})),
      ["refused", "hasMethod"],
      "the purchase is tried again for this package",
    );
    const bought = await confirm({ method_code: "express" });
    assert.deepEqual([...told(bought), bought?.parcel?.label_status], ["done", "label.buy", "Asked"]);
    const [label] = await labelsOf(world, id);
    assert.deepEqual([label?.method_code, label?.price_minor], ["express", POSTAGE.light]);
  }));

Deno.test("only the office chooses a method that costs more than was reserved, and the seller is notified once", () =>
  atBench(async ({ world, id, confirm }) => {
    const news = () => world.db.read.selectFrom("notifications").select(["user_id", "content"]).execute();
    const refused = await confirm({ weight_g: 410, method_code: "overnight" });
    assert.deepEqual(told(refused), ["refused", "needsOffice"]);
    assert.deepEqual([refused?.parcel?.method_code, refused?.parcel?.weighed_g], ["standard", 410]);
    const [step] = await world.package("packager", [id], "package.setMethod", { method_code: "overnight" });
    assert.equal(step?.reason?.code, "needsOffice", "a step of the package is refused too");
    assert.deepEqual(await news(), []);
    assert.deepEqual(told(await confirm({ method_code: "overnight" }, "order_qc")), ["done", "label.buy"]);
    assert.deepEqual(await news(), [{
      user_id: "anna",
      content: "PK-000001 is sent with overnight for 8.50 USD: 3.50 USD more than was reserved.",
    }]);
  }));

Deno.test("Real input 19 the pack bench asks about customs lines that weigh more than the package, stores the weight, and buys after confirmation", () =>
  atBench(async ({ world, id, confirm }) => {
    const express = { method_code: "express" };
    // The weight is within the tolerance, but below the garments' weight.
    const weighed = { weight_g: 385 };
    assert.deepEqual(told(await confirm({ ...weighed, ...express })), ["refused", "isNetWithin"]);
    assert.deepEqual(await labelsOf(world, id), []);
    const again = await confirm({ ...weighed, sure: true });
    assert.deepEqual([...told(again), again?.parcel?.weighed_g], ["refused", "isNetWithin", 385]);
    assert.deepEqual(told(await confirm({ ...weighed, sure: true, net_sure: true })), ["done", "label.buy"]);
    assert.equal((await labelsOf(world, id)).length, 1);
  }));
