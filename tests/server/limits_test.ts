import assert from "node:assert/strict";
import { DEFAULT_PAGE_SIZE, DELIVERIES_PAGE_SIZE, HEADERS, MAX_PAGE_SIZE } from "../../api/constants.ts";
import { ExtensionDeliveries, MyExtensions } from "../../api/generated/operations/extensions.ts";
import { IntegrationDeliveries } from "../../api/generated/operations/integrations.ts";
import { FlightProblems } from "../../api/generated/operations/consolidations.ts";
import { CheckList } from "../../api/generated/operations/check_list.ts";
import { RightsOfGroups } from "../../api/generated/operations/users.ts";
import { LabelDrops } from "../../api/generated/operations/label_pages.ts";
import { ShopOrders } from "../../api/generated/operations/shop_orders.ts";
import { BatchGroups } from "../../api/generated/operations/batches.ts";
import { UserNotificationDeliveries } from "../../api/generated/operations/user_notifications.ts";
import type { Operation } from "../../api/operation.ts";
import type { Order } from "../../api/generated/schema.ts";
import { changedDocumentOf, countDocumentOf, documentOf } from "../../resources/document.ts";
import { resources } from "../../resources/generated/resources.ts";
import type { Module } from "../../server/module.ts";
import { rowsOf } from "../../server/http/cost.ts";
import { Documents } from "../../server/http/document.ts";
import { makeSchema } from "../../server/graphql/schema.ts";
import { graphqlRequest, type TestApp, testApp, testSettings, withRest } from "../support/server/api.ts";
import { withDatabase } from "../support/server/database.ts";
import { addPerson, NOW, signIn } from "../support/people/people.ts";
import { fc } from "../support/property.ts";
import { isSoak } from "../support/soak.ts";

const SEED = 20_261_116;
/** Documents of the fuzz test; many more in a soak. */
const FUZZ = isSoak ? 20_000 : 200;

let rowsRead = 0;

/** Lists that return full pages and count their rows. */
const counting: Module = {
  queries: {
    cUser: () => ({ _id: "me", groups: [] }),
    orders: (_args, { page }) => Array.from({ length: page.perPage }, (_, i) => row(i)),
    packages: () => [],
    stores: () => [{ _id: "s", name: "A store" }],
    ordersCount: () => ({ count: ++rowsRead, capped: false }),
  },
};

function row(i: number): Partial<Order> {
  rowsRead++;
  return { _id: String(i), code: `PD-${i}`, version: 1, problems: [], lines: [], timeline: [] };
}

function withRoot(work: (api: TestApp, token: string) => Promise<void>, ratePerSecond = 0) {
  return () =>
    withDatabase(async (db) => {
      const settings = { ...testSettings, limits: { ...testSettings.limits, ratePerSecond } };
      await using api = testApp(db, { modules: [counting], settings, log: () => {} });
      await work(api, await signIn(db, await addPerson(db, { role: "super_root" })));
    });
}

const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(" ");

/** Makes fragments of which each spreads the next one twice: expanded, 2^count fields. */
const bomb = (count: number) =>
  `query { cUser { ...F0 } } ${
    many(count, (i) => `fragment F${i} on User { ${i + 1 < count ? `...F${i + 1} ...F${i + 1}` : "_id"} }`)
  }`;

Deno.test(
  "G1 a request above a limit is refused with LIMIT and 400 before it is executed",
  withRoot(async (api, token) => {
    const documents = {
      tokens: `{ cUser { ${many(2100, () => "_id")} } }`,
      depth: "{ orders { facts { a { b { c { d { e { f { g } } } } } } } } }",
      roots: `{ ${many(11, (i) => `a${i}: cUser { _id }`)} }`,
      rootsBySpread: `{ ...A ...B } ${
        ["A", "B"].map((name) =>
          `fragment ${name} on Query { ${many(6, (i) => `${name}${i}: cUser { _id }`)} }`
        ).join(" ")
      }`,
      aliases: `{ cUser { ${many(16, (i) => `a${i}: _id`)} } }`,
      directives: `{ cUser ${many(11, () => "@include(if: true)")} { _id } }`,
      fragments: `{ cUser { ${many(21, (i) => `...F${i}`)} } } ${
        many(21, (i) => `fragment F${i} on User { _id }`)
      }`,
      bomb: bomb(19),
      sameName: `{ cUser { ${many(101, () => "_id")} } }`,
      operations: many(11, (i) => `query Q${i} { cUser { _id } }`),
      fieldsOfAll: many(9, (i) => `query Q${i} { cUser { ${many(60, (n) => `...F${n % 20}`)} } }`) +
        many(20, (i) => `fragment F${i} on User { _id }`),
      twoMutations: "mutation { a: logOut b: logOut }",
      namedSchema: `query __schema { ${many(11, (i) => `a${i}: cUser { _id }`)} }`,
      cost: "{ a: orders { _id lines { _id } } b: orders { _id } }",
    };
    const headers = { [HEADERS.perPage]: String(MAX_PAGE_SIZE) };
    for (const [name, document] of Object.entries(documents)) {
      const { status, errors } = await api.ask(token, document, undefined, { headers });
      assert.equal(errors[0]?.extensions.code, "LIMIT", `${name}: ${errors[0]?.message}`);
      assert.equal(status, 400, name);
    }
  }),
);

const OPERATIONS = new URL("../../api/generated/operations/", import.meta.url);

/** Returns the operations of every department. */
async function allOperations(): Promise<Operation<never, unknown>[]> {
  const files = await Array.fromAsync(Deno.readDir(OPERATIONS));
  const modules = await Promise.all(files.map(({ name }) => import(new URL(name, OPERATIONS).href)));
  return modules.flatMap((module) => Object.values<Operation<never, unknown>>(module));
}

Deno.test("G1 every document of the app is within the limits, also with the largest page", async () => {
  const documents = new Documents(makeSchema(withRest([])), testSettings);
  /** Operations with another page size, because their rows contain rows. */
  const sizes: Readonly<Record<string, number>> = {
    [IntegrationDeliveries.text]: DELIVERIES_PAGE_SIZE,
    [UserNotificationDeliveries.text]: DELIVERIES_PAGE_SIZE,
    [ExtensionDeliveries.text]: DELIVERIES_PAGE_SIZE,
    [MyExtensions.text]: DEFAULT_PAGE_SIZE,
    [RightsOfGroups.text]: DEFAULT_PAGE_SIZE,
    [CheckList.text]: DEFAULT_PAGE_SIZE,
    [FlightProblems.text]: DEFAULT_PAGE_SIZE,
    [BatchGroups.text]: DEFAULT_PAGE_SIZE,
    [LabelDrops.text]: DEFAULT_PAGE_SIZE,
    [ShopOrders.text]: DEFAULT_PAGE_SIZE,
  };
  const texts = [
    ...(await allOperations()).map(({ text }) => text),
    ...resources.flatMap((resource) => [
      documentOf(resource),
      countDocumentOf(resource),
      changedDocumentOf(resource),
    ]),
  ];
  for (const text of texts) {
    const rows = rowsOf(documents.prepare(text, undefined).cost, sizes[text] ?? MAX_PAGE_SIZE);
    assert.ok(rows <= testSettings.limits.cost, `${rows} rows: ${text}`);
  }
  assert.ok(texts.length > 100);
});

Deno.test(
  "G1 a fragment that spreads itself is refused at once",
  withRoot(async (api, token) => {
    const cycle = "{ cUser { ...A } } fragment A on User { ...B } fragment B on User { ...A }";
    const { status, errors } = await api.ask(token, cycle);
    assert.equal(status, 400);
    assert.equal(errors[0]?.extensions.code, "BAD_INPUT");
  }),
);

Deno.test(
  "G1 the cost is counted in rows: it depends on the page size of the header, not on the number of fields",
  withRoot(async (api, token) => {
    const ask = async (lists: number, perPage: number) => {
      const text = `{ ${many(lists, (i) => `a${i}: orders { ${many(8, () => "_id code")} }`)} }`;
      rowsRead = 0;
      const { status } = await api.ask(token, text, undefined, { perPage });
      return `${status} ${rowsRead}`;
    };
    assert.equal(await ask(10, 100), "200 1000");
    assert.equal(await ask(10, 101), "400 0");
    assert.equal(await ask(5, 200), "200 1000");
    assert.equal(await ask(6, 200), "400 0");
  }),
);

Deno.test(
  "G1 a body over 256 KB is refused with 413, whether or not it declares its length",
  withRoot(async (api, token) => {
    const big = { query: "{ cUser { _id } }", variables: { text: "x".repeat(256 * 1024) } };
    const declared = await api.app.fetch(graphqlRequest(token, big));
    assert.equal(declared.status, 413);
    await declared.body?.cancel();
    const bytes = new TextEncoder().encode(JSON.stringify(big));
    const streamed = await api.send("/graphql", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: ReadableStream.from([bytes.slice(0, 1000), bytes.slice(1000)]),
    });
    assert.equal(streamed.status, 413);
    assert.equal((await streamed.json()).errors[0].extensions.code, "LIMIT");
  }),
);

Deno.test(
  "G1 a person who requests too much gets RATE_LIMITED and the seconds to wait, others continue",
  () =>
    withDatabase(async (db) => {
      let now = NOW;
      const settings = { ...testSettings, limits: { ...testSettings.limits, ratePerSecond: 2 } };
      await using api = testApp(db, { modules: [counting], settings, now: () => now });
      const token = await signIn(db, await addPerson(db, { role: "super_root" }));
      const other = await signIn(db, await addPerson(db, { role: "super_root" }));
      const statuses = [];
      // The new document costs 5 of the 20 points once, then each call costs about one.
      for (let i = 0; i < 15; i++) statuses.push((await api.ask(token, "{ cUser { _id } }")).status);
      assert.deepEqual(statuses, [...Array(14).fill(200), 429]);
      const refused = await api.ask(token, "{ cUser { _id } }");
      assert.equal(refused.errors[0]?.extensions.code, "RATE_LIMITED");
      assert.equal(refused.headers.get("retry-after"), String(refused.errors[0]?.extensions.retry_after));
      assert.equal((await api.ask(other, "{ cUser { _id } }")).status, 200);
      now += 1;
      assert.equal((await api.ask(token, "{ cUser { _id } }")).status, 200);
    }),
);

const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Query: { cUser: "User", orders: "Order", stores: "Store", ordersCount: "Count" },
  User: { _id: "", name: "", role: "", permission: "Permission", customizer: "Customizer", __typename: "" },
  Permission: { module: "", title: "" },
  Customizer: { layout: "", theme: "" },
  Order: {
    _id: "",
    code: "",
    version: "",
    lines: "OrderLine",
    timeline: "TimelineEntry",
    problems: "OrderProblem",
  },
  OrderLine: { sku: "", quantity: "" },
  TimelineEntry: { at: "", changes: "FieldChange" },
  FieldChange: { field: "", before: "" },
  OrderProblem: { code: "", path: "" },
  Store: { _id: "", name: "" },
  Count: { count: "", capped: "" },
};

/** Generates a selection that is valid for its type: aliases, inline fragments and directives included. */
function selection(type: string): fc.Arbitrary<string> {
  const field = fc.constantFrom(...Object.entries(SHAPES[type]!)).chain(([name, below]) =>
    fc.tuple(
      fc.constantFrom("", "", "", `a_${name}: `, `b_${name}: `),
      below ? selection(below) : fc.constant(""),
    )
      .map(([alias, set]) => `${alias}${name} ${set}`)
  );
  const wrapped = fc.tuple(fc.constantFrom("", "", "...", `... on ${type}`, "... @include(if: true)"), field)
    .map(([wrap, text]) => wrap ? `${wrap} { ${text} }` : text);
  return fc.array(wrapped, { minLength: 1, maxLength: type === "Query" ? 9 : 4 }).map((all) =>
    `{ ${all.join(" ")} }`
  );
}

/** Texts that an attacker adds to a document or puts in front of it. */
const SPOILS = [
  "}",
  '"',
  "\u0000",
  "{ nope }",
  "fragment F on Query { ...F }",
  "{ ...F } fragment F on User { _id }",
  'query X { orders(search: "\'; drop table orders --") { nope } }',
  "query X { orders(_id: [[]], seller: 3) { _id } }",
  'query X($a: Int = "x") { cUser { _id } }',
  "{ __schema { types { name } } }",
  "subscription { changes { seq } }",
  "mutation { a: logOut b: logOut }",
];
const document = fc.tuple(
  fc.constantFrom("", "query", "query __schema", "query Q($a: Int)", "mutation"),
  selection("Query"),
  fc.oneof({ arbitrary: fc.constant(""), weight: 2 }, fc.constantFrom(...SPOILS)),
).map((parts) => parts.join(" "));

const LEAK =
  /sqlite|select .* from|insert into|at .*\.ts:|file:\/\/|node_modules|\/(srv|home|work)\/|did you mean/i;

Deno.test(
  `G1 G4 none of ${FUZZ} random documents crashes the API, reveals internal text or reads more rows than allowed`,
  withRoot(async (api, token) => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(document, fc.integer({ min: 1, max: 200 }), async (query, perPage) => {
        rowsRead = 0;
        const response = await api.app.fetch(graphqlRequest(token, { query }, { perPage }));
        const text = await response.text();
        if (response.ok) accepted++;
        assert.ok([200, 400, 500].includes(response.status), String(response.status));
        assert.ok(response.status !== 500 || text.includes("INTERNAL"));
        if (!response.ok) assert.doesNotMatch(text.replaceAll(query, ""), LEAK);
        assert.ok(rowsRead <= testSettings.limits.cost, `${rowsRead} rows`);
      }),
      { numRuns: FUZZ, seed: SEED },
    );
    assert.ok(accepted > FUZZ / 10, `only ${accepted} documents were valid: the grammar proves little`);
  }),
);
