/** In any state of packages counts nest, match SQL, open their packages, and change by sets. */
import assert from "node:assert/strict";
import type { CheckLine } from "../../../../api/generated/schema.ts";
import {
  CHECK_COUNTS,
  type CheckCount,
  checkFilter,
  LIST_COUNTS,
} from "../../../../api/shipping/check_counts.ts";
import { checkListModule } from "../../../../server/modules/handover/check_list/module.ts";
import { packages as packagesModule } from "../../../../server/modules/shipping/packages/module.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";
import { fc } from "../../../support/property.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { isSoak } from "../../../support/soak.ts";
import {
  addBoxes,
  addPackages,
  anyPackage,
  countedByHand,
  DAYS,
  placeOf,
} from "../../../support/handover/checked_packages.ts";

const RUNS = isSoak ? 2_000 / DAYS.length : 7;
const NESTED = CHECK_COUNTS.filter((count) => !(LIST_COUNTS as readonly string[]).includes(count)).slice(
  0,
  7,
);

const linesOf = async (world: World) =>
  await checkListModule.queries!.checkList!(
    { start: "14-11-2026", end: "16-11-2026" },
    world.as("root"),
  ) as readonly CheckLine[];

type Counted = ReadonlyMap<CheckCount, readonly string[]>;

const sizeOf = (all: readonly string[], others: readonly string[]) =>
  all.filter((id) => !others.includes(id)).length;

async function assertLine(world: World, line: CheckLine, before: Counted | undefined): Promise<Counted> {
  const byHand = await countedByHand(world, line);
  const sizes = CHECK_COUNTS.map((count) => byHand.get(count)?.length);
  assert.deepEqual(CHECK_COUNTS.map((count) => line.counts[count]), sizes);
  for (const [at, count] of NESTED.entries()) {
    const inner = NESTED[at + 1];
    if (inner) assert.ok(line.counts[inner] <= line.counts[count], `${inner} within ${count}`);
  }
  for (const count of ["packed", "scanned", "left_behind", "no_scan"] as const) {
    const check = [checkFilter({ ...placeOf(line), count })];
    const { count: found } = await serveModule(packagesModule).queries!.packagesCount!(
      { check },
      world.as("root"),
    ) as { count: number };
    assert.equal(found, byHand.get(count)?.length);
  }
  if (before) {
    const wanted = CHECK_COUNTS.map((count) => ({
      count,
      joined: sizeOf(byHand.get(count) ?? [], before.get(count) ?? []),
      left: sizeOf(before.get(count) ?? [], byHand.get(count) ?? []),
    })).filter(({ joined, left }) => joined + left > 0);
    assert.deepEqual(line.tick?.changes, wanted);
  }
  return byHand;
}

Deno.test("S2.3 property: counts nest, match SQL, and a tick's changes are differences of sets", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await addBoxes(world);
    const order = await world.order();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyPackage, { minLength: 1, maxLength: 24 }),
        fc.array(fc.tuple(fc.nat(), anyPackage), { maxLength: 8 }),
        async (made, changes) => {
          const ids = await addPackages(world, order, made);
          const ticked = new Map<string, Counted>();
          for (const line of await linesOf(world)) {
            const { day, location_id, carrier, digest } = line;
            ticked.set(
              JSON.stringify([day, location_id, carrier]),
              await assertLine(world, line, undefined),
            );
            await runMutation("makeDayCheck", checkListModule.mutations!.makeDayCheck!, {
              ...{ day, location_id, carrier, digest, signed_by: "A" },
            }, world.as("root"));
          }
          for (const [at, { status, carrier, day, isLive, due, handed }] of changes) {
            await db.write((tx) =>
              tx.updateTable("packages").set({
                ...{ shipment_status: status, carrier, ship_day: day, due_at: due, handed_at: handed },
                label_status: isLive ? "Live" : "",
              }).where("_id", "=", ids[at % ids.length] ?? "").execute()
            );
          }
          for (const line of await linesOf(world)) {
            const before = ticked.get(JSON.stringify([line.day, line.location_id, line.carrier]));
            await assertLine(world, line, before);
          }
          await db.write(async (tx) => {
            await tx.deleteFrom("day_check_packages").execute();
            await tx.deleteFrom("day_checks").execute();
            await tx.updateTable("packages").set({ ship_day: "2020-01-01" }).execute();
          });
        },
      ),
      { numRuns: RUNS },
    );
  }));
