/** `kill -9` after a bill's signature and while its packages are handed over: another process continues. */
import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { boxFaults } from "../../../../server/modules/handover/boxes/verify_store.ts";
import {
  HAND_OVER_PACKAGES,
  handOverBoxPackages,
} from "../../../../server/modules/handover/local_bills/hand_over_loop.ts";
import { killWithin, withReopened } from "../../../support/kill/handover_kill.ts";
import { BillWorld } from "../../../support/handover/bill_world.ts";
import { makeFullBox, scaleOf } from "../../../support/handover/full_box.ts";
import { makeWorld, worldOf } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { isSoak } from "../../../support/soak.ts";

/** For each process in turn, the number of its transaction in which it is killed, counted from 1. */
const KILLED_IN = isSoak ? Array.from({ length: 40 }, (_, at) => 1 + at % 2) : [2];
const PACKAGES = isSoak ? 200 : 2 * HAND_OVER_PACKAGES;
const AFTER = NOW + 120;

/** Counts packages by their status. */
async function statusesIn({ read }: Database): Promise<Record<string, number>> {
  const rows = await read.selectFrom("packages").select("shipment_status as status")
    .select(({ fn }) => fn.countAll<number | string>().as("n")).groupBy("shipment_status").execute();
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]));
}

/** Asserts that each package and its order followed once, and no other record changed. */
async function assertFollowedOnce(db: Database, packages: readonly string[]): Promise<void> {
  assert.deepEqual(await statusesIn(db), { "Handed Over": packages.length });
  const audit = await db.read.selectFrom("audit_events").select(["entity", "entity_id"])
    .where("entity", "in", ["packages", "orders"]).where("action", "in", ["boxes.settle", "packages.settle"])
    .where("changes", "like", "%Handed Over%").execute();
  const of = (entity: string) => audit.filter((row) => row.entity === entity).map((row) => row.entity_id);
  assert.deepEqual(of("packages").toSorted(), packages.toSorted());
  assert.equal(new Set(of("orders")).size, packages.length);
  assert.equal(of("orders").length, packages.length, "an order was updated twice");
  assert.deepEqual(await boxFaults(db.read), []);
}

Deno.test(`S2.10 killed after the signature and ${KILLED_IN.length} times within the job, another process continues, each package once`, async () => {
  await using fresh = await freshDatabase();
  const bills = new BillWorld(await makeWorld(fresh.db));
  const { box, packages, orders } = await makeFullBox(bills, PACKAGES);
  assert.equal((await bills.moveBox(box, "box.close", scaleOf(PACKAGES))).reason, "");
  const bill = await bills.makeBill();
  await bills.onBill(box, bill);
  await fresh.db.close();

  await killWithin(fresh.place, "sign", bill);
  await withReopened(fresh.place, async (db) => {
    const signed = new BillWorld(worldOf(db));
    assert.deepEqual([(await signed.billRow(bill)).status, (await signed.row(box)).status], [
      "Confirmed",
      "Handed Over",
    ]);
    assert.deepEqual(await statusesIn(db), { Boxed: PACKAGES });
    const [held] = await signed.world.move("root", [orders[0] ?? ""], "order.hold");
    assert.equal(held?.ok, false, "its package counts as out");
  });

  let followed = 0;
  for (const killedIn of KILLED_IN) {
    if (followed + (killedIn - 1) * HAND_OVER_PACKAGES >= PACKAGES) break;
    await killWithin(fresh.place, "tell", `${AFTER}`, `${killedIn}`);
    // The transaction that was open at the kill is rolled back.
    followed += (killedIn - 1) * HAND_OVER_PACKAGES;
    await withReopened(fresh.place, async (db) => {
      const { "Handed Over": out = 0, Boxed: inside } = await statusesIn(db);
      assert.deepEqual([out, inside], [followed, PACKAGES - followed]);
    });
  }
  assert.ok(followed > 0 && followed < PACKAGES, `${followed} followed before the last process`);
  await withReopened(fresh.place, async (db) => {
    await handOverBoxPackages({ db, settings: testSettings, now: () => AFTER });
    await assertFollowedOnce(db, packages);
  });
});
