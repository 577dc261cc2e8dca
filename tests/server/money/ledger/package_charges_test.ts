import assert from "node:assert/strict";
import type { PackageCharge } from "../../../../api/generated/schema.ts";
import { atRest, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addNumbers,
  labelWorld,
  paidPackage,
  POSTAGE,
  runOwnLabels,
} from "../../../support/shipping/label_world.ts";
import type { Name } from "../../../support/orders/world.ts";

const READ = (root: string) => `query Q($id: ID!) { p: ${root}(_id: $id) { charges { kind amount_minor } } }`;

Deno.test("S2.7 a package shows what was reserved, charged and refunded: to its seller and the office, never to the floor", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 2 });
    const [id, other] = [await paidPackage(world), await paidPackage(world)];
    await using app = testApp(db, { modules: atRest });
    const chargesFor = async (name: Name, root = "getPackageById", _id = id) => {
      const { data, errors } = await app.ask<object, { p: { charges: PackageCharge[] } | null }>(
        await world.token(name),
        READ(root),
        { id: _id },
      );
      return errors[0]?.extensions.code ??
        data?.p?.charges.map(({ kind, amount_minor }) => [kind, amount_minor]);
    };
    assert.deepEqual(await chargesFor("root"), [["held", POSTAGE.light]]);
    await world.package("root", [id], "label.buy");
    assert.deepEqual(await chargesFor("root"), [["held", POSTAGE.light]]);
    await runOwnLabels(world);
    await world.package("root", [id], "label.void", { reason: "Wrong weight" });
    const all = [["held", POSTAGE.light], ["charged", POSTAGE.light], ["returned", POSTAGE.light]];
    assert.deepEqual(await chargesFor("order_qc"), all);
    assert.deepEqual(await chargesFor("anna", "getFulfilmentById"), all);
    assert.equal(await chargesFor("ben", "getFulfilmentById"), "NOT_FOUND");
    assert.deepEqual(await chargesFor("packager"), []);
    // The hold for a label that failed stays for the next label, until the package is cancelled.
    await db.write((tx) => tx.updateTable("number_ranges").set({ status: "Paused" }).execute());
    await world.package("root", [other], "label.buy");
    await runOwnLabels(world);
    const waiting = [["held", POSTAGE.light]];
    assert.deepEqual(await chargesFor("root", "getPackageById", other), waiting);
    await world.package("root", [other], "package.cancel", { reason: "Not sent" });
    assert.deepEqual(await chargesFor("root", "getPackageById", other), [...waiting, [
      "freed",
      POSTAGE.light,
    ]]);
  }));
