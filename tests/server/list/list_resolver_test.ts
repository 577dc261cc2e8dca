import assert from "node:assert/strict";
import { sql } from "kysely";
import { ApiError } from "../../../api/errors.ts";
import { orders } from "../../../resources/orders/orders.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import { findMissingValues } from "../../../server/list/missing_values.ts";
import { listOf, pageOf } from "../../../server/list/resolver.ts";
import { ordersList } from "../../../server/modules/orders/orders/store.ts";
import { freshDatabase } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";
import { makeWorld, type Name, type World } from "../../support/orders/world.ts";

const { list, count } = listOf(orders, ordersList);
const DAY = 86_400;

/** Makes six orders: three of anna in different states, countries and days, and three of ben. */
async function withOrders<T>(work: (world: World, codes: Codes) => Promise<T>): Promise<T> {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  await world.order({ external_number: "A-1" });
  await world.order({ external_number: "A-2", country: "US", recipient_name: "John O'Hara" }, [
    "order.submit",
  ]);
  await world.order(
    { external_number: "A-3", store_id: "anna-shopify", lines: [{ sku: "MUG-WHITE", quantity: 1 }] },
    ["order.submit", "order.pay", "production.start", "label.attach"],
  );
  for (const external_number of ["B-1", "B-2", "B-3"]) {
    await world.order({ store_id: "ben-tiktok", external_number, country: "FR" });
  }
  await fresh.db.write(async (tx) => {
    await sql`update orders set created_at = ${NOW} - (6 - seq) * ${DAY * 10}`.execute(tx);
  });
  const codes: Codes = async (args, name = "root", more = {}) =>
    (await list(args, world.as(name, more))).map((row) => row.external_number);
  return await work(world, codes);
}
type Codes = (
  args: Record<string, unknown>,
  name?: Name,
  more?: Partial<AuthorizedContext>,
) => Promise<string[]>;

const NEWEST_FIRST = ["B-3", "B-2", "B-1", "A-3", "A-2", "A-1"];

Deno.test("S2.0 a list's statuses include, exclude, and All means no filter", () =>
  withOrders(async (_world, codes) => {
    assert.deepEqual(await codes({}), NEWEST_FIRST);
    assert.deepEqual(await codes({ status: ["All"] }), NEWEST_FIRST);
    assert.deepEqual(await codes({ status: ["Pending", "In Production"] }), ["A-3", "A-2"]);
    assert.deepEqual(await codes({ status: ["!Draft"] }), ["A-3", "A-2"]);
    assert.deepEqual(await codes({ status: ["All", "!Draft", "!Pending"] }), ["A-3"]);
    assert.deepEqual(await codes({ status: ["Pending", "!Pending"] }), []);
    assert.deepEqual(await codes({ print_status: ["Waiting"], shipment_status: ["Ready"] }), ["A-3"]);
  }));

Deno.test("an empty list as an argument matches no row, never every row", () =>
  withOrders(async (world, codes) => {
    for (const argument of ["status", "print_status", "seller", "store", "country", "_id"]) {
      assert.deepEqual(await codes({ [argument]: [] }), [], argument);
      assert.deepEqual(
        await count({ [argument]: [] }, world.as("root")),
        { count: 0, capped: false },
        argument,
      );
    }
    assert.equal((await codes({ status: null, search: "", range: null })).length, 6);
    assert.deepEqual(await codes({}, "anna", { scope: { sellers: [] } }), []);
  }));

Deno.test("a list is filtered by seller, store, country and id", () =>
  withOrders(async (world, codes) => {
    assert.deepEqual(await codes({ seller: ["ben"] }), ["B-3", "B-2", "B-1"]);
    assert.deepEqual(await codes({ store: ["anna-shopify", "ben-tiktok"], country: ["DE", "US"] }), ["A-3"]);
    const [row] = await list({ search: "A-2" }, world.as("root"));
    assert.deepEqual(await codes({ _id: [row?._id, "nothing"] }), ["A-2"]);
  }));

Deno.test("a search finds every word in number, SKU, recipient and tracking number, in any case", () =>
  withOrders(async (_world, codes) => {
    assert.deepEqual(await codes({ search: "  MÜLLER a-1 " }), ["A-1"]);
    assert.deepEqual(await codes({ search: "muller mug" }), ["A-3"]);
    assert.deepEqual(await codes({ search: "jd0146" }), ["A-3"]);
    assert.deepEqual(await codes({ search: "o'hara" }), ["A-2"]);
    assert.deepEqual(await codes({ search: "A-1 ohara" }), []);
    assert.deepEqual(await codes({ search: 'tee" OR "mug' }), []);
    assert.deepEqual(await codes({ search: "%%%" }), []);
    assert.deepEqual(await codes({ search: "b-" }), ["B-3", "B-2", "B-1"]);
    assert.deepEqual(await codes({ search: "PD-000002" }), ["A-2"]);
  }));

Deno.test("each of several pasted values is searched; too many or too long ones are refused", () =>
  withOrders(async (_world, codes) => {
    assert.deepEqual(await codes({ search: "A-1, B-2;b-3\nmug" }), ["B-3", "B-2", "A-3", "A-1"]);
    assert.deepEqual(await codes({ search: "PD-000001\tPD-000004," }), ["B-1", "A-1"]);
    assert.equal((await codes({ search: " ,; \n" })).length, 6);
    const many = (count: number) => Array.from({ length: count }, (_, at) => `A-${at}`).join(",");
    assert.deepEqual(await codes({ search: many(200) }), ["A-3", "A-2", "A-1"]);
    for (const search of [many(201), `a, ${"x".repeat(201)}`, "x,".repeat(4_000)]) {
      await assert.rejects(codes({ search }), { code: "BAD_INPUT" });
    }
  }));

Deno.test("a scanned code finds its order: a garment's ticket, a package, the carrier's number after a ZIP", () =>
  withOrders(async (world, codes) => {
    const id = await world.order({ external_number: "A-4" }, ["order.submit", "order.pay"]);
    await world.move("root", [id], "label.attach", {
      carrier: "USPS",
      tracking_number: "420787459400111206206406260787",
    });
    const piece = await world.db.read.selectFrom("units").select("code").where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    const pkg = await world.db.read.selectFrom("packages").select("code").where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    const scans = [
      piece.code,
      `${piece.code.toLowerCase()}-2`,
      pkg.code,
      "420787459400111206206406260787",
      "9400 1112 0620 6406 2607 87",
      "PD)àààààè",
    ];
    for (const search of scans) assert.deepEqual(await codes({ search }, "anna"), ["A-4"], search);
    for (const search of scans) assert.deepEqual(await codes({ search }, "ben"), [], search);
    const missing = (values: readonly string[]) =>
      findMissingValues(orders, ordersList, { search: values.join(", ") }, world.as("anna"));
    assert.deepEqual(await missing([...scans, "UN-009999"]), ["UN-009999"]);
    const many = Array.from({ length: 30 }, (_, at) => `UN-00${9000 + at}`);
    assert.deepEqual(await missing([...scans, ...many]), many, "more than are searched for as text");
  }));

Deno.test("S2.0 an unknown status matches nothing, and excludes nothing", () =>
  withOrders(async (world, codes) => {
    const drafts = await codes({ status: ["Draft"] });
    assert.ok(drafts.length > 0);
    assert.deepEqual(await codes({ status: ["Draft", "nonsense"] }), drafts);
    assert.deepEqual(await codes({ status: ["nonsense"] }), []);
    assert.deepEqual(await codes({ print_status: ["nonsense"], status: ["All"] }), []);
    assert.deepEqual(await count({ status: ["nonsense"] }, world.as("root")), { count: 0, capped: false });
    assert.deepEqual(await codes({ status: ["!nonsense", "!All"] }), NEWEST_FIRST);
  }));

Deno.test("S5.6 days apply together with the named range, in the business time zone", () =>
  withOrders(async (world, codes) => {
    assert.deepEqual(await codes({ range: "this-month" }), ["B-3", "B-2"]);
    assert.deepEqual(await codes({ range: "this-month", end: "06-11-2026" }), ["B-2"]);
    assert.deepEqual(await codes({ start: "07-10-2026", end: "17-10-2026" }), ["A-3", "A-2"]);
    const kiritimati = { ...world.as("root").settings, timeZone: "Pacific/Kiritimati" };
    assert.deepEqual(await codes({ start: "17-11-2026" }, "root", { settings: kiritimati }), ["B-3"]);
    assert.deepEqual(await codes({ start: "17-11-2026" }), []);
  }));

Deno.test("a list sorts by a sortable column, and equal rows by age", () =>
  withOrders(async (_world, codes) => {
    assert.deepEqual(await codes({ sort: "external_number" }), ["A-1", "A-2", "A-3", "B-1", "B-2", "B-3"]);
    assert.deepEqual(await codes({ sort: "-total_minor" }), ["B-3", "B-2", "B-1", "A-2", "A-1", "A-3"]);
    assert.deepEqual(await codes({ sort: "status" }), ["A-1", "B-1", "B-2", "B-3", "A-3", "A-2"]);
  }));

Deno.test("S7.2 pages follow each other without a gap or a row shown twice", () =>
  withOrders(async (_world, codes) => {
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await codes({}, "root", { page: { page, perPage: 2 } }));
    assert.deepEqual(pages.flat(), NEWEST_FIRST);
    assert.deepEqual(pages[3], []);
    await assert.rejects(codes({}, "root", { page: { page: 1251, perPage: 20 } }), { code: "LIMIT" });
  }));

Deno.test("all invalid arguments are refused at once, each with its path", () =>
  withOrders(async (_world, codes) => {
    const refused = async (args: Record<string, unknown>) => {
      const error = await codes(args).then(() => null, (reason: unknown) => reason);
      assert.ok(error instanceof ApiError && error.code === "BAD_INPUT");
      return error.details.problems;
    };
    assert.deepEqual(await refused({ due: ["late", "lost"], range: "soon", end: "31-02-2026" }), [
      { path: "range", code: "unknown" },
      { path: "end", code: "badDate" },
      { path: "due", code: "unknown" },
    ]);
    assert.deepEqual(await refused({ search: "x".repeat(201) }), [{ path: "search", code: "tooLong" }]);
    assert.deepEqual(await refused({ country: Array(201).fill("DE") }), [{
      path: "country",
      code: "tooMany",
    }]);
    for (const sort of ["note", "-", "created_at desc", "--code", "search_text"]) {
      assert.deepEqual(await refused({ sort }), [{ path: "sort", code: "unknown" }], sort);
    }
  }));

Deno.test("a sort by a column that the caller may not see is refused", () =>
  withOrders(async (world) => {
    const rule = { kind: "role", role: "root" } as const;
    const secret = listOf(
      {
        ...orders,
        columns: [{ key: "total_minor", kind: "money", fields: [], width: 1, sortable: true, rule }],
      },
      ordersList,
    );
    assert.equal((await secret.list({ sort: "total_minor" }, world.as("root"))).length, 6);
    await assert.rejects(secret.list({ sort: "total_minor" }, world.as("anna")), { code: "BAD_INPUT" });
  }));

Deno.test("a count is exact up to its cap", () =>
  withOrders(async (world) => {
    assert.deepEqual(await count({ status: ["Draft"] }, world.as("root")), { count: 4, capped: false });
    assert.deepEqual(await count({ search: "o'hara" }, world.as("agent")), { count: 1, capped: false });
    await world.db.write(async (tx) => {
      const columns = Object.keys(await tx.selectFrom("orders").selectAll().executeTakeFirstOrThrow())
        .filter((name) => !["seq", "_id", "code", "external_number"].includes(name));
      const names = sql.raw(columns.join(", "));
      await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 10000)
        insert into orders (_id, code, external_number, ${names})
        select 'x' || i, 'X-' || i, '', ${names} from n, (select * from orders where seq = 1) as o`.execute(
        tx,
      );
    });
    assert.deepEqual(await count({}, world.as("root")), { count: 10_000, capped: true });
    assert.deepEqual(await count({}, world.as("ben")), { count: 3, capped: false });
  }));

/** Query plans are checked on SQLite, as its planner does not depend on statistics. */
Deno.test("no list scans the whole table: default, seller's, sorted and searched lists use an index", async () => {
  await using fresh = await freshDatabase();
  if (fresh.db.engine !== "sqlite") return;
  const world = await makeWorld(fresh.db);
  const plan = async (name: Name, args: Record<string, unknown>) => {
    const page = pageOf(orders, ordersList, args, world.as(name));
    const { rows } = await sql<{ detail: string }>`explain query plan ${page}`.execute(fresh.db.read);
    return rows.map((row) => row.detail);
  };
  const sorts = orders.columns.filter((column) => column.sortable).map((column) => column.key);
  const cases: Record<string, unknown>[] = [
    { status: ["Processing"], range: "this-month" },
    { search: "muller" },
    { search: "UN-000001" },
    { search: "UN-000001, PK-000001, muller" },
    {},
    ...sorts.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
  ];
  for (const name of ["root", "anna", "agent"] as const) {
    for (const args of cases) {
      const steps = await plan(name, args);
      const walks = steps.filter((step) => /^SCAN (k|r|s|u)\b(?! USING COVERING INDEX)/.test(step));
      assert.deepEqual(walks, [], `${name} ${JSON.stringify(args)}`);
      assert.ok(
        steps.some((step) => step.startsWith("SEARCH r USING INTEGER PRIMARY KEY")),
        steps.join("\n"),
      );
    }
  }
});
