import assert from "node:assert/strict";
import type { Package } from "../../../../api/generated/schema.ts";
import { documentOf } from "../../../../resources/document.ts";
import { ordersShip } from "../../../../resources/shipping/orders_ship.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld } from "../../../support/orders/world.ts";

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
