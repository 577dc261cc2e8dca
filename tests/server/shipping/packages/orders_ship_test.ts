import assert from "node:assert/strict";
import type { Package } from "../../../../api/generated/schema.ts";
import { documentOf } from "../../../../resources/document.ts";
import { ordersShip } from "../../../../resources/shipping/orders_ship.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { stampOf } from "../../../../server/mutate.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld, type Name } from "../../../support/orders/world.ts";
import {
  addNumbers,
  labelWorld,
  paidPackage,
  POSTAGE,
  walletOf,
} from "../../../support/shipping/label_world.ts";

Deno.test("S2.21 S6.10 /orders/ship lists orders waiting for a label by due date: all for the office, a seller's own without costs, none for the floor", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.order({}, ["order.submit", "order.pay"]);
    await world.order({ store_id: "ben-tiktok" }, ["order.submit", "order.pay"]);
    await using app = testApp(db);
    const text = documentOf(ordersShip, "seller_name,policy_code");
    const variables = { shipment_status: ["Processing"], sort: "due_at", label: ["None"], weight: ["to500"] };
    const ask = async (name: "root" | "anna" | "packager") =>
      await app.ask<object, { fulfilments: Package[] }>(await world.token(name), text, variables);
    const office = (await ask("root")).data?.fulfilments ?? [];
    assert.deepEqual(office.map(({ code, units_made, units_packed }) => [code, units_made, units_packed]), [
      ["PK-000001", 0, 0],
      ["PK-000002", 0, 0],
    ]);
    const own = (await ask("anna")).data?.fulfilments ?? [];
    assert.deepEqual(own.map(({ code, policy_code }) => [code, policy_code]), [["PK-000001", ""]]);
    assert.equal((await ask("packager")).errors[0]?.extensions.code, "FORBIDDEN");
  }));

Deno.test("S2.21 S2.29 a package is covered if the balance has its postage with tax less what is reserved, as when its label is bought", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 50 });
    await db.write((tx) =>
      tx.insertInto("tax_rates").values({
        ...{ _id: "tax", rate: "10", rate_ppm: 100_000, effective_at: 0, user_id: "root" },
        ...{ created_at: 0, updated_at: 0, version: 1 },
      }).execute()
    );
    const id = await paidPackage(world);
    const [reserved, due] = [POSTAGE.light + 50, POSTAGE.heavy + 90];
    assert.equal((await walletOf(world, "anna")).held, reserved);
    await world.package("root", [id], "package.weigh", { weight_g: 1_500 });
    await using app = testApp(db);
    const covered = async (name: Name, list = "fulfilments") => {
      const text = `{ ${list} { covered } }`;
      const { data } = await app.ask<object, Record<string, Package[]>>(await world.token(name), text, {});
      return data?.[list]?.map((each) => each.covered);
    };
    const buy = async () => (await world.package("root", [id], "label.buy"))[0]?.reason?.code ?? "";
    const { balance, held } = await walletOf(world, "anna");
    const facts = {
      payer: "wallet",
      minor: balance - held - (POSTAGE.heavy - reserved),
      currency: "USD",
    } as const;
    const debit = { kind: "debit", facts, sellerId: "anna", code: "TU-1" } as const;
    await db.write((tx) => post(tx, debit, stampOf(world.as("root"))));
    assert.deepEqual([await covered("anna"), await buy()], [["No"], "balanceShort"]);
    await world.topUp("anna", due - POSTAGE.heavy);
    assert.deepEqual([await covered("anna"), await covered("packager", "packages")], [["Yes"], [""]]);
    assert.equal(await buy(), "");
    assert.deepEqual(await covered("anna"), [""], "asked for");
    await db.write((tx) => tx.updateTable("packages").set({ label_status: "Void Asked" }).execute());
    assert.deepEqual(await covered("anna"), ["Yes"], "another label is bought");
  }));
