import assert from "node:assert/strict";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { linesOf } from "../../../../server/modules/orders/orders/store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const FOREIGN = { sku: "MUG-CUSTOM", title: "Mug with a name", quantity: 2 };

Deno.test("a line that is fixed in its order keeps its declared value and the shop's name, as if it was fixed for all", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const sold = { ...FOREIGN, declared_minor: 4000, declared_currency: "EUR", raw_total: "40.00" };
    const id = await world.order({ lines: [sold] });
    const lineOf = async () => (await linesOf(world.db.read, ALL_SELLERS, [id])).get(id)![0]!;
    const { _id } = await lineOf();
    const lines = [{ _id, sku: "MUG-WHITE", quantity: 1 }];
    await runMutation("makeOrder", makeOrder, { id, version: 1, params: { lines } }, world.as("anna"));
    const { sku, external_sku, total_minor, declared_minor, declared_currency } = await lineOf();
    assert.deepEqual([sku, external_sku, total_minor, declared_minor, declared_currency], [
      ...["MUG-WHITE", "MUG-CUSTOM"],
      ...[899, 2000, "EUR"],
    ]);
    // Another item in place of a known one is other goods.
    const others = [{ _id, sku: "HOODIE-GREY-L", quantity: 1 }];
    await runMutation(
      "makeOrder",
      makeOrder,
      { id, version: 2, params: { lines: others } },
      world.as("anna"),
    );
    const { external_sku: name, declared_minor: declared } = await lineOf();
    assert.deepEqual([name, declared], ["", null]);
  }));
