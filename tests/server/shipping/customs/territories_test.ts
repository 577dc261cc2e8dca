/** Customs of packages to places that are treated differently from their country. */
import assert from "node:assert/strict";
import { declarationsOf } from "../../../../server/modules/shipping/customs/store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { onGrounds } from "../../../support/server/grounds.ts";

Deno.test(
  "Real input 17 a package has the customs form of its destination's territory, by its postal code and state",
  onGrounds(async ({ world }) => {
    await world.topUp("anna", 100_000);
    const { db } = world;
    await db.write((tx) =>
      tx.updateTable("locations").set({ country: "US", postal_code: "10001" }).execute()
    );
    const formTo = async (country: string, postal_code: string, region = "") => {
      const order = await world.order({ country, postal_code, region }, ["order.submit", "order.pay"]);
      const { _id } = await db.read.selectFrom("packages").select("_id").where("order_id", "=", order)
        .executeTakeFirstOrThrow();
      const declaration = (await declarationsOf(db.read, ALL_SELLERS, [_id])).get(_id);
      return [declaration?.form, declaration?.isDutied];
    };
    assert.deepEqual(await formTo("US", "10115", "NY"), [null, false]);
    assert.deepEqual(await formTo("PR", "00907"), [null, false]);
    assert.deepEqual(await formTo("US", "00907", "PR"), [null, false]);
    assert.deepEqual(await formTo("US", "09316", "AE"), ["CN22", true]);
    assert.deepEqual(await formTo("CA", "K1A 0B1", "ON"), ["CN22", true]);
  }),
);
