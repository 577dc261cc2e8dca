/** `kill -9` after a manifest was submitted and while its packages are handed over: another process continues. */
import assert from "node:assert/strict";
import { ACCEPTED_AT_ONCE } from "../../../../api/handover/postal_manifest.ts";
import { manifestFaults } from "../../../../server/modules/handover/manifests/verify_store.ts";
import { ManifestWorld } from "../../../support/handover/manifest_world.ts";
import { killWithin, withReopened } from "../../../support/kill/handover_kill.ts";
import { openWorld, WORLD, worldOf } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { isSoak } from "../../../support/soak.ts";

const KILLED_IN = isSoak ? [1, 2, 1, 3, 2] : [2];
const AT_ONCE = isSoak ? ACCEPTED_AT_ONCE : 2;
const PACKAGES = (isSoak ? 12 : 2) * AT_ONCE;

Deno.test(`S2.15 killed ${KILLED_IN.length} times within the job that follows a manifest, each package follows once`, async () => {
  await using fresh = await freshDatabase(WORLD);
  const first = new ManifestWorld(openWorld(fresh.db));
  const { packages, orders } = await first.postal(PACKAGES);
  const manifest = await first.make({ package_ids: packages });
  assert.ok((await first.step(manifest, "manifest.generate")).ok);
  // Starting a process costs more than the rest, so the short run kills only within the job.
  if (!isSoak) assert.ok((await first.step(manifest, "manifest.submit", { count: PACKAGES })).ok);
  await fresh.db.close();
  if (isSoak) await killWithin(fresh.place, "submit", manifest, `${PACKAGES}`);
  await withReopened(fresh.place, async (db) => {
    const world = new ManifestWorld(worldOf(db));
    assert.equal((await world.manifestRow(manifest)).status, "Submitted");
    const [held] = await world.world.move("root", [orders[1] ?? ""], "order.hold", { reason: "Late" });
    assert.equal(held?.ok, false, "its package counts as out");
    assert.ok((await world.step(manifest, "manifest.accept")).ok);
    assert.deepEqual(await world.statuses(), { Packed: PACKAGES });
  });

  let followed = 0;
  for (const killedIn of KILLED_IN) {
    await killWithin(fresh.place, "follow", `${NOW}`, `${killedIn}`, `${AT_ONCE}`);
    // The transaction that was open at the kill is rolled back.
    followed += (killedIn - 1) * AT_ONCE;
    await withReopened(fresh.place, async (db) => {
      const { "Handed Over": out = 0, Packed: here } = await new ManifestWorld(worldOf(db)).statuses();
      assert.deepEqual([out, here], [followed, PACKAGES - followed]);
    });
  }
  await withReopened(fresh.place, async (db) => {
    const world = new ManifestWorld(worldOf(db));
    await world.follow();
    assert.deepEqual(await world.statuses(), { "Handed Over": PACKAGES });
    assert.deepEqual(await world.orderStatuses(), ["Shipped"]);
    const audit = await db.read.selectFrom("audit_events").select("entity_id")
      .where("entity", "=", "packages").where("action", "=", "manifests.settle").execute();
    assert.deepEqual(audit.map(({ entity_id }) => entity_id).toSorted(), packages.toSorted());
    assert.deepEqual(await manifestFaults(db.read), []);
  });
});
