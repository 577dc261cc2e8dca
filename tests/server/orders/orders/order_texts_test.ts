/**
 * Tests that each text of an order survives every import and export; a failure names the text and the file
 * that lacks it.
 */
import assert from "node:assert/strict";
import type { OrderInput } from "../../../../api/generated/schema.ts";
import { incomingInput } from "../../../../api/inputs/orders/incoming_orders.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { ORDER_TEXTS, type OrderTextField } from "../../../../api/orders/order_texts.ts";
import { draftsOf } from "../../../../server/modules/orders/incoming/drafts.ts";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { orderById } from "../../../../server/modules/orders/orders/store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld, STORES } from "../../../support/orders/world.ts";

const OTHERS: Partial<Record<OrderTextField, string>> = {
  country: "US",
  email: "zoe@example.test",
  postal_code: "02138",
};
const VALUES = Object.fromEntries(ORDER_TEXTS.map(({ field, kind }) => [
  field,
  OTHERS[field] ?? (kind === "paragraphs" ? `First line of ${field}\nand another` : `Text of ${field}`),
])) as Record<OrderTextField, string>;

const textsOf = (row: Readonly<Record<OrderTextField, string>> | undefined) =>
  Object.fromEntries(ORDER_TEXTS.map(({ field }) => [field, row?.[field]]));

Deno.test("each text of an order is a column of the database", () =>
  withDatabase(async (db) => {
    const tables = await db.read.introspection.getTables();
    const columns = tables.find(({ name }) => name === "orders")?.columns ?? [];
    for (const { field } of ORDER_TEXTS) {
      assert.ok(
        columns.some(({ name, dataType }) => name === field && /text/i.test(dataType)),
        `Expected a migration in server/db/migrations/ that adds the column "${field}" to orders`,
      );
    }
  }));

Deno.test("each text of an order that a person writes is stored, and its change is in the history", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const make = (id: string | null, params: OrderInput) =>
      runMutation("makeOrder", makeOrder, { id, params }, world.as("anna"));
    const { _id } = await make(null, { store_id: "anna-etsy", ...VALUES });
    assert.deepEqual(textsOf(await orderById(db.read, ALL_SELLERS, String(_id))), VALUES);
    for (const { field } of ORDER_TEXTS) {
      await make(String(_id), { [field]: "" });
      const last = await db.read.selectFrom("audit_events").select("changes").where(
        "entity_id",
        "=",
        String(_id),
      )
        .orderBy("seq", "desc").executeTakeFirstOrThrow();
      assert.deepEqual(
        JSON.parse(last.changes),
        [{ field, before: VALUES[field], after: "" }],
        `Expected the change of "${field}" in the history: server/modules/orders/orders/make.ts`,
      );
    }
  }));

Deno.test("each text of an order that another system sends is stored", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const sent = { orders: [{ ...VALUES, lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] }] };
    const read = readInput(incomingInput, sent);
    assert.ok(read.ok);
    const [draft] = draftsOf(read.value.orders, { _id: "anna-etsy", seller_id: STORES["anna-etsy"] });
    const id = await world.order({ ...draft, store_id: "anna-etsy" });
    assert.deepEqual(textsOf(await orderById(db.read, ALL_SELLERS, id)), VALUES);
  }));
