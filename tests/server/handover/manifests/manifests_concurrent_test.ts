/** Two simultaneous calls, on both engines: one effect, and nothing lost. */
import assert from "node:assert/strict";
import { manifestFaults } from "../../../../server/modules/handover/manifests/verify_store.ts";
import { inManifests, type ManifestWorld } from "../../../support/handover/manifest_world.ts";

const assertSound = async ({ db }: ManifestWorld) => assert.deepEqual(await manifestFaults(db.read), []);

const outcomesOf = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map(({ status }) => status).toSorted();

Deno.test("S2.15 if two manifests of the same packages are made at the same time one gets them, in every order", () =>
  inManifests(async (world) => {
    const { packages } = await world.postal(2);
    const all = () => world.make();
    const picked = () => world.make({ package_ids: packages });
    for (const [one, other] of [[all, all], [all, picked], [picked, all], [picked, picked]] as const) {
      assert.deepEqual(await outcomesOf([one(), other()]), ["fulfilled", "rejected"]);
      const { _id } = await world.db.read.selectFrom("manifests").select("_id")
        .where("status", "=", "Processing").executeTakeFirstOrThrow();
      assert.equal((await world.lines(_id)).length, 2);
      await world.step(_id, "manifest.cancel");
    }
    await assertSound(world);
  }));

Deno.test("S2.15 a manifest is either cancelled, remade or submitted", () =>
  inManifests(async (world) => {
    const { packages } = await world.postal(2);
    for (const [rival, params] of [["manifest.cancel", {}], ["manifest.remake", {}]] as const) {
      const manifest = await world.make({ package_ids: packages });
      await world.step(manifest, "manifest.generate");
      const both = [
        world.step(manifest, "manifest.submit", { count: 2 }),
        world.step(manifest, rival, params),
      ];
      const done = (await Promise.all(both)).map(({ ok }) => ok);
      assert.equal(done.filter(Boolean).length, 1, `${done} of submit and ${rival}`);
      const { status } = await world.manifestRow(manifest);
      assert.equal(status, done[0] ? "Submitted" : "Cancelled");
      await assertSound(world);
      if (done[0]) return;
      const made = await world.db.read.selectFrom("manifests").select("_id")
        .where("status", "=", "Processing").execute();
      for (const { _id } of made) await world.step(_id, "manifest.cancel");
    }
  }));

Deno.test("S2.15 an order is held or its manifest hands its package over, never both", () =>
  inManifests(async (world) => {
    const { packages: [pkg = ""], orders: [order = ""] } = await world.postal(1);
    const manifest = await world.make({ package_ids: [pkg] });
    await world.step(manifest, "manifest.generate");
    const [submitted, [held]] = await Promise.all([
      world.step(manifest, "manifest.submit", { count: 1 }),
      world.world.move("root", [order], "order.hold", { reason: "Address" }),
    ]);
    assert.notEqual(submitted.ok, held?.ok);
    await assertSound(world);
  }));

Deno.test("S2.15 a package either goes into a box or leaves with its manifest, and two people who accept a manifest do so once", () =>
  inManifests(async (world) => {
    const { packages: [first = "", second = ""] } = await world.postal(2);
    const box = await world.makeBox();
    const manifest = await world.make({ package_ids: [first, second] });
    await world.step(manifest, "manifest.generate");
    const [boxed, submitted] = await Promise.all([
      world.movePackage(first, "box.in", { box_id: box }, "packager"),
      world.step(manifest, "manifest.submit", { count: 2 }),
    ]);
    assert.notEqual(boxed.ok, submitted.ok, "an open box keeps the manifest here");
    if (boxed.ok) {
      await world.movePackage(first, "box.out", {}, "packager");
      assert.ok((await world.step(manifest, "manifest.submit", { count: 2 })).ok);
    }
    const rejected = [{ package_id: second, reason: "Torn" }];
    const accepted = await Promise.all([
      world.step(manifest, "manifest.accept", { rejected }),
      world.step(manifest, "manifest.accept"),
    ]);
    assert.deepEqual(accepted.map(({ ok }) => ok).toSorted(), [false, true]);
    await Promise.all([world.follow(), world.follow()]);
    await assertSound(world);
    const audit = await world.db.read.selectFrom("audit_events").select("entity_id")
      .where("action", "=", "manifests.settle").where("entity", "=", "packages").execute();
    const ids = audit.map(({ entity_id }) => entity_id);
    assert.equal(new Set(ids).size, ids.length, "a package was updated twice");
  }));
