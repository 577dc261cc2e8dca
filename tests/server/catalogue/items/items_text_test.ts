/** The items of an order in one line of text: written with the order, and once by a migration for older orders. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { itemsText } from "../../../../api/orders/items_text.ts";
import { itemsText as migration } from "../../../../server/db/migrations/0085_items_text.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { fc } from "../../../support/property.ts";
import { makeWorld } from "../../../support/orders/world.ts";

Deno.test("Clear answers 1: one tee and two bodysuits are named as such, and the garments always add up", () => {
  const tee = { title: "Organic cotton tee", quantity: 1 };
  assert.equal(itemsText([tee, { title: "Bodysuit", quantity: 2 }]), "Organic cotton tee, Bodysuit × 2");
  assert.equal(itemsText([tee]), "Organic cotton tee");
  assert.equal(itemsText([tee, tee, tee]), "Organic cotton tee × 3");
  assert.equal(itemsText([]), "");
  const lines = fc.array(fc.record({
    title: fc.constantFrom("Tee", "Bodysuit", "Hoodie", "Mug", "Dress"),
    quantity: fc.integer({ min: 1, max: 40 }),
  }));
  fc.assert(fc.property(lines, (some) => {
    const parts = itemsText(some).split(", ").filter(Boolean);
    const named = parts.map((part) => Number(/(?:× |^\+)(\d+)$/.exec(part)?.[1] ?? 1));
    assert.equal(
      named.reduce((sum, count) => sum + count, 0),
      some.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    assert.ok(parts.length <= 4);
  }));
});

Deno.test("Clear answers 1: the migration names the items of older orders like those of new ones", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const skus = ["TEE-BLACK-M", "MUG-WHITE", "HOODIE-GREY-L", "UNKNOWN-1", "UNKNOWN-2"];
    const mixes = [[0], [1, 0, 1], [0, 1, 2], [4, 3, 2, 1, 0], [3, 3], [2, 0, 4, 0, 1]];
    for (const mix of mixes) {
      await world.order({ lines: mix.map((at) => ({ sku: skus[at]!, quantity: at + 1 })) });
    }
    const textsOf = async () =>
      (await db.read.selectFrom("orders").select("items_title").orderBy("seq").execute())
        .map(({ items_title }) => items_title);
    const written = await textsOf();
    assert.ok(written.includes("hoodie-grey-l × 3, tee-black-m × 2, UNKNOWN-2 × 5, +2"), written.join(" | "));
    await db.write(async (tx) => {
      await sql`update orders set items_title = (select title from order_lines as l where l.order_id = orders._id
        order by l.position limit 1)`.execute(tx);
      for (const statement of migration.statements(db.engine)) await sql.raw(statement).execute(tx);
    });
    assert.deepEqual(await textsOf(), written);
  }));
