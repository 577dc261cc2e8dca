import assert from "node:assert/strict";
import { execute, parse } from "graphql";
import { NO_FACTS } from "../../../../machines/lifecycles/orders/order_facts.ts";
import { GetOrder } from "../../../../api/generated/operations/orders.ts";
import type { Operation } from "../../../../api/operation.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import type { Database } from "../../../../server/db/database.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { makeSchema } from "../../../../server/graphql/schema.ts";
import { testApp } from "../../../support/server/api.ts";
import { recordReader } from "../../../support/server/statement_recorder.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

/** The record type that a document returns. */
type OrderOf<Of> = Of extends Operation<infer _, { getOrderById: infer Order }> ? NonNullable<Order> : never;

const WORKED = ["order.submit", "order.pay", "production.start", "label.attach"];

Deno.test("one order is returned with its lines, charges, packages, facts and timeline, the newest first", () =>
  inWorld(async (world) => {
    const id = await world.order({ external_number: "E-1" }, WORKED);
    await using app = testApp(world.db);
    const { data, errors } = await app.ask(await world.token("anna"), GetOrder, { _id: id });
    assert.deepEqual(errors, []);
    const order = data!.getOrderById!;
    assert.deepEqual([order.code, order.seller_name, order.store_name, order.paid], [
      "PD-000001",
      "Person anna",
      "Shop anna-etsy",
      true,
    ]);
    assert.deepEqual(order.facts, {
      ...NO_FACTS,
      paid: true,
      labels: 1,
      parcels: "Ready",
      unitsLive: 2,
      unitsOpen: 2,
      released: true,
    });
    assert.deepEqual(
      order.lines.map(({ sku, quantity, total_minor, known }) => [sku, quantity, total_minor, known]),
      [
        ["TEE-BLACK-M", 2, 2598, true],
      ],
    );
    assert.deepEqual(
      order.charges.map(({ kind, amount_minor, currency }) => [kind, amount_minor, currency]),
      [
        ["charge", -2598, "USD"],
      ],
    );
    assert.deepEqual(order.packages.map(({ code, tracking_number }) => [code, tracking_number]), [
      ["PK-000001", "JD014600003"],
    ]);
    assert.deepEqual(
      order.timeline.map((entry) => entry.action),
      [
        "packages.settle",
        "label.attach",
        "production.start",
        "order.pay",
        "order.submit",
        "orders.import",
      ],
    );
    assert.deepEqual(order.timeline.at(-1)?.changes, [{
      field: "external_number",
      before: "",
      after: "E-1",
    }]);
  }));

Deno.test("Z2 another seller's order and an unknown one give the same answer", () =>
  inWorld(async (world) => {
    const id = await world.order({ store_id: "ben-tiktok" });
    await using app = testApp(world.db);
    const token = await world.token("anna");
    const answer = async (_id: string) => {
      const { status, data, errors } = await app.ask(token, GetOrder, { _id });
      return {
        status,
        data,
        errors: errors.map(({ message, extensions }) => ({ message, code: extensions.code })),
      };
    };
    const missing = await answer("00000000-0000-7000-8000-000000000000");
    assert.deepEqual(await answer(id), missing);
    assert.deepEqual([missing.data, missing.errors[0]?.code], [{ getOrderById: null }, "NOT_FOUND"]);
  }));

Deno.test("problems have English texts", () =>
  inWorld(async (world) => {
    const id = await world.order({ city: "", lines: [] });
    await using app = testApp(world.db);
    const { data } = await app.ask(await world.token("anna"), GetOrder, { _id: id });
    assert.deepEqual(data?.getOrderById?.problems, [
      { code: "linesMissing", path: "lines", text: "The order has no items." },
      { code: "cityMissing", path: "city", text: "The city is missing." },
    ]);
  }));

/** Wraps a database and counts its reads. */
function counting(db: Database): { db: Database; statements: () => number } {
  let count = 0;
  const read = db.read.withPlugin({
    transformQuery: ({ node }) => (count++, node),
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { db: { ...db, read }, statements: () => count };
}

Deno.test("a list of 40 orders with their lines, facts, charges, packages and timeline costs only a few statements", () =>
  inWorld(async (world) => {
    for (let index = 0; index < 40; index++) await world.order({ store_id: "ben-tiktok" }, ["order.submit"]);
    const counted = counting(world.db);
    const context: AuthorizedContext = world.as("ben", { db: counted.db, page: { page: 1, perPage: 40 } });
    const rows = await serveModule(orders).queries!.orders!({}, context) as unknown as Record<
      string,
      unknown
    >[];
    // Postgres reads a page in two statements (ADR 119).
    const ofPage = world.db.engine === "postgres" ? 2 : 1;
    assert.deepEqual([rows.length, counted.statements()], [40, ofPage]);
    const fields = Object.values(serveModule(orders).fields!["Order"]!);
    const values = await Promise.all(rows.flatMap((row) => fields.map((resolve) => resolve(row, context))));
    assert.equal(values.length, 40 * fields.length);
    // Eight of the statements are for today's cost: the postage, the payment and its tax.
    assert.ok(counted.statements() <= 17 + ofPage, `${counted.statements()} statements`);
    const lines = values.filter((value) => Array.isArray(value) && value[0]?.sku === "TEE-BLACK-M");
    assert.equal(lines.length, 40);
  }));

Deno.test("one order is read once, whatever its screen requests", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit"]);
    const requests: string[] = [];
    const read = recordReader(world.db.read, ({ sql }) => void requests.push(sql));
    await using app = testApp({ ...world.db, read });
    const { data } = await app.ask(await world.token("anna"), GetOrder, { _id: id });
    const order = data!.getOrderById!;
    assert.deepEqual([order._id, order.total_now_minor], [id, order.total_minor]);
    assert.equal(requests.filter((text) => /from orders as r\b/.test(text)).length, 1);
  }));

Deno.test("a paid order takes eighteen statements for its seller, one each for its waiting reason, stoppable garments, remedies and steps of cases; lines, facts and packages share what they read", () =>
  inWorld(async (world) => {
    const id = await world.order({}, WORKED);
    const counted = counting(world.db);
    const { data, errors } = await execute({
      schema: makeSchema(modules),
      document: parse(GetOrder.text),
      variableValues: { _id: id },
      contextValue: world.as("anna", { db: counted.db }),
    }) as { data: { getOrderById: OrderOf<typeof GetOrder> }; errors?: unknown };
    assert.equal(errors, undefined);
    const { units, packages, facts, lines } = data.getOrderById;
    assert.deepEqual([units.length, packages.length, facts.parcels], [2, 1, "Ready"]);
    assert.deepEqual(lines.map(({ art, image_id }) => [art, image_id]), [["none", ""]]);
    assert.ok(counted.statements() <= 18, `${counted.statements()} statements`);
  }));

Deno.test("a line and a garment return the same value of a field, whatever else is requested, and in two parts of a document", () =>
  inWorld(async (world) => {
    const id = await world.order({ store_id: "ben-tiktok" }, WORKED);
    await using app = testApp(world.db);
    const token = await world.token("ben");
    const read = async (fields: string) => {
      const { data, errors } = await app.ask(token, fields);
      assert.deepEqual(errors, []);
      return data as Record<string, { lines: Record<string, unknown>[]; units: Record<string, unknown>[] }>;
    };
    const { getOrderById: whole } = await read(`{ getOrderById(_id: "${id}") {
      lines { _id sku known art image_id } units { _id ticket sku title route package_code operator_name due_at } } }`);
    const { getOrderById: part } = await read(
      `{ getOrderById(_id: "${id}") { lines { known sku } units { ticket } } }`,
    );
    assert.deepEqual(part!.lines, whole!.lines.map(({ known, sku }) => ({ known, sku })));
    assert.deepEqual(part!.units, whole!.units.map(({ ticket }) => ({ ticket })));
    const both = await read(`{ one: getOrderById(_id: "${id}") { ...Short }
      other: getOrderById(_id: "${id}") { ...Short lines { art image_id } units { title route package_code } } }
      fragment Short on Order { lines { sku } units { ticket } }`);
    assert.deepEqual(both["one"], {
      lines: whole!.lines.map(({ sku }) => ({ sku })),
      units: part!.units,
    });
    assert.deepEqual(
      both["other"]!.units,
      whole!.units.map(({ ticket, title, route, package_code }) => ({ ticket, title, route, package_code })),
    );
    assert.deepEqual(
      both["other"]!.lines,
      whole!.lines.map(({ sku, art, image_id }) => ({ sku, art, image_id })),
    );
  }));
