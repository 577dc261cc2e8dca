/**
 * Property: whatever happens to manifests and their packages, a package is on at most one live list, and sums
 * match SQL.
 */
import assert from "node:assert/strict";
import { boxFaults } from "../../../../server/modules/handover/boxes/verify_store.ts";
import { manifestFaults } from "../../../../server/modules/handover/manifests/verify_store.ts";
import { ManifestWorld } from "../../../support/handover/manifest_world.ts";
import { makeWorld, openWorld } from "../../../support/orders/world.ts";
import { type Contents, withDatabase } from "../../../support/server/database.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";

const PACKAGES = 6;
const STEPS = [
  ...["make", "add", "remove", "generate", "submit", "miscount", "accept", "reject", "close"] as const,
  ...["remake", "cancel", "follow", "hold", "release", "void"] as const,
];
const anyStep = fc.record({ step: fc.constantFrom(...STEPS), at: fc.nat(20), pick: fc.nat(PACKAGES - 1) });
type Walked = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

async function take(
  world: ManifestWorld,
  { step, at, pick }: Walked,
  { packages, orders }: { readonly packages: readonly string[]; readonly orders: readonly string[] },
): Promise<void> {
  const [pkg = "", order = ""] = [packages[pick], orders[pick]];
  const made = await world.db.read.selectFrom("manifests").select(["_id", "items_count"]).orderBy("seq")
    .execute();
  const manifest = made[at % Math.max(1, made.length)];
  if (step === "make") return void await world.make({ package_ids: [pkg] }).catch(() => null);
  if (step === "follow") return await world.follow();
  if (step === "void") return void await world.movePackage(pkg, "label.void", { reason: "Test" });
  if (step === "hold" || step === "release") {
    return void await world.world.move("root", [order], `order.${step}`, { reason: "Test" });
  }
  if (!manifest) return;
  const { _id, items_count } = manifest;
  const params = {
    add: { package_ids: [pkg] },
    remove: { package_ids: [pkg] },
    submit: { count: items_count },
    miscount: { count: items_count + 1 },
    reject: { rejected: [{ package_id: pkg, reason: "Torn" }] },
    remake: { without: [pkg] },
  }[step as "add"] ?? {};
  const event = step === "miscount" ? "submit" : step === "reject" ? "accept" : step;
  const { ok } = await world.step(_id, `manifest.${event}`, params);
  assert.ok(!(ok && step === "miscount"), "a wrong count is refused");
}

const WAITING: Contents = {
  name: `${PACKAGES} packages for the post`,
  fill: async (db) => await new ManifestWorld(await makeWorld(db)).postal(PACKAGES),
};

/** Each walk begins with fresh waiting packages, as those of an earlier walk may have left. */
const walkOnce = (walk: readonly Walked[]): Promise<void> =>
  withDatabase(async (db) => {
    const world = new ManifestWorld(openWorld(db));
    const rows = await db.read.selectFrom("packages").select(["_id", "order_id"]).orderBy("seq").execute();
    const all = { packages: rows.map(({ _id }) => _id), orders: rows.map(({ order_id }) => order_id) };
    for (const each of walk) await take(world, each, all);
    assert.deepEqual(await manifestFaults(db.read), []);
    assert.deepEqual(await boxFaults(db.read), []);
  }, WAITING);

Deno.test("S2.15 property: after random steps of manifests a package is on at most one live list, and sums match SQL", () =>
  fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), walkOnce), {
    numRuns: isSoak ? 2_000 : 4,
  }));
