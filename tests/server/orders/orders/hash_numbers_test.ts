/** Real input 4: a shop's number is found with and without its leading #, however it is stored. */
import assert from "node:assert/strict";
import type { Order } from "../../../../api/generated/schema.ts";
import { MAX_TEXT_VALUES } from "../../../../api/search_values.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld } from "../../../support/orders/world.ts";

Deno.test("Real input 4: #1001 and 1001 find both orders, alone and in a long pasted list", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const ids = [
      await world.order({ external_number: "#1001" }),
      await world.order({ external_number: "1002" }),
    ];
    const { queries } = serveModule(orders);
    const found = async (search: string) => {
      const rows = await queries!.orders!(
        { search, sort: "created_at" },
        world.as("anna", { page: { page: 1, perPage: 20 } }),
      );
      return (rows as readonly Order[]).map(({ _id }) => _id).sort();
    };
    const absent = Array.from({ length: MAX_TEXT_VALUES }, (_, at) => `#70${String(at).padStart(2, "0")}`);
    for (const [one, other] of [["1001", "1002"], ["#1001", "#1002"]] as const) {
      assert.deepEqual(await found(one), [ids[0]]);
      assert.deepEqual(await found(other), [ids[1]]);
      const search = [one, other, ...absent].join(",");
      assert.deepEqual(await found(search), [...ids].sort());
      assert.deepEqual(await queries!.ordersMissing!({ search }, world.as("anna")), absent);
    }
  }));
