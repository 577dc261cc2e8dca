/** Two sellers never see, count, search, move or receive events of each other's orders. */
import assert from "node:assert/strict";
import { MakeOrder, MoveOrder } from "../../../../api/generated/operations/orders.ts";
import type { Database } from "../../../../server/db/database.ts";
import { chargesOf } from "../../../../server/modules/money/ledger/charge_store.ts";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { linesFor, linesOf } from "../../../../server/modules/orders/orders/store.ts";
import { timelinesOf } from "../../../../server/lifecycle/timeline_store.ts";
import { packagesOf, piecesOf } from "../../../../server/modules/orders/orders/work_store.ts";
import { unitsFor, unitsIn } from "../../../../server/modules/workshop/units/parts_store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import {
  type Act,
  actIn,
  anyFilter,
  type Filter,
  orderOf,
  place,
} from "../../../support/orders/generated_world.ts";
import { fc } from "../../../support/property.ts";
import { listen } from "../../../support/server/live_socket.ts";
import { serveApp, type TestSocket } from "../../../support/server/sockets.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const WORLDS = isSoak ? 1_000 : 25;
const SEED = 20_261_116;

const FIELDS = "_id code external_number seller_id status recipient_name country total_minor version";
const ARGS = "search: $search, status: $status, country: $country";
const DETAIL = `${FIELDS} facts { paid unitsOpen } lines { sku total_minor } charges { amount_minor }
  packages { code } timeline { action actor changes { field after } }`;
const EVERYTHING_ONE_MAY_SEE =
  `query ($search: String, $status: [String!], $country: [String!], $sort: String,
    $foreign: [ID!], $id: ID!) {
  cUser { _id total_credit scope }
  all: orders { ${DETAIL} }
  count: ordersCount { count capped }
  found: orders(${ARGS}, sort: $sort) { ${FIELDS} }
  foundCount: ordersCount(${ARGS}) { count }
  foreign: orders(_id: $foreign) { ${FIELDS} }
  ofBen: orders(seller: ["ben"], store: ["ben-tiktok"]) { ${FIELDS} }
  foreignOrder: getOrderById(_id: $id) { ${DETAIL} }
  stores { _id name }
  sellers { _id name }
}`;

async function seenBy(app: TestApp, token: string, filter: Filter, foreign: readonly string[]) {
  const variables = { ...filter, foreign, id: foreign[0] ?? "nothing" };
  const answer = await app.ask<object, Record<string, unknown>>(token, EVERYTHING_ONE_MAY_SEE, variables, {
    perPage: 10,
  });
  const errors = answer.errors.map(({ message, path, extensions }) => ({
    message,
    path,
    code: extensions.code,
  }));
  return { data: answer.data, errors };
}

/** Lets ben, or staff, act on ben's orders. */
async function act(world: World, ids: string[], each: Act): Promise<void> {
  if (each.kind === "make") return void ids.push(await place(world, each.order));
  if (each.kind === "topUp") return await world.topUp("ben", each.minor);
  const id = ids[each.nth % Math.max(1, ids.length)];
  if (!id) return;
  if (each.kind === "move") return void await world.move("root", [id], each.event);
  const params = { recipient_name: each.name };
  await runMutation("makeOrder", makeOrder, { id, params }, world.as("ben")).catch(() => {});
}

/** Returns every row of ben's. */
async function rowsOfBen(db: Database): Promise<string> {
  const tables = [
    "orders",
    "order_lines",
    "units",
    "packages",
    "holds",
    "ledger_txns",
    "wallets",
    "ledger_entries",
    "charge_lines",
    "audit_events",
  ] as const;
  const rows = [];
  for (const table of tables) {
    rows.push(await db.read.selectFrom(table).selectAll().where("seller_id", "=", "ben").execute());
  }
  return JSON.stringify(rows);
}

/** Lets anna act on orders of another seller: every answer says that there is no such order. */
async function trespass(app: TestApp, token: string, ids: readonly string[], event: string): Promise<void> {
  const params = { reason: "x" };
  const moved = await app.ask(token, MoveOrder, { ids: [...ids, "nothing"], event, params });
  assert.ok(moved.data?.moveOrder.length === ids.length + 1, JSON.stringify(moved.errors));
  const answers = new Set(moved.data.moveOrder.map(({ _id, ...answer }) => JSON.stringify(answer)));
  assert.equal(answers.size, 1);
  assert.equal(moved.data.moveOrder[0]?.error, "NOT_FOUND");
  for (const id of [ids[0] ?? "nothing", "nothing"]) {
    const edited = await app.ask(token, MakeOrder, { id, params: { note: "mine" } });
    assert.deepEqual([edited.data, edited.errors[0]?.extensions.code], [null, "NOT_FOUND"]);
  }
}

/** Returns the order and package ids of the next event; events arrive in the order of the changes. */
async function heard(socket: TestSocket): Promise<readonly string[]> {
  const frame = await socket.next();
  return (frame?.payload as { data: { changes: { ids: string[] } } }).data.changes.ids;
}

const worlds = fc.record({
  annas: fc.array(orderOf("anna-etsy", "anna-shopify"), { minLength: 1, maxLength: 3 }),
  bens: fc.array(orderOf("ben-tiktok"), { minLength: 1, maxLength: 3 }),
  acts: fc.array(actIn("ben-tiktok"), { minLength: 1, maxLength: 4 }),
  filter: anyFilter,
  event: fc.constantFrom("order.submit", "order.pay", "order.cancel", "order.hold"),
});

Deno.test(`Z2 in ${WORLDS} worlds (seed ${SEED}) nothing that happens to one seller is seen, counted, found or received by another`, async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async ({ annas, bens, acts, filter, event }) => {
      await using fresh = await freshDatabase();
      const world = await makeWorld(fresh.db);
      const own: string[] = [];
      const foreign: string[] = [];
      for (const order of annas) own.push(await place(world, order));
      for (const order of bens) foreign.push(await place(world, order));
      const app = testApp(fresh.db);
      await using server = serveApp(app.app);
      const token = await world.token("anna");
      const socket = await listen(server, token);

      const before = await seenBy(app, token, filter, foreign);
      assert.equal(
        (before.data?.["all"] as unknown[] | undefined)?.length,
        own.length,
        JSON.stringify(before),
      );
      assert.deepEqual([before.data?.["foreign"], before.data?.["ofBen"], before.data?.["foreignOrder"]], [
        [],
        [],
        null,
      ]);
      for (const each of acts) await act(world, foreign, each);
      assert.equal(JSON.stringify(await seenBy(app, token, filter, foreign)), JSON.stringify(before));

      const rows = await rowsOfBen(fresh.db);
      await trespass(app, token, foreign, event);
      assert.equal(await rowsOfBen(fresh.db), rows);

      // Anna's first event is her own: any event of ben's would have come before it.
      await app.ask(token, MakeOrder, { id: own[0]!, params: { note: `world ${own[0]}` } });
      assert.deepEqual(await heard(socket), [own[0]]);
      socket.socket.close();
      await socket.closed;
    }),
    { seed: SEED, numRuns: WORLDS },
  );
});

Deno.test("Z2 an agent of both sellers sees both, and one of none sees nothing", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const ids = [await world.order(), await world.order({ store_id: "ben-tiktok" })];
  await using app = testApp(fresh.db);
  const all = '{ orders(sort: "code") { _id } ordersCount { count } }';
  const agent = await world.token("agent");
  assert.deepEqual((await app.ask(agent, all)).data, {
    orders: ids.map((_id) => ({ _id })),
    ordersCount: { count: 2 },
  });
  await fresh.db.write((tx) => tx.deleteFrom("scopes").where("user_id", "=", "agent").execute());
  assert.deepEqual((await app.ask(agent, all)).data, { orders: [], ordersCount: { count: 0 } });
});

Deno.test("Z3 whatever ids, sellers and stores a seller requests, only own orders are returned", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const own = await world.order();
  const foreign = await world.order({ store_id: "ben-tiktok" });
  await using app = testApp(fresh.db);
  const token = await world.token("anna");
  const document = `query ($_id: [ID!], $seller: [ID!], $store: [ID!]) {
    orders(_id: $_id, seller: $seller, store: $store) { _id }
    ordersCount(_id: $_id, seller: $seller, store: $store) { count }
  }`;
  const cases: [Record<string, readonly string[] | null>, string[]][] = [
    [{ _id: [] }, []],
    [{ _id: null }, [own]],
    [{ _id: [foreign] }, []],
    [{ _id: [own, foreign, own] }, [own]],
    [{ seller: ["ben"] }, []],
    [{ seller: ["anna", "ben"] }, [own]],
    [{ seller: [] }, []],
    [{ store: ["ben-tiktok"] }, []],
    [{ store: ["anna-etsy", "ben-tiktok"], _id: [foreign, own] }, [own]],
  ];
  for (const [variables, expected] of cases) {
    const { data } = await app.ask(token, document, variables);
    const wanted = { orders: expected.map((_id) => ({ _id })), ordersCount: { count: expected.length } };
    assert.deepEqual(data, wanted, JSON.stringify(variables));
  }
});

Deno.test("Z2 an order's records are read within the scope too, whichever query names the order", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const id = await world.order({ store_id: "ben-tiktok" }, ["order.submit", "order.pay", "label.attach"]);
  const loads = {
    linesOf,
    linesShown: linesFor(new Set(["art", "image_id"])),
    chargesOf,
    packagesOf,
    piecesOf,
    timelinesOf: timelinesOf("orders"),
    unitsOf: unitsIn("order_id"),
    unitsShown: unitsFor("order_id")(new Set(["ticket", "operator_name"])),
  };
  for (const [name, load] of Object.entries(loads)) {
    assert.equal((await load(fresh.db.read, { sellers: ["anna"] }, [id])).size, 0, name);
    assert.equal((await load(fresh.db.read, { sellers: [] }, [id])).size, 0, name);
    assert.equal((await load(fresh.db.read, { sellers: ["anna", "ben"] }, [id])).size, 1, name);
  }
});
