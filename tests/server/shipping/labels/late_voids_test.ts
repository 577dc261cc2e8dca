import assert from "node:assert/strict";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import {
  addNumbers,
  labelsOf,
  labelWorld,
  paidPackage,
  runOwnLabels,
  walletOf,
} from "../../../support/shipping/label_world.ts";

Deno.test("S2.29 a label whose last day is over stays charged when its package is cancelled, and nobody asks its provider", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 50 });
    const ids = [await paidPackage(world), await paidPackage(world)];
    for (const id of ids) assert.ok((await world.package("root", [id], "label.buy"))[0]?.ok);
    await runOwnLabels(world);
    const before = await walletOf(world, "anna");
    for (const [nth, id] of ids.entries()) {
      await db.write((tx) =>
        tx.updateTable("labels").set({ void_until: NOW - 1, account: nth === 0 ? "" : "pb" })
          .where("package_id", "=", id).execute()
      );
      const [done] = await world.package("root", [id], "package.cancel");
      assert.deepEqual([done?.ok, done?.shipment_status], [true, "Voided"], JSON.stringify(done?.reason));
      const [label] = await labelsOf(world, id);
      assert.deepEqual([label?.status, label?.wake_at], ["Void Refused", null]);
      const pkg = await db.read.selectFrom("packages").select("label_status").where("_id", "=", id)
        .executeTakeFirstOrThrow();
      assert.equal(pkg.label_status, "Void Refused");
    }
    assert.deepEqual(await walletOf(world, "anna"), before);
    assert.deepEqual(await bookFaults(db.read), []);
  }));
