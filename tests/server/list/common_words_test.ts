import assert from "node:assert/strict";
import { sql } from "kysely";
import { orders } from "../../../resources/orders/orders.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { listOf } from "../../../server/list/resolver.ts";
import { ordersList } from "../../../server/modules/orders/orders/store.ts";
import { withDatabase } from "../../support/server/database.ts";
import { recordReader } from "../../support/server/statement_recorder.ts";
import { NOW } from "../../support/people/people.ts";
import { makeWorld, type World } from "../../support/orders/world.ts";

const { list, count } = listOf(orders, ordersList);
/** Number of rows that exceeds the limit of an exact count. */
const MANY = 10_500;

/** Copies an order; every third copy is for Maria, but with `areOld` none of the newest. */
async function addOrders(db: Database, world: World, areOld: boolean): Promise<void> {
  await world.order();
  const row = await db.read.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  const own = ["seq", "_id", "code", "external_number", "search_text", "created_at"];
  const same = sql.raw(Object.keys(row).filter((name) => !own.includes(name)).join(", "));
  const text = areOld
    ? sql`case when n < ${MANY} * 2 then 'maria' else 'peter' end`
    : sql`case when n % 3 = 0 then 'maria' else 'peter' end`;
  await db.write((tx) =>
    sql`insert into orders (_id, code, external_number, search_text, created_at, ${same})
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${MANY} * 3)
      select 'copy' || n, 'C' || n, 'E' || n, ${text}, ${NOW} + n, ${same} from numbers cross join orders
      where _id = ${row._id}`.execute(tx)
  );
}

const withOrders = (
  work: (world: World, seen: (statement: string) => number) => Promise<void>,
  areOld = false,
) =>
  withDatabase(async (db) => {
    if (db.engine !== "sqlite") return;
    const statements: string[] = [];
    const note = ({ sql }: { readonly sql: string }) => void statements.push(sql);
    const world = await makeWorld({ ...db, heavy: recordReader(db.heavy, note) });
    await addOrders(db, world, areOld);
    await work(world, (part) => statements.filter((text) => text.includes(part)).length);
  });

const page = (page: number, perPage = 20): Partial<AuthorizedContext> => ({ page: { page, perPage } });
const FROM_INDEX = "seq in (select rowid";

Deno.test("a page of a word that very many rows have is read from the first rows, and equals the page from all rows", () =>
  withOrders(async (world, seen) => {
    const numbersOf = async (more: Partial<AuthorizedContext>, args = {}) =>
      (await list({ search: "mari", ...args }, world.as("root", more))).map((each) => each.external_number);
    const expected = (from: number, rows: number) =>
      Array.from({ length: rows }, (_, at) => `E${MANY * 3 - (from + at) * 3}`);
    assert.deepEqual(await numbersOf(page(1)), expected(0, 20));
    assert.deepEqual(await numbersOf(page(3)), expected(40, 20));
    assert.deepEqual(await numbersOf(page(1), { seller: ["anna"] }), expected(0, 20));
    assert.equal(seen(FROM_INDEX), 0);
    assert.deepEqual(await numbersOf(page(20)), expected(380, 20), "beyond the first rows");
    assert.deepEqual(await numbersOf(page(1), { seller: ["ben"] }), []);
    assert.equal(seen(FROM_INDEX), 2);
    assert.deepEqual(await count({ search: "mari" }, world.as("root")), { count: 10_000, capped: true });
    assert.equal(seen(FROM_INDEX), 2);
    assert.deepEqual(await count({ search: "mari", seller: ["ben"] }, world.as("root")), {
      count: 0,
      capped: false,
    });
    assert.deepEqual(await count({ search: "mari" }, world.as("ben")), { count: 0, capped: false });
  }));

Deno.test("a word that only old rows have is found by the index, and so is its count", () =>
  withOrders(async (world, seen) => {
    const found = await list({ search: "mari" }, world.as("root", page(1)));
    assert.deepEqual(found.map((each) => each.external_number)[0], `E${MANY * 2 - 1}`);
    assert.equal(found.length, 20);
    assert.equal(seen(FROM_INDEX), 1);
  }, true));
