import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Database } from "../../../server/db/database.ts";
import { newestNumbered, newestWith, searchAny, searchText } from "../../../server/db/search.ts";
import { withDatabase } from "../../support/server/database.ts";
import { makeWorld, type World } from "../../support/orders/world.ts";

const TARGET = { table: "orders", numbers: ["code", "external_number", "tracking_number"] };

const find = async (db: Database, ...values: string[]) => {
  const rows = db.read.selectFrom("orders").select("search_text").where(
    searchAny(db.engine, TARGET, values),
  );
  return (await rows.orderBy("search_text").execute()).map(({ search_text }) => search_text);
};

async function withOrders(world: World, texts: readonly string[]): Promise<readonly string[]> {
  const ids = [];
  for (const search_text of texts) {
    const id = await world.order();
    ids.push(id);
    await world.db.write((tx) =>
      tx.updateTable("orders").set({ search_text }).where("_id", "=", id).execute()
    );
  }
  return ids;
}

Deno.test("a search finds every word anywhere in a text, in any case, with or without accents", () =>
  withDatabase(async (db) => {
    const anna = searchText("PD-000123", null, "Anna Müller", "", "TEE-BLACK");
    const ben = searchText("PD-000124", "Ben Smith", "Straße 9");
    await withOrders(await makeWorld(db), [anna, ben]);
    const cases: readonly [string, readonly string[]][] = [
      ["muller", [anna]],
      ["MÜLLER", [anna]],
      ["0123", [anna]],
      ["pd-0001", [anna, ben]],
      ["black  anna", [anna]],
      ["black ben", []],
      ["strasse", [ben]],
      ["üll", [anna]],
      ["an", [anna]],
      ["9", [ben]],
      ["an tee", [anna]],
      ["%", []],
      ["_", []],
      ['"', []],
      ["anna OR ben", []],
      ["anna*", []],
      ["", [anna, ben]],
    ];
    for (const [text, found] of cases) assert.deepEqual(await find(db, text), [...found], text);
  }));

Deno.test("the search index follows changes and deletions", () =>
  withDatabase(async (db) => {
    const [order = ""] = await withOrders(await makeWorld(db), ["first words"]);
    const write = (search_text: string) =>
      db.write((tx) => tx.updateTable("orders").set({ search_text }).where("_id", "=", order).execute());
    await write("second words");
    assert.deepEqual([await find(db, "first"), await find(db, "second")], [[], ["second words"]]);
    await db.write(async (tx) => {
      await tx.deleteFrom("order_lines").execute();
      await tx.deleteFrom("orders").execute();
    });
    assert.deepEqual(await find(db, "second"), []);
    if (db.engine === "sqlite") {
      const check = sql`insert into orders_search (orders_search, rank) values ('integrity-check', 1)`;
      await db.write((tx) => check.execute(tx));
    }
  }));

Deno.test("of several search values any may match, each with all of its words", () =>
  withDatabase(async (db) => {
    const anna = searchText("PD-000123", "Anna Müller", "TEE-BLACK");
    const ben = searchText("PD-000124", "Ben Smith", "MUG 9");
    await withOrders(await makeWorld(db), [anna, ben]);
    assert.deepEqual(await find(db, "PD-000123", "PD-000124"), [anna, ben]);
    assert.deepEqual(await find(db, "anna tee", "ben tee"), [anna]);
    assert.deepEqual(await find(db, "nothing", "9"), [ben]);
    assert.deepEqual(await find(db, '") OR ("', "anna OR ben"), []);
  }));

Deno.test("a number is found by its end, and as a whole", () =>
  withDatabase(async (db) => {
    const [long, other, text] = ["pd-1000123 anna", "px-2000123 ben", "tee 00012 carl"];
    await withOrders(await makeWorld(db), [long, other, text]);
    const cases: readonly [readonly string[], readonly string[]][] = [
      [["PD-1000123"], [long]],
      [["000123"], [long, other]],
      [["1000123"], [long]],
      [["3000123"], []],
      [["px-2000123 ben"], [other]],
      [["px-2000123 anna"], []],
      [["pd-1000123", "px-2000123"], [long, other]],
      [["pd-1000123 ben", "carl"], [text]],
      [["3000123", "tee"], [text]],
      [["_000123", "%1000123"], []],
    ];
    for (const [values, found] of cases) assert.deepEqual(await find(db, ...values), [...found], `${values}`);
    if (db.engine !== "sqlite") return;
    const parameters = searchAny(db.engine, TARGET, ["PD-1000123"]).compile(db.read).parameters;
    assert.deepEqual(parameters, ['"000123"', "%pd-1000123%"]);
    const newest = async (value: string) => {
      const { from, where } = newestWith(db.engine, "orders", value)!;
      const { rows } = await sql<{ search_text: string }>`select r.search_text from ${from} where ${where}`
        .execute(db.read);
      return rows.map(({ search_text }) => search_text);
    };
    assert.deepEqual([await newest("PX-2000123"), await newest("3000123")], [[other], []]);
  }));

Deno.test("a long list of values is looked up as whole numbers, by the indexes, in either case", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    for (const external_number of ["Shop-1", "Shop-10", ""]) await world.order({ external_number });
    const long = (...some: string[]) => [...some, ...Array.from({ length: 199 }, (_, at) => `none-${at}`)];
    const numbers = async (...values: string[]) => {
      const condition = searchAny(db.engine, TARGET, long(...values));
      const rows = db.read.selectFrom("orders").select("external_number").where(condition);
      return (await rows.orderBy("seq").execute()).map(({ external_number }) => external_number);
    };
    assert.deepEqual(await numbers("Shop-1"), ["Shop-1"]);
    assert.deepEqual(await numbers("pd-000002", "Shop-1"), ["Shop-1", "Shop-10"]);
    assert.deepEqual(await numbers("Shop"), []);
    if (db.engine === "sqlite") {
      const condition = searchAny(db.engine, TARGET, long("PD-000001"));
      const plan = await sql<{ detail: string }>`explain query plan select seq from orders where ${condition}`
        .execute(db.read);
      const scans = plan.rows.map(({ detail }) => detail).filter((detail) => /^SCAN orders/.test(detail));
      assert.deepEqual(scans, []);
    }
  }));

Deno.test("rows are read from the newest through the index, however many there are", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    for (let made = 0; made < 4; made++) await world.order();
    const found = [
      newestWith(db.engine, "orders", "pd- ko"),
      newestWith(db.engine, "orders", "PD-"),
      newestNumbered("orders", TARGET.numbers, ["pd-000003", "PD-000002"]),
    ];
    const codes = [];
    for (const newest of found) {
      assert.ok(newest);
      const { from, where, order } = newest;
      const query = sql<{ code: string }>`select r.code from ${from}
        where ${where} and r.seller_id = 'anna' order by ${order} limit 2`;
      codes.push((await query.execute(db.read)).rows.map(({ code }) => code));
      if (db.engine !== "sqlite") continue;
      const plan = await sql<{ detail: string }>`explain query plan ${query}`.execute(db.read);
      const details = plan.rows.map(({ detail }) => detail).join("; ");
      assert.match(details, /SEARCH r USING INTEGER PRIMARY KEY/);
      if (newest !== found[2]) assert.doesNotMatch(details, /TEMP B-TREE/);
    }
    assert.deepEqual(codes, [[], ["PD-000004", "PD-000003"], ["PD-000003", "PD-000002"]]);
    assert.equal(newestWith(db.engine, "orders", "pd ko"), null);
  }));
