/** Writes of thousands of rows, which on SQLite run on a separate thread. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Writer } from "../../../server/db/database.ts";
import { withListeners } from "../../../server/events/events.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import { insertMany } from "../../../server/db/insert_many.ts";
import { recordTransaction } from "../../support/server/statement_recorder.ts";
import { withDatabase } from "../../support/server/database.ts";
import { countOf } from "../../support/server/mutation_context.ts";

const add = (name: string, by = 1) => (tx: Writer) =>
  tx.insertInto("counters").values({ name, next: by })
    .onConflict((row) => row.column("name").doUpdateSet({ next: sql<number>`counters.next + ${by}` }))
    .execute();

/** Inserts rows for which the engine needs a while. */
const many = (tx: Writer) =>
  sql`insert into counters (name, next) with recursive up (n) as (select 1 union all select n + 1 from up where n < 20000)
    select 'c' || n, n from up`.execute(tx);

Deno.test("ordinary and large writes are serialized: nothing is lost, and a failing one affects no other", () =>
  withDatabase(async (db) => {
    const writes = Array.from({ length: 30 }, (_, index) => {
      const write = index % 2 ? db.writeMany : db.write;
      return write(async (tx) => {
        await add("sum")(tx);
        if (index % 3 === 0) throw new Error(`refused ${index}`);
      });
    });
    const settled = await Promise.allSettled(writes);
    assert.equal(settled.filter(({ status }) => status === "rejected").length, 10);
    assert.equal(await countOf(db, "sum"), 20);
  }));

Deno.test("while many rows are written readers are answered, and see none of them before the commit", () =>
  withDatabase(async (db) => {
    let isDone = false;
    const written = db.writeMany(many).then(() => isDone = true);
    assert.equal(await countOf(db, "c1"), 0);
    assert.equal(isDone, false);
    await written;
    assert.equal(await countOf(db, "c20000"), 20_000);
  }));

Deno.test("a heavy read within a large write is refused, as within any write", () =>
  withDatabase(async (db) => {
    await assert.rejects(
      db.writeMany(() => db.heavy.selectFrom("users").select("_id").execute()),
      /within a write/,
    );
    await db.writeMany(add("sum"));
    assert.equal(await countOf(db, "sum"), 1);
  }));

Deno.test("a large write's audit entries reach the listening modules, within the same transaction", () =>
  withDatabase(async (db) => {
    const heard: string[] = [];
    const listening = withListeners(db, [async (tx, { events }) => {
      heard.push(...events.map(({ entityId }) => entityId));
      await add("heard", events.length)(tx);
    }]);
    const stamp = {
      actor: { _id: "anna", name: "Anna" },
      actingFor: null,
      requestId: "r",
      sessionId: null,
      at: 1_700_000_000,
    };
    const entries = Array.from({ length: 600 }, (_, index) => ({
      ...{ entity: "orders", entityId: `o${index}`, sellerId: null, action: "orders.import", isNew: true },
      changes: [],
    }));
    await listening.writeMany((tx) => recordAudit(tx, entries, stamp));
    assert.deepEqual([heard.length, await countOf(db, "heard")], [600, 600]);
    const audits = await db.read.selectFrom("audit_events").select("entity_id").orderBy("seq").execute();
    assert.deepEqual(audits.map(({ entity_id }) => entity_id), heard);
  }));

Deno.test("all pieces of a large insert are sent before the first is answered: the writer never waits for the next piece", () =>
  withDatabase((db) =>
    db.writeMany(async (tx) => {
      const requests: string[] = [];
      const rows = Array.from({ length: 600 }, (_, at) => ({ name: `piece-${at}`, next: at + 1 }));
      const inserted = insertMany(
        recordTransaction(tx, ({ sql }) => void requests.push(sql)),
        "counters",
        rows,
      );
      assert.equal(requests.length, 3);
      await inserted;
      const found = await tx.selectFrom("counters").select("name").where("name", "like", "piece-%").execute();
      assert.equal(found.length, rows.length);
    })
  ));
