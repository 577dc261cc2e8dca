import assert from "node:assert/strict";
import { sql } from "kysely";
import { recordAudit } from "../../../../server/audit/audit.ts";
import { brokenSeals, newestAudit, sealAudit } from "../../../../server/audit/seals.ts";
import type { Database } from "../../../../server/db/database.ts";
import { runMaintenance } from "../../../../server/modules/desk/maintenance/module.ts";
import { forgetOld } from "../../../../server/modules/desk/maintenance/store.ts";
import { appendOutbox } from "../../../../server/events/outbox.ts";
import { makeSecretKey, readKeyring } from "../../../../server/secrets/secrets.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { auditOf, contextOf, countUp } from "../../../support/server/mutation_context.ts";
import { runMutation } from "../../../../server/mutate.ts";

const keys = readKeyring(makeSecretKey());
const DAY = 24 * 3600;
const stamp = { actor: { _id: "ann", name: "Ann" }, actingFor: null, requestId: "r", sessionId: null, at: 1 };

const record = (db: Database, count: number) =>
  db.write((tx) =>
    recordAudit(tx, Array.from({ length: count }, (_, index) => auditOf(`order-${index}`)), stamp)
  );

/** Changes rows that the append-only triggers protect, as a person with the database file can. */
const tamper = (db: Database, statement: string) =>
  db.write(async (tx) => {
    const drop = db.engine === "sqlite"
      ? ["drop trigger audit_events_no_update", "drop trigger audit_events_no_delete"]
      : ["alter table audit_events disable trigger all"];
    for (const each of [...drop, statement]) await sql.raw(each).execute(tx);
  });

Deno.test("sealed rows match their seals, batch by batch", () =>
  withDatabase(async (db) => {
    assert.equal(await sealAudit(db, keys, await newestAudit(db.read), 5), 0);
    await record(db, 10_500);
    assert.equal(await sealAudit(db, keys, await newestAudit(db.read), 5), 10_500);
    await record(db, 3);
    assert.equal(await sealAudit(db, keys, await newestAudit(db.read), 6), 3);
    const seals = await db.read.selectFrom("audit_seals").select(["count", "at"]).orderBy("seq").execute();
    assert.deepEqual(seals, [{ count: 10_000, at: 5 }, { count: 500, at: 5 }, { count: 3, at: 6 }]);
    assert.deepEqual(await brokenSeals(db.read, keys), []);
  }));

for (
  const [what, statement] of [
    ["changed", "update audit_events set reason = 'other' where seq = 2"],
    ["removed", "delete from audit_events where seq = 2"],
    ["moved to another number", "update audit_events set seq = 900 where seq = 2"],
  ] as const
) {
  Deno.test(`a row that was ${what} after it was sealed is reported`, () =>
    withDatabase(async (db) => {
      await record(db, 3);
      await sealAudit(db, keys, await newestAudit(db.read), 5);
      await record(db, 3);
      assert.deepEqual(await brokenSeals(db.read, keys), []);
      await tamper(db, statement);
      assert.deepEqual((await brokenSeals(db.read, keys)).map((seal) => seal.last_seq), [3]);
    }));
}

Deno.test("the background task seals rows that existed in its previous round", () =>
  withDatabase(async (db) => {
    await record(db, 3);
    const background = runMaintenance({ db, settings: contextOf(db).settings, now: () => 7 }, {
      roundMs: 5,
      say: () => {},
    });
    const seals = () => db.read.selectFrom("audit_seals").select(["count", "at"]).execute();
    while ((await seals()).length === 0) await new Promise((wake) => setTimeout(wake, 5));
    await background.stop();
    assert.deepEqual(await seals(), [{ count: 3, at: 7 }]);
  }));

Deno.test("idempotency keys expire after 30 days, and events after one", () =>
  withDatabase(async (db) => {
    const context = contextOf(db);
    await runMutation(
      "moveOrder",
      countUp,
      { ids: ["a"], event: "order.hold", key: "a key of a form" },
      context,
    );
    await db.write((tx) =>
      appendOutbox(tx, [{ entity: "orders", sellerId: null, ids: ["b"] }], context.now() + DAY)
    );
    const left = async () => [
      (await db.read.selectFrom("idempotency_keys").select("key").execute()).length,
      (await db.read.selectFrom("outbox").select("seq").execute()).length,
    ];
    await forgetOld(db, context.now() + DAY);
    assert.deepEqual(await left(), [1, 2]);
    await forgetOld(db, context.now() + DAY + 1);
    assert.deepEqual(await left(), [1, 1]);
    await forgetOld(db, context.now() + 30 * DAY + 1);
    assert.deepEqual(await left(), [0, 0]);
  }));
