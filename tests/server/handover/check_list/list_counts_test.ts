/** The Check List counts packages on postal manifests, and leaves earlier ticks as they were. */
import assert from "node:assert/strict";
import { type CheckCounts, LIST_COUNTS } from "../../../../api/shipping/check_counts.ts";
import { checkListModule } from "../../../../server/modules/handover/check_list/module.ts";
import { linesIn } from "../../../../server/modules/handover/check_list/lines_store.ts";
import { tickFaults } from "../../../../server/modules/handover/check_list/ticks_store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { countedByHand } from "../../../support/handover/checked_packages.ts";
import { inManifests, type ManifestWorld } from "../../../support/handover/manifest_world.ts";
import { shipDayOf } from "../../../../api/shipping/ship_day.ts";
import { reverseDay } from "../../../../api/time/day_text.ts";
import { NOW } from "../../../support/people/people.ts";

interface Line {
  readonly day: string;
  readonly location_id: string;
  readonly carrier: string;
  readonly digest: string;
  readonly counts: CheckCounts;
  readonly tick: { readonly changes: readonly { readonly count: string }[] } | null;
}

const RANGE = {
  start: reverseDay(shipDayOf(NOW - 3 * 86_400, "UTC")),
  end: reverseDay(shipDayOf(NOW + 3 * 86_400, "UTC")),
};
const list = async ({ world }: ManifestWorld): Promise<readonly Line[]> =>
  await checkListModule.queries!.checkList!(RANGE as never, world.as("root"), {} as never) as never;

async function listCounts(manifests: ManifestWorld): Promise<readonly (readonly number[])[]> {
  const lines = await list(manifests);
  for (const line of lines) {
    const byHand = await countedByHand(manifests, line);
    for (const [count, found] of Object.entries(line.counts)) {
      assert.equal(found, byHand.get(count as keyof CheckCounts)?.length, `${line.day} ${count}`);
    }
  }
  return lines.map(({ counts }) => LIST_COUNTS.map((count) => counts[count]));
}

Deno.test("S2.3 S2.15 packages on a manifest are listed, those on none missing, and those on a manifest of another day extra", () =>
  inManifests(async (world) => {
    await world.postal(2);
    await world.postal(1, -1);
    assert.deepEqual(await listCounts(world), [[0, 2, 0], [0, 1, 0]]);
    const manifest = await world.make();
    assert.deepEqual(await listCounts(world), [[2, 0, 0], [1, 0, 1]]);
    await world.step(manifest, "manifest.generate");
    await world.step(manifest, "manifest.submit", { count: 3 });
    const [today] = await list(world);
    assert.equal(today?.counts.handed_over, 2, "they count as out");
    const [{ package_id } = { package_id: "" }] = await world.lines(manifest);
    await world.step(manifest, "manifest.accept", { rejected: [{ package_id, reason: "Torn" }] });
    await world.follow();
    const sums = (await listCounts(world)).reduce((sum, counts) => sum.map((each, at) => each + counts[at]!));
    assert.deepEqual(sums[0], 2, "the rejected package is on no list");
  }));

Deno.test("S2.3 S2.15 a tick from before manifests were counted shows no change by them, and later ticks do", () =>
  inManifests(async (world) => {
    const { db } = world;
    await world.postal(2);
    const tick = async () => {
      const [line] = await list(world);
      const { day, location_id, carrier, digest } = line!;
      const args = { day, location_id, carrier, digest, signed_by: "A" };
      await runMutation(
        "makeDayCheck",
        checkListModule.mutations!.makeDayCheck!,
        args,
        world.world.as("root"),
      );
    };
    await tick();
    const at = { reader: db.read, engine: db.engine, scope: ALL_SELLERS, now: NOW };
    const [{ stageDigest } = { stageDigest: "" }] = await linesIn(at, {
      ...{ from: "2000-01-01", to: "2100-01-01", locations: null, carriers: null },
    });
    const counts = Object.fromEntries(
      Object.entries((await list(world))[0]!.counts).filter(([name]) =>
        !(LIST_COUNTS as readonly string[]).includes(name)
      ),
    );
    // The tick is stored as an earlier build would have done.
    await db.write(async (tx) => {
      await tx.updateTable("day_checks").set({
        ...{ has_lists: 0, digest: stageDigest, counts: JSON.stringify(counts) },
      }).execute();
      await tx.updateTable("day_check_packages").set(({ eb }) => ({ mark: eb("mark", "-", 128) })).execute();
    });
    await world.make();
    const changes = async () => (await list(world))[0]?.tick?.changes.map(({ count }) => count);
    assert.deepEqual(await changes(), []);
    assert.deepEqual(await tickFaults(db.read), []);

    const { _id } = await db.read.selectFrom("day_checks").select("_id").executeTakeFirstOrThrow();
    const trash = checkListModule.mutations!.trashDayCheck!;
    await runMutation("trashDayCheck", trash, { delete_ids: [_id] }, world.world.as("root"));
    await tick();
    const { _id: manifest } = await db.read.selectFrom("manifests").select("_id").executeTakeFirstOrThrow();
    await world.step(manifest, "manifest.cancel");
    assert.deepEqual(await changes(), ["listed", "missing"]);
  }));
