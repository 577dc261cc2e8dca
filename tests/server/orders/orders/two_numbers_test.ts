/** Real input 22: an order of two packages is found by the number of each, by staff and by its seller. */
import assert from "node:assert/strict";
import type { Order } from "../../../../api/generated/schema.ts";
import type { SearchAnswer } from "../../../../api/desk/search.ts";
import { MAX_TEXT_VALUES } from "../../../../api/search_values.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const KINDS = await Deno.readTextFile(new URL("../../../fixtures/real/two_numbers.txt", import.meta.url));
const NUMBERS = KINDS.split("\n").filter((line) => line.includes("|"))
  .map((line) => line.split("|").map((part) => part.trim())).map(([number = "", typed = ""]) => ({
    number,
    typed,
  }));

/** Makes an order of two garments in two packages, each with its label. */
async function sentInTwo(world: World): Promise<string> {
  const order = await world.order({}, ["order.submit", "order.pay"]);
  const [one, other] = await world.db.read.selectFrom("units").select(["_id", "package_id"])
    .where("order_id", "=", order).execute();
  await world.package("root", [one!.package_id!], "package.split", { unit_ids: [other!._id] });
  const packages = await world.db.read.selectFrom("packages").select("_id").where("order_id", "=", order)
    .orderBy("seq").execute();
  assert.equal(packages.length, NUMBERS.length);
  for (const [index, { _id }] of packages.entries()) {
    const tracking_number = NUMBERS[index]!.number.replaceAll(" ", "");
    const [result] = await world.package("root", [_id], "label.attach", { carrier: "USPS", tracking_number });
    assert.equal(result?.ok, true, result?.reason?.text ?? "");
  }
  return order;
}

const listed = async (world: World, name: Name, search: string) => {
  const found = await serveModule(orders).queries!.orders!(
    { search },
    world.as(name, { page: { page: 1, perPage: 20 } }),
  ) as readonly Order[];
  return found.map(({ _id }) => _id);
};

for (const { typed } of NUMBERS) {
  Deno.test(`Real input 22: an order of two packages is found by "${typed}", in the list and by global search, only by staff and its seller`, () =>
    withDatabase(async (db) => {
      const world = await makeWorld(db);
      const order = await sentInTwo(world);
      await world.order({}, ["order.submit", "order.pay", "label.attach"]);
      await using app = testApp(db);
      for (const name of ["root", "anna"] as const) {
        assert.deepEqual(await listed(world, name, typed), [order], name);
        const headers = { authorization: `Bearer ${await world.token(name)}` };
        const answer = await app.send(`/main-search/data?q=${encodeURIComponent(typed)}`, { headers });
        const { searchResult } = await answer.json() as SearchAnswer;
        const found = searchResult.filter(({ kind }) => kind === "orders").flatMap(({ data }) => data);
        assert.deepEqual(found.map(({ id }) => id), [order], name);
      }
      assert.deepEqual(await listed(world, "ben", typed), []);
    }));
}

Deno.test("Real input 22: in a long pasted list either number of an order is found", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order = await sentInTwo(world);
    const absent = Array.from(
      { length: MAX_TEXT_VALUES },
      (_, at) => `940010000000000009${String(at).padStart(4, "0")}`,
    );
    const search = [...NUMBERS.map(({ number }) => number.replaceAll(" ", "")), ...absent].join(",");
    assert.deepEqual(await listed(world, "anna", search), [order]);
    const missing = await serveModule(orders).queries!.ordersMissing!({ search }, world.as("anna"));
    assert.deepEqual(missing, absent);
  }));
