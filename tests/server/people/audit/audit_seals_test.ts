import assert from "node:assert/strict";
import { sql } from "kysely";
import { recordAudit } from "../../../../server/audit/audit.ts";
import { brokenSeals, newestAudit, sealAudit } from "../../../../server/audit/seals.ts";
import type { Database } from "../../../../server/db/database.ts";
import { checkNextSeal, sealCheckOf } from "../../../../server/modules/people/audit/check_store.ts";
import { makeSecretKey, readKeyring } from "../../../../server/secrets/secrets.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { auditOf } from "../../../support/server/mutation_context.ts";

const keys = readKeyring(makeSecretKey());

const stamp = {
  actor: { _id: "ann", name: "Ann" },
  actingFor: "ben",
  requestId: "request",
  sessionId: "session",
  at: 1000,
};

/** Adds rows with a seal each. */
async function sealEach(db: Database, count: number): Promise<void> {
  for (let row = 0; row < count; row++) {
    await db.write((tx) => recordAudit(tx, [auditOf(`order-${row}`, { reason: "because" })], stamp));
    await sealAudit(db, keys, await newestAudit(db.read), 5);
  }
}

async function unlock(db: Database, table: string): Promise<void> {
  const statements = db.engine === "sqlite"
    ? [`drop trigger ${table}_no_update`, `drop trigger ${table}_no_delete`]
    : [`alter table ${table} disable trigger all`];
  await db.write(async (tx) => {
    for (const each of statements) await sql.raw(each).execute(tx);
  });
}

const TEXTS = [
  "_id",
  "actor_id",
  "actor_name",
  "acting_for",
  "seller_id",
  "entity",
  "entity_id",
  "action",
  "reason",
  "changes",
  "request_id",
  "session_id",
] as const;

/** Generates numbers from a seed, so that a failure can be repeated. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed;;) yield state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
}

Deno.test("security I4 of 200 sealed batches with one random byte changed all 200 are reported", () =>
  withDatabase(async (db) => {
    await sealEach(db, 200);
    assert.deepEqual(await brokenSeals(db.read, keys), []);
    await unlock(db, "audit_events");
    const random = numbers(17);
    const next = (below: number) => (random.next().value as number >> 8) % below;
    await db.write(async (tx) => {
      for (let seq = 1; seq <= 200; seq++) {
        const column = TEXTS[next(TEXTS.length)]!;
        const row = await tx.selectFrom("audit_events").select(column).where("seq", "=", seq)
          .executeTakeFirstOrThrow();
        const text = String(row[column]);
        // Only a letter changes, so that JSON stays valid.
        const letters = [...text.matchAll(/[a-zA-Z]/g)];
        const { index } = letters[next(letters.length)]!;
        const turned = String.fromCharCode(text.charCodeAt(index) ^ 1);
        const value = text.slice(0, index) + turned + text.slice(index + 1);
        await tx.updateTable("audit_events").set({ [column]: value }).where("seq", "=", seq).execute();
      }
    });
    const named = (await brokenSeals(db.read, keys)).map(({ first_seq, last_seq }) => [first_seq, last_seq]);
    assert.deepEqual(named, Array.from({ length: 200 }, (_, index) => [index + 1, index + 1]));
  }));

Deno.test("a seal rewritten for its changed rows breaks the next one", () =>
  withDatabase(async (db) => {
    await sealEach(db, 3);
    await unlock(db, "audit_seals");
    await db.write((tx) =>
      tx.updateTable("audit_seals").set({ digest: "0".repeat(64) }).where("last_seq", "=", 2).execute()
    );
    assert.deepEqual((await brokenSeals(db.read, keys)).map(({ last_seq }) => last_seq), [2, 3]);
  }));

Deno.test("the seals are checked in rounds, one at a time, and a broken one is reported until it matches again", () =>
  withDatabase(async (db) => {
    const checks = async (count: number, from: number) => {
      for (let at = from; at < from + count; at++) await checkNextSeal(db, keys, at);
      return await sealCheckOf(db.read);
    };
    assert.deepEqual(await checks(1, 1), { verified_at: null, broken: [] }, "there is nothing to look at");
    await sealEach(db, 3);
    assert.equal((await checks(3, 10)).verified_at, null);
    assert.equal((await checks(1, 13)).verified_at, 10, "when the round began");
    await unlock(db, "audit_events");
    const write = (reason: string) =>
      db.write((tx) => tx.updateTable("audit_events").set({ reason }).where("seq", "=", 2).execute());
    await write("other");
    const found = await checks(4, 20);
    assert.equal(found.verified_at, 20);
    assert.deepEqual(found.broken, [{ first_seq: 2, last_seq: 2 }]);
    await write("because");
    assert.deepEqual((await checks(2, 30)).broken, []);
  }));
