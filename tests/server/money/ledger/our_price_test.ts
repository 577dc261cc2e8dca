import assert from "node:assert/strict";
import { deriveOrder } from "../../../../server/modules/orders/orders/draft.ts";
import { linesOf, ordersById } from "../../../../server/modules/orders/orders/store.ts";
import { sql } from "kysely";
import { ourPrice } from "../../../../server/db/migrations/0022_our_price.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { allJobsDone, importFile } from "../../../support/orders/import_jobs.ts";
import { INCOMING_PARAMS, withBusiness } from "../../../support/desk/integration_calls.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { fc } from "../../../support/property.ts";
import { makeWorld, PRICES, type World } from "../../../support/orders/world.ts";

const TO = {
  recipient_name: "Zoë",
  address_line1: "Lange Straße 4",
  city: "Köln",
  postal_code: "50667",
  country: "DE",
};
const HEADER = [...Object.keys(TO), "external_number", "sku", "title", "quantity", "line_total"];

type Known = keyof typeof PRICES;
interface ImportedLine {
  readonly sku: string;
  readonly quantity: number;
  /** The line's total according to the file. */
  readonly total: string;
}

const fileOf = (lines: readonly ImportedLine[], number: (index: number) => string) =>
  [
    HEADER.join(","),
    ...lines.map(({ sku, quantity, total }, index) =>
      [...Object.values(TO), number(index), sku, "A jacket", quantity, total].join(",")
    ),
  ].join("\n");

async function everyOrder({ db }: World) {
  const ids = (await db.read.selectFrom("orders").select("_id").orderBy("seq").execute()).map(({ _id }) =>
    _id
  );
  const [orders, lines] = [
    await ordersById(db.read, ALL_SELLERS, ids),
    await linesOf(db.read, ALL_SELLERS, ids),
  ];
  return ids.map((id) => ({ order: orders.get(id)!, lines: lines.get(id) ?? [] }));
}

/**
 * Checks that a known SKU has our price and an unknown one none, whatever the source claims, and that sums
 * and problems agree.
 */
async function checkPrices(world: World): Promise<void> {
  for (const { order, lines } of await everyOrder(world)) {
    for (const { sku, item_id, quantity, total_minor } of lines) {
      assert.equal(total_minor, item_id === null ? 0 : PRICES[sku as Known] * quantity, sku);
    }
    const { total_minor, problems, problems_count, problem_mask } = deriveOrder(order, lines);
    assert.deepEqual(
      [order.total_minor, order.problems, order.problems_count, order.problem_mask],
      [total_minor, problems, problems_count, problem_mask],
    );
  }
}

const amount = fc.constantFrom("0.01", "0", "", "999999.99", "$0.01", "0.0051", "1.00 USD");
const importedLine: fc.Arbitrary<ImportedLine> = fc.record({
  sku: fc.constantFrom(...Object.keys(PRICES), "JACKET-1", "JACKET-2"),
  quantity: fc.integer({ min: 1, max: 3 }),
  total: amount,
});

Deno.test("no source sets its own price: form, file, call, fix, map, edit; the paid price is ours", () =>
  withBusiness(async (business) => {
    const { world, app, add, post, ask } = business;
    const anna = await world.token("anna");
    const { db } = world;
    await db.write((tx) => tx.updateTable("stores").set({ shipping_method: "standard" }).execute());
    const plan = JSON.stringify(planOf(HEADER, { dateOrder: "dmy" }));
    // The file has known and unknown SKUs, with arbitrary prices.
    const lines = [
      { sku: "HOODIE-GREY-L", quantity: 2, total: "0.01" },
      { sku: "JACKET-1", quantity: 1, total: "0.01" },
      ...fc.sample(importedLine, { numRuns: 40, seed: 7 }),
    ];
    const job = await importFile(app, db, anna, fileOf(lines, (index) => `F-${index}`), { plan });
    assert.deepEqual([job.status, job.made, job.refusals], ["Done", lines.length, []]);
    await checkPrices(world);
    const declared = new Map(
      (await everyOrder(world)).map((
        { order, lines: [line] },
      ) => [order.external_number, line?.declared_minor]),
    );
    assert.deepEqual([declared.get("F-0"), declared.get("F-1")], [1, 1]);
    assert.ok(lines.every(({ total }, index) => (declared.get(`F-${index}`) === null) === (total === "")));
    // A call from outside sends a price that it may not set.
    const incoming = await add(INCOMING_PARAMS);
    const line = {
      sku: "TEE-BLACK-M",
      quantity: 1,
      total_minor: 1,
      declared_minor: 1,
      price: 0,
      item_id: null,
    };
    const answer = await post(incoming, { orders: [{ external_number: "C-1", ...TO, lines: [line] }] });
    assert.equal(answer.status, 200);
    await answer.body?.cancel();
    // The form makes and edits orders, once with the id of a line that was imported with another sum.
    await ask(
      `mutation { makeOrder(params: { store_id: "anna-etsy", ${words(TO)}, lines: [${
        words(TEE)
      }] }) { _id } }`,
      "anna",
    );
    await checkPrices(world);
    const [first, second] = await everyOrder(world);
    const lineInput = `{ _id: "${first!.lines[0]!._id}", sku: "HOODIE-GREY-L", quantity: 1 }`;
    const swapped = `{ _id: "${second!.lines[0]!._id}", sku: "HOODIE-GREY-L", quantity: 1 }`;
    await edit(first!.order._id, lineInput);
    await edit(second!.order._id, swapped);
    await checkPrices(world);
    // A SKU is mapped later: by a fix, and by the map that an edit reads.
    await ask(
      `mutation { makeJob(params: { kind: "orders.mend", resource: "orders", store: "anna-etsy",
        external_sku: "JACKET-1", item: "item-HOODIE-GREY-L" }) { _id } }`,
      "anna",
    );
    await allJobsDone(db);
    await checkPrices(world);
    await ask(
      `mutation { makeSkuMapping(store: "anna-etsy", external_sku: "JACKET-2", item: "item-MUG-WHITE")
        { item_id } }`,
      "anna",
    );
    for (const { order, lines: [line] } of await everyOrder(world)) {
      if (line?.sku === "JACKET-2") {
        await edit(order._id, `{ _id: "${line._id}", sku: "JACKET-2", quantity: ${line.quantity} }`);
      }
    }
    await checkPrices(world);
    const all = await everyOrder(world);
    assert.ok(all.every(({ order }) => order.problems_count === 0 && order.total_minor > 0));
    // The balance is charged with the same price.
    await world.topUp("anna", 1_000_000);
    const ids = all.map(({ order }) => order._id);
    for (const event of ["order.submit", "order.pay"]) {
      assert.ok((await world.move("anna", ids, event)).every(({ ok }) => ok), event);
    }
    const { rows: [charged] } = await sql<{ sum: number | string }>`select -sum(e.amount_minor) as sum
      from ledger_entries e join ledger_txns t on t._id = e.txn_id join ledger_accounts a on a._id = e.account_id
      where t.kind = 'charge' and a.kind = 'wallet'`.execute(db.read);
    assert.equal(Number(charged?.sum), all.reduce((sum, { order }) => sum + order.total_minor, 0));

    async function edit(id: string, lines: string) {
      const { errors } = await ask(
        `mutation { makeOrder(id: "${id}", params: { lines: [${lines}] }) { _id } }`,
        "anna",
      );
      assert.deepEqual(errors, []);
    }
  }));

const TEE = { sku: "TEE-BLACK-M" };
const words = (values: Readonly<Record<string, string>>) => {
  const text = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(", ");
  return "sku" in values ? `{ ${text}, quantity: 2 }` : text;
};

Deno.test("older orders that were never charged get our price and keep the shop's; charged ones do not change", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 100_000);
    const two = [{ sku: "HOODIE-GREY-L", quantity: 2 }, { sku: "MUG-WHITE", quantity: 1 }];
    const draft = await world.order({ lines: two });
    const pending = await world.order({ lines: two }, ["order.submit"]);
    const unknown = await world.order({ country: "", lines: [{ sku: "X", quantity: 3 }, ...two] });
    const blank = await world.order({ recipient_name: "", address_line1: "", city: "", lines: [] });
    const foreign = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] });
    const paid = await world.order({ lines: two }, ["order.submit", "order.pay"]);
    const refunded = await world.order({ lines: two }, ["order.submit", "order.pay", "order.cancel"]);
    const ours = 2 * PRICES["HOODIE-GREY-L"] + PRICES["MUG-WHITE"];
    await db.write(async (tx) => {
      // The earlier build charged an amount of the file, and took an empty amount for no price.
      await sql`update order_lines set raw_total = '0.01', total_minor = 1 where sku = 'HOODIE-GREY-L'`
        .execute(tx);
      await sql`update order_lines set raw_total = '', total_minor = 7 where sku = 'X'`.execute(tx);
      await sql`update order_lines set raw_total = '0', total_minor = 0
        where sku = 'MUG-WHITE' and order_id = ${draft}`.execute(tx);
      await sql`update items set currency = 'VND' where sku = 'TEE-BLACK-M'`.execute(tx);
      await sql`update orders set total_minor = (select coalesce(sum(total_minor), 0) from order_lines
        where order_id = orders._id)`.execute(tx);
      const problem = '[{"code":"priceMissing","path":"lines.1.sku"}]';
      await sql`update orders set problems = ${problem}, problems_count = 1, problem_mask = 4
        where _id = ${draft}`.execute(tx);
      await sql`update orders set items_count = 10001 where _id = ${pending}`.execute(tx);
      // The first statement is skipped, as the column exists already.
      for (const statement of ourPrice.statements(db.engine).slice(1)) await sql.raw(statement).execute(tx);
    });
    const found = new Map((await everyOrder(world)).map((each) => [each.order._id, each]));
    const totals = (id: string) => [
      found.get(id)?.order.total_minor,
      found.get(id)?.lines.map(({ total_minor, declared_minor }) => [total_minor, declared_minor]),
    ];
    assert.deepEqual(totals(draft), [ours, [[6900, 1], [899, 0]]]);
    assert.deepEqual(totals(pending), [ours, [[6900, 1], [899, null]]]);
    assert.deepEqual(totals(unknown), [ours, [[0, 7], [6900, 1], [899, null]]]);
    assert.deepEqual(totals(foreign), [0, [[0, 1299]]]);
    for (const id of [paid, refunded]) assert.deepEqual(totals(id), [900, [[1, 1], [899, null]]]);
    for (const id of [draft, unknown, blank, foreign]) {
      const { order, lines } = found.get(id)!;
      const { problems, problems_count, problem_mask } = deriveOrder(order, lines);
      assert.deepEqual([order.problems, order.problems_count, order.problem_mask], [
        problems,
        problems_count,
        problem_mask,
      ]);
    }
    // An older order with too many pieces gets a problem and cannot be paid.
    assert.match(found.get(pending)!.order.problems, /tooManyPieces/);
    const [refused] = await world.move("root", [pending], "order.pay");
    assert.deepEqual([refused?.ok, refused?.reason?.code], [false, "hasNoProblems"]);
  }));
