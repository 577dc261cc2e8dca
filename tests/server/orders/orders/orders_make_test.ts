import assert from "node:assert/strict";
import { MakeOrder } from "../../../../api/generated/operations/orders.ts";
import type { OrderInput } from "../../../../api/generated/schema.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { linesOf, orderById } from "../../../../server/modules/orders/orders/store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld, type Name, PRICES, type World } from "../../../support/orders/world.ts";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

const make = (world: World, name: Name, id: string | null, params: OrderInput, version?: number) =>
  runMutation("makeOrder", makeOrder, { id, params, version }, world.as(name));
const rowOf = async (world: World, id: string) => (await orderById(world.db.read, ALL_SELLERS, id))!;
const linesIn = async (world: World, id: string) =>
  (await linesOf(world.db.read, ALL_SELLERS, [id])).get(id) ?? [];
const codesOf = (row: { problems: string }) =>
  (JSON.parse(row.problems) as { code: string; path: string }[]).map(({ code, path }) => `${code} ${path}`);

const ADDRESS = {
  recipient_name: "John",
  address_line1: "1 Main St",
  city: "Reno",
  region: "NV",
  postal_code: "89501",
  country: "US",
};

Deno.test("a new order is a draft with the price list's prices, a running code and its problems", () =>
  inWorld(async (world) => {
    const made = await make(world, "anna", null, {
      store_id: "anna-etsy",
      ...ADDRESS,
      lines: [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "NO-SUCH", quantity: 1 }],
    });
    const row = await rowOf(world, String(made._id));
    assert.deepEqual([row.code, row.status, row.items_count, row.items_title, row.total_minor, row.version], [
      "PD-000001",
      "Draft",
      4,
      "tee-black-m × 3, NO-SUCH",
      3 * PRICES["TEE-BLACK-M"],
      1,
    ]);
    assert.deepEqual(codesOf(row), ["skuUnknown lines.1.sku", "methodMissing shipping_method"]);
    const second = await make(world, "anna", null, { store_id: "anna-etsy" });
    assert.equal((await rowOf(world, String(second._id))).code, "PD-000002");
    const audit = await world.db.read.selectFrom("audit_events").select(["entity_id", "action", "seller_id"])
      .execute();
    assert.deepEqual(audit.map((each) => [each.entity_id, each.action, each.seller_id]), [
      [made._id, "makeOrder", "anna"],
      [second._id, "makeOrder", "anna"],
    ]);
  }));

Deno.test("a new order needs a store of its seller and a number that is new to the store", () =>
  inWorld(async (world) => {
    const refused = async (params: OrderInput, path: string, code: string) =>
      await assert.rejects(make(world, "anna", null, params), {
        code: "BAD_INPUT",
        details: { problems: [{ path, code }] },
      });
    await refused({ ...ADDRESS }, "params.store_id", "required");
    await refused({ store_id: "ben-tiktok" }, "params.store_id", "unknown");
    await refused({ store_id: "nothing" }, "params.store_id", "unknown");
    await make(world, "anna", null, { store_id: "anna-etsy", external_number: "E-1" });
    await refused({ store_id: "anna-etsy", external_number: "E-1" }, "params.external_number", "taken");
    await make(world, "anna", null, { store_id: "anna-shopify", external_number: "E-1" });
    await refused({ store_id: "anna-etsy", country: "Utopia" }, "params.country", "badCountry");
  }));

Deno.test("an edit changes the given fields, increments the version and records before and after", () =>
  inWorld(async (world) => {
    const id = await world.order({ address_line1: "" });
    assert.deepEqual(codesOf(await rowOf(world, id)), ["addressMissing address_line1"]);
    await make(world, "anna", id, { address_line1: " Neue Gasse 1 ", note: "Ring twice" }, 1);
    const row = await rowOf(world, id);
    assert.deepEqual([row.address_line1, row.note, row.city, row.version], [
      "Neue Gasse 1",
      "Ring twice",
      "Köln",
      2,
    ]);
    assert.deepEqual([codesOf(row), row.problems_count], [[], 0]);
    const audit = await world.db.read.selectFrom("audit_events").select("changes")
      .where("action", "=", "makeOrder").executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(audit.changes), [
      { field: "address_line1", before: "", after: "Neue Gasse 1" },
      { field: "note", before: "", after: "Ring twice" },
    ]);
  }));

Deno.test("an edit that changes nothing writes nothing", () =>
  inWorld(async (world) => {
    const id = await world.order();
    const before = await rowOf(world, id);
    const lines = (await linesIn(world, id)).map(({ _id, sku, quantity }) => ({ _id, sku, quantity }));
    await make(world, "anna", id, { city: "Köln", lines }, 1);
    assert.deepEqual(await rowOf(world, id), before);
  }));

Deno.test("lines are replaced: one that stays keeps its id and declared value, a new one has the list's price", () =>
  inWorld(async (world) => {
    const id = await world.order({
      lines: [
        { sku: "FUR-1", title: 'A chair, 24"', quantity: 3, declared_minor: 1000, raw_total: "9.9975" },
        { sku: "MUG-WHITE", quantity: 1 },
      ],
    });
    const [chair, mug] = await linesIn(world, id);
    await make(world, "anna", id, {
      lines: [{ sku: "HOODIE-GREY-L", quantity: 2 }, { _id: chair!._id, sku: "FUR-1", quantity: 3 }],
    });
    const after = await linesIn(world, id);
    assert.deepEqual(
      after.map(({ position, sku, total_minor, declared_minor, raw_total }) => [
        position,
        sku,
        total_minor,
        declared_minor,
        raw_total,
      ]),
      [
        [0, "HOODIE-GREY-L", 6900, null, ""],
        [1, "FUR-1", 0, 1000, "9.9975"],
      ],
    );
    assert.equal(after[1]?._id, chair?._id);
    assert.deepEqual([(await rowOf(world, id)).total_minor, (await rowOf(world, id)).items_count], [6900, 5]);
    // A changed quantity multiplies the declared value of one piece, rounded half up.
    await make(world, "anna", id, { lines: [{ _id: chair!._id, sku: "FUR-1", quantity: 2 }] });
    assert.deepEqual((await linesIn(world, id)).map((line) => [line.total_minor, line.declared_minor]), [[
      0,
      667,
    ]]);
    await assert.rejects(
      make(world, "anna", id, { lines: [{ _id: mug!._id, sku: "MUG-WHITE", quantity: 1 }] }),
      {
        details: { problems: [{ path: "params.lines.0._id", code: "unknown" }] },
      },
    );
    const twice = { _id: chair!._id, sku: "FUR-1", quantity: 2 };
    await assert.rejects(make(world, "anna", id, { lines: [twice, twice] }), { code: "BAD_INPUT" });
  }));

Deno.test("an order is found by its present content, and no longer by its former content", () =>
  inWorld(async (world) => {
    const id = await world.order();
    await make(world, "anna", id, {
      recipient_name: "Åsa Öberg",
      lines: [{ sku: "MUG-WHITE", quantity: 1 }],
    });
    const row = await world.db.read.selectFrom("orders").select("search_text").executeTakeFirstOrThrow();
    assert.match(row.search_text, /asa oberg.*mug-white/);
    assert.doesNotMatch(row.search_text, /tee|muller/);
  }));

Deno.test("paid lines are locked, a labelled address is locked, and the refusal names the possible steps", () =>
  inWorld(async (world) => {
    const id = await world.order({}, ["order.submit", "order.pay"]);
    const lines = [{ sku: "MUG-WHITE", quantity: 1 }];
    const refused = (code: string) => ({ code: "ILLEGAL_TRANSITION", details: { reason: { code } } });
    const rejects = async (params: OrderInput, code: string) => {
      const error = await make(world, "anna", id, params).then(() => null, (reason) => reason);
      assert.deepEqual([error?.code, error?.details.reason.code], [refused(code).code, code]);
      return error.details.legal as string[];
    };
    assert.ok((await rejects({ lines }, "linesClosed")).includes("production.start"));
    await rejects({ external_number: "other" }, "linesClosed");
    await make(world, "anna", id, { city: "Bonn" });
    await world.move("root", [id], "label.attach");
    await rejects({ city: "Ulm" }, "addressClosed");
    await make(world, "anna", id, { city: "Bonn", note: "Left at the neighbour's" });
    const row = await rowOf(world, id);
    assert.deepEqual([row.city, row.note], ["Bonn", "Left at the neighbour's"]);
  }));

Deno.test("an order can never change its store or seller", () =>
  inWorld(async (world) => {
    const id = await world.order();
    for (const store_id of ["anna-shopify", "ben-tiktok"]) {
      await assert.rejects(make(world, "agent", id, { store_id }), {
        details: { problems: [{ path: "params.store_id", code: "fixed" }] },
      });
    }
    await make(world, "agent", id, { store_id: "anna-etsy", note: "x" });
    assert.equal((await rowOf(world, id)).store_id, "anna-etsy");
  }));

Deno.test("M5 of two editors the second gets STALE with the current order, and nothing is lost", () =>
  inWorld(async (world) => {
    const id = await world.order();
    await using app = testApp(world.db);
    const [anna, agent] = [await world.token("anna"), await world.token("agent")];
    const first = await app.ask(anna, MakeOrder, {
      id,
      params: { city: "Bonn" },
      version: 1,
      key: "key-of-anna",
    });
    assert.deepEqual(first.data?.makeOrder, { _id: id, version: 2 });
    const second = await app.ask(agent, MakeOrder, {
      id,
      params: { city: "Ulm" },
      version: 1,
      key: "key-of-agent",
    });
    const { code, current } = second.errors[0]!.extensions;
    assert.equal(code, "STALE");
    const { city, version, lines, problems } = current as Record<string, unknown>;
    assert.deepEqual([city, version, problems], ["Bonn", 2, []]);
    assert.equal((lines as { sku: string }[])[0]?.sku, "TEE-BLACK-M");
    const third = await app.ask(agent, MakeOrder, {
      id,
      params: { city: "Ulm" },
      version: 2,
      key: "key-of-agent",
    });
    assert.deepEqual(third.data?.makeOrder, { _id: id, version: 3 });
  }));

Deno.test("a STALE answer has only columns that the API also has", () =>
  inWorld(async (world) => {
    const id = await world.order();
    const error = await make(world, "anna", id, { city: "Ulm" }, 7).then(() => null, (reason) => reason);
    assert.equal(error.code, "STALE");
    for (const name of ["seq", "search_text", "problems_json"]) {
      assert.ok(!(name in error.details.current), name);
    }
  }));
