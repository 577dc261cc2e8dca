import assert from "node:assert/strict";
import type { KyselyPlugin } from "kysely";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import { priceOf } from "../../../../server/http/cost.ts";
import { Documents } from "../../../../server/http/document.ts";
import { makeSchema } from "../../../../server/graphql/schema.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, signIn } from "../../../support/people/people.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(" ");

Deno.test("G1 an unused fragment is refused before it is examined", () => {
  const schema = makeSchema(modules);
  const documents = new Documents(schema, testSettings);
  // Validation would report an unknown field first, but only after comparing all fields with each other.
  const text = `{ cUser { _id } } fragment F on Query { ${many(230, () => "orders { lines { nothing } }")} }`;
  assert.throws(() => documents.prepare(text, undefined), /The fragment F is spread nowhere/);
});

Deno.test(
  "G1 a refused document costs as much as an executed one, and a known one costs nothing more",
  () =>
    withDatabase(async (db) => {
      const settings = { ...testSettings, limits: { ...testSettings.limits, ratePerSecond: 10 } };
      await using api = testApp(db, { settings });
      const token = await signIn(db, await addPerson(db));
      // The budget is 10 points a second, and ten seconds' worth at once; a new document costs 5.
      for (let i = 0; i < 18; i++) {
        assert.equal((await api.ask(token, `{ cUser { nothing${i} } }`)).status, 400);
      }
      assert.equal((await api.ask(token, "{ cUser { _id } }")).status, 200, "a new one, and one point");
      const { errors: [refused] } = await api.ask(token, "{ cUser { nothing } }");
      assert.equal(refused?.extensions.code, "RATE_LIMITED");
    }),
);

Deno.test("G1 a search is priced by its work, whatever it finds, and so is a count", () => {
  const documents = new Documents(makeSchema(modules), testSettings);
  const price = (text: string, variables = {}) =>
    priceOf(documents.prepare(text, undefined).cost, DEFAULT_PAGE_SIZE, variables);
  const words = many(20, () => "ab");
  const ten = `{ ${many(10, (i) => `a${i}: ordersCount(search: "${words}") { count }`)} }`;
  assert.ok(price(ten) >= 1_000, `${price(ten)} rows`);
  const query = "query ($text: String) { ordersCount(search: $text) { count } }";
  assert.equal(price(query, { text: "ab" }) - price(query), 100);
  assert.ok(price(query) > price("{ cUser { _id } }"));
  assert.ok(price("{ dashboard { day } }".replace("day", "__typename")) >= 100);
});

const counting = (count: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    count();
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

Deno.test("a search that no index narrows runs on a reading thread, one by number does not", () =>
  withDatabase(async (db) => {
    let heavy = 0;
    await using api = testApp({ ...db, heavy: db.heavy.withPlugin(counting(() => heavy++)) });
    const token = await signIn(db, await addPerson(db, { role: "root" }));
    const query =
      "query ($search: String) { orders(search: $search) { _id } ordersCount(search: $search) { count } }";
    for (
      const [search, isOnThread] of [
        ["PD-000123", false],
        [null, false],
        ["ab cd", true],
        ["shirt", true],
        ["PD-000123, ab", true],
      ] as const
    ) {
      heavy = 0;
      assert.deepEqual((await api.ask(token, query, { search })).errors, []);
      assert.equal(heavy > 0, isOnThread, String(search));
    }
  }));

Deno.test("global search looks for words on a reading thread, and not at all if one of our codes was found", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.order();
    let heavy = 0;
    await using api = testApp({ ...db, heavy: db.heavy.withPlugin(counting(() => heavy++)) });
    const headers = { authorization: `Bearer ${await world.token("root")}` };
    // One statement each for orders, packages, cases, flights, label pages, postage lines and postage
    // requests.
    for (const [text, times] of [["linen shirt", 7], ["pd-000001", 6], ["PD-999999", 7]] as const) {
      heavy = 0;
      const answer = await api.send(`/main-search/data?q=${encodeURIComponent(text)}`, { headers });
      assert.equal(answer.status, 200);
      await answer.body?.cancel();
      assert.equal(heavy, times, text);
    }
  }));
