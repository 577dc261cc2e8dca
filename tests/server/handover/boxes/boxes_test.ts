/** Boxes by their steps: what goes in, when one closes, and what a box does to its packages and orders. */
import assert from "node:assert/strict";
import { withDatabase } from "../../../support/server/database.ts";
import { BoxWorld } from "../../../support/handover/box_world.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const inBoxes = (work: (boxes: BoxWorld) => Promise<void>) =>
  withDatabase(async (db) => await work(new BoxWorld(await makeWorld(db))));

Deno.test("S2.8 a box takes the method of its first package, and its sums are those of its packages", () =>
  inBoxes(async (boxes) => {
    const one = await boxes.packed();
    const two = await boxes.packed();
    await boxes.weigh(one.pkg, 310);
    const box = await boxes.makeBox();
    assert.equal((await boxes.row(box)).method_code, "");
    for (const { pkg } of [one, two]) {
      assert.deepEqual((await boxes.movePackage(pkg, "box.in", { box_id: box }, "packager")).reason, "");
    }
    const { method_code, packages_count, net_g, estimated_count, status } = await boxes.row(box);
    assert.deepEqual({ packages_count, net_g, estimated_count, status }, {
      packages_count: 2,
      net_g: 310 + 400,
      estimated_count: 1,
      status: "Processing",
    });
    assert.equal(method_code, "standard");
    assert.equal(await boxes.statusOf(one.pkg), "Boxed");
    assert.deepEqual((await boxes.movePackage(one.pkg, "box.out", {}, "packager")).reason, "");
    assert.deepEqual([await boxes.statusOf(one.pkg), (await boxes.row(box)).packages_count], ["Packed", 1]);
  }));
