/** Limits the database's work for a hold and its release, and the number of statements that are built. */
import assert from "node:assert/strict";
import { SqliteQueryCompiler } from "kysely";
import { recordStatements } from "../../../support/server/statement_recorder.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { makeWorld, worldOf } from "../../../support/orders/world.ts";

/**
 * Limits of reads and writes: of the order, garments and packages; of commanded garments; of listeners. A
 * release also checks the result.
 */
const MOST = { hold: { reads: 5, writes: 5 }, release: { reads: 8, writes: 5 } } as const;

Deno.test("holding and releasing a paid order takes few statements, whose texts are compiled once", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  await world.topUp("anna", 100_000);
  const orders = [
    await world.order({}, ["order.submit", "order.pay"]),
    await world.order({}, [
      "order.submit",
      "order.pay",
    ]),
  ];
  const { db, statements } = recordStatements(data.db);
  const seen = worldOf(db);
  const compiler = SqliteQueryCompiler.prototype;
  const own = compiler.compileQuery;
  let built = 0;
  const step = async (id: string, event: "hold" | "release") => {
    statements.length = built = 0;
    const params = event === "hold" ? { reason: "Count" } : {};
    const [moved] = await seen.move("root", [id], `order.${event}`, params);
    assert.equal(moved?.ok, true);
    const writes = statements.filter((text) => /^(insert|update|delete)/.test(text)).length;
    const reads = statements.filter((text) => text.startsWith("select")).length;
    const most = MOST[event];
    assert.ok(reads <= most.reads && writes <= most.writes, `${event}: ${statements.join("\n")}`);
  };
  compiler.compileQuery = function (...args) {
    built++;
    return own.apply(this, args);
  };
  try {
    await data.db.write((tx) => tx.selectFrom("users").select("_id").limit(1).execute());
    assert.equal(built, data.db.engine === "sqlite" ? 1 : 0, "what is built is counted");
    for (const [at, id] of orders.entries()) {
      await step(id, "hold");
      // The count of the first order depends on statements that this process has built before.
      if (at > 0) assert.equal(built, 0, "a hold builds another statement");
      await step(id, "release");
      if (at > 0) assert.equal(built, 0, "a release builds another statement");
    }
  } finally {
    compiler.compileQuery = own;
  }
});
