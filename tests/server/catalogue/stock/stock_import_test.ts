/** Stock counted or received by a table: previewed first, done by a job, and undone. */
import assert from "node:assert/strict";
import type { StockDiff, StockRowInput } from "../../../../api/generated/schema.ts";
import { MAX_STOCK_ROWS } from "../../../../api/catalogue/stock.ts";
import { begin, countsOf, inWorld, reasons, work } from "../../../support/desk/bulk.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import {
  addBlanks,
  blanksOf,
  faultsOf,
  mainOf,
  runAllotter,
  stockAt,
} from "../../../support/workshop/blanks.ts";
import type { World } from "../../../support/orders/world.ts";

const [TEE, MUG, HOODIE] = ["TEE-BLACK-M", "MUG-WHITE", "HOODIE-GREY-L"] as const;
const PAID = ["order.submit", "order.pay"];

const tableOf = async (world: World, kind: string, rows: readonly StockRowInput[]) => ({
  location: await mainOf(world),
  kind,
  reason: "Count of November",
  rows,
});
const importStock = async (world: World, kind: string, rows: readonly StockRowInput[]) => {
  const stock = await tableOf(world, kind, rows);
  const { _id } = await begin(world, "root", { kind: "stock.import", resource: "stock", stock });
  await work(world, _id);
  return _id;
};

const DIFF = `query Q($table: StockTableInput!) {
  diff: stockDiff(table: $table) { short rows { sku was will reserved short_count short problem } } }`;

Deno.test(
  "workshop §7 a stock table has a preview: old and new amounts, unknown and duplicate SKUs, and garments that would wait",
  onGrounds(async ({ world, ask, refused }) => {
    await world.topUp("anna", 1_000_000);
    await addBlanks(world, TEE, { kind: "receive", count: 3 });
    await world.order({ lines: [{ sku: TEE, quantity: 3 }] }, PAID);
    await runAllotter(world);
    const rows = [
      { sku: "tee-black-m", count: 1 },
      { sku: MUG, count: 40 },
      { sku: "NOBODY-XS", count: 4 },
      { sku: TEE, count: 5 },
    ];
    const table = await tableOf(world, "count", rows);
    const { diff } = await ask<{ diff: StockDiff }>("root", DIFF, { table });
    assert.equal(diff.short, 2);
    assert.deepEqual(
      diff.rows.map(({ sku, was, will, problem }) => [sku, was, will, problem]),
      [[TEE, 3, 1, ""], [MUG, null, 40, ""], ["NOBODY-XS", null, 0, "unknown"], [TEE, 3, 5, "double"]],
    );
    assert.deepEqual([diff.rows[0]?.short_count, diff.rows[0]?.short], [2, ["UN-000003", "UN-000002"]]);
    const received = await ask<{ diff: StockDiff }>("root", DIFF, { table: { ...table, kind: "receive" } });
    assert.deepEqual(received.diff.rows.slice(0, 2).map(({ will }) => will), [4, 40]);
    assert.equal(await refused("order_qc", DIFF, { table }), "FORBIDDEN");
    assert.equal(
      await refused("root", DIFF, { table: { ...table, location: "x" } }),
      "BAD_INPUT, table.location unknown",
    );
    assert.equal(
      await refused("root", DIFF, { table: { ...table, rows: [{ sku: TEE, count: -1 }] } }),
      "BAD_INPUT, table.rows.0.count badNumber",
    );
    const many = Array.from({ length: MAX_STOCK_ROWS + 1 }, () => ({ sku: TEE, count: 1 }));
    assert.equal(
      await refused("root", DIFF, { table: { ...table, rows: many } }),
      "BAD_INPUT, table.rows tooMany",
    );
  }),
);

Deno.test("workshop §7 an import of stock counts each item once, names garments that then wait, and an undo restores the old amounts", () =>
  inWorld(async (world) => {
    await world.topUp("anna", 1_000_000);
    await addBlanks(world, TEE, { kind: "receive", count: 3 });
    await addBlanks(world, HOODIE, { kind: "receive", count: 7 });
    const order = await world.order({ lines: [{ sku: TEE, quantity: 3 }] }, PAID);
    await runAllotter(world);
    const rows = [{ sku: TEE, count: 1 }, { sku: MUG, count: 40 }, { sku: HOODIE, count: 7 }];
    const job = await importStock(world, "count", rows);
    const { made, skipped, refused } = await countsOf(world, job);
    assert.deepEqual({ made, skipped, refused }, { made: 2, skipped: 1, refused: 0 });
    assert.deepEqual(await stockAt(world, TEE), [1, 1]);
    assert.deepEqual(await stockAt(world, MUG), [40, 0]);
    assert.deepEqual((await blanksOf(world, order)).toSorted(), ["Reserved", "Short", "Short"]);
    const auditEvents = await world.db.read.selectFrom("audit_events").select("changes").where(
      "action",
      "=",
      "stock.import",
    )
      .where("entity", "=", "stock").orderBy("seq").executeTakeFirstOrThrow();
    assert.match(auditEvents.changes, /UN-000003/);
    // Three mugs are gone before the undo, which removes only those of the import that are left.
    await importStock(world, "receive", [{ sku: HOODIE, count: 5 }]);
    await addBlanks(world, MUG, { kind: "adjust", count: -3, reason: "Broken" });
    const undo = await begin(world, "root", { kind: "list.undo", resource: "stock", job });
    await work(world, undo._id);
    assert.deepEqual(await stockAt(world, TEE), [3, 1]);
    assert.deepEqual(await stockAt(world, MUG), [37, 0], "stock never falls below zero");
    assert.deepEqual((await reasons(world, undo._id)).map(({ code, reason }) => [code, reason]), [
      [MUG, "stockBelowZero"],
    ]);
    assert.deepEqual(await stockAt(world, HOODIE), [12, 0]);
    assert.deepEqual(await faultsOf(world), []);
    const stock = await tableOf(world, "count", [{ sku: TEE, count: 1 }, { sku: "NOBODY", count: 1 }]);
    await assert.rejects(begin(world, "root", { kind: "stock.import", resource: "stock", stock }), {
      code: "BAD_INPUT",
    });
    await assert.rejects(begin(world, "order_qc", { kind: "stock.import", resource: "stock", stock }), {
      code: "FORBIDDEN",
    });
  }));

Deno.test(
  "workshop §5 the stock of a location is found by SKU, by title and by amount",
  onGrounds(async ({ world, ask, refused }) => {
    await addBlanks(world, TEE, { kind: "receive", count: 3 });
    await addBlanks(world, MUG, { kind: "count", count: 0 });
    const location = await mainOf(world);
    const found = async (more: object) =>
      (await ask<{ rows: { code: string }[] }>(
        "root",
        "query ($of: [ID!], $search: String, $state: [String!]) { rows: stock(location: $of, search: $search, state: $state) { code } }",
        { of: [location], ...more },
      )).rows.map(({ code }) => code);
    assert.deepEqual(await found({}), [MUG, TEE]);
    assert.deepEqual(await found({ search: "tee-bl" }), [TEE]);
    assert.deepEqual(await found({ search: "mug, hoodie" }), [MUG]);
    assert.deepEqual(await found({ state: ["Out"] }), [MUG]);
    assert.deepEqual(await found({ search: "tee", state: ["Out"] }), []);
    assert.equal(
      await refused("root", `{ stock(location: ["${location}"], search: "${"x".repeat(50_000)}") { _id } }`),
      "BAD_INPUT, search tooLong",
    );
  }),
);
