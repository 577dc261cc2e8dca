/**
 * A person with only the database file can neither make a seal nor shorten the audit undetected; redacted
 * rows keep their seals valid.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { recordAudit } from "../../../../server/audit/audit.ts";
import { anchorFault, anchorOf, anchorsIn, anchorText } from "../../../../server/audit/anchor.ts";
import { redact } from "../../../../server/audit/redact.ts";
import { adoptPlainSeals, resealAudit } from "../../../../server/audit/reseal.ts";
import { brokenSeals, newestAudit, sealAudit, sealsAfter } from "../../../../server/audit/seals.ts";
import { canonicalJson } from "../../../../server/canonical.ts";
import type { Database } from "../../../../server/db/database.ts";
import { resealAll } from "../../../../server/secrets/sealed_store.ts";
import { makeSecretKey, readKeyring } from "../../../../server/secrets/secrets.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { auditOf } from "../../../support/server/mutation_context.ts";

const OLD = makeSecretKey();
const NEW = makeSecretKey();
const old = readKeyring(OLD);
const both = readKeyring(`${NEW},${OLD}`);
const current = readKeyring(NEW);

const stamp = {
  actor: { _id: "ann", name: "Ann" },
  actingFor: null,
  requestId: "r",
  sessionId: "s",
  at: 1000,
};

/** Adds a row and its seal. */
async function sealOne(db: Database, name: string, keys = old): Promise<void> {
  const changes = [{ field: "url", before: "", after: `https://hooks.example/token-of-${name}` }];
  await db.write((tx) => recordAudit(tx, [auditOf(name, { changes })], stamp));
  await sealAudit(db, keys, await newestAudit(db.read), 5);
}

/** Changes the tables as a person with the database file could. */
async function tamper(db: Database, ...statements: readonly string[]): Promise<void> {
  const tables = ["audit_events", "audit_seals"];
  const unlock = db.engine === "sqlite"
    ? tables.flatMap((table) => [`drop trigger ${table}_no_update`, `drop trigger ${table}_no_delete`])
    : tables.map((table) => `alter table ${table} disable trigger all`);
  await db.write(async (tx) => {
    for (const each of [...unlock, ...statements]) await sql.raw(each).execute(tx);
  });
}

/** Computes the chain of digests as it was made without a key, which anybody could do. */
async function plainDigests(db: Database): Promise<readonly string[]> {
  const rows = await db.read.selectFrom("audit_events").selectAll().orderBy("seq").execute();
  let before = "";
  return rows.map(({ session_id, ...row }) => {
    const line = canonicalJson(session_id === null ? row : { ...row, session_id });
    before = createHash("sha256").update(before).update(`\n${line}`).digest("hex");
    return before;
  });
}

const brokenIn = async (db: Database, keys = old) =>
  (await brokenSeals(db.read, keys)).map(({ last_seq }) => last_seq);

const redactOne = (db: Database, seq: number) =>
  db.write(async (tx) => {
    const row = await tx.selectFrom("audit_events").selectAll().where("seq", "=", seq)
      .executeTakeFirstOrThrow();
    return await redact(tx, old, row, {
      why: "A token.",
      at: 2000,
      without: (changes) => changes.map((change) => ({ ...change, after: "masked" })),
    });
  });

Deno.test("security I4: if somebody changes a row in the file and computes all seals again, each of these is reported", () =>
  withDatabase(async (db) => {
    for (const name of ["a", "b", "c"]) await sealOne(db, name);
    assert.deepEqual(await brokenIn(db), []);
    await tamper(db, "update audit_events set reason = 'other' where seq = 2");
    for (const keyId of [old.keys[0]!.id, ""]) {
      for (const [index, digest] of (await plainDigests(db)).entries()) {
        await replaceSeal(db, index + 1, digest, keyId);
      }
      assert.deepEqual(await brokenIn(db), [1, 2, 3], `with the key "${keyId}"`);
    }
  }));

const replaceSeal = (db: Database, last_seq: number, digest: string, key_id: string) =>
  db.write((tx) =>
    tx.updateTable("audit_seals").set({ digest, key_id }).where("last_seq", "=", last_seq).execute()
  );

Deno.test("security I4: after rows are removed from the end with their seals the rest still matches, but lacks the anchor of the log", () =>
  withDatabase(async (db) => {
    for (const name of ["a", "b", "c"]) await sealOne(db, name);
    const line = `2026-11-22 The audit is sealed. ${anchorText((await anchorOf(db.read))!)} and so on`;
    const [anchor] = anchorsIn(line);
    assert.equal(await anchorFault(db.read, anchor!), null);
    await tamper(db, "delete from audit_seals where last_seq > 1", "delete from audit_events where seq > 1");
    assert.deepEqual(await brokenIn(db), [], "what is left matchesSeal");
    assert.match(
      (await anchorFault(db.read, anchor!)) ?? "",
      /once had 3 sealed rows up to number 3; 1 are there/,
    );
    // Even new rows sealed with the real key do not replace the removed ones.
    for (const name of ["x", "y"]) await sealOne(db, name);
    const rows = await sealsAfter(db.read, 0);
    const filled = { ...anchor!, last_seq: rows.at(-1)!.last_seq };
    assert.match((await anchorFault(db.read, filled)) ?? "", /differs from what it was/);
  }));

Deno.test("C8 with a new key every seal is made again, an invalid one stays invalid, and the old key can be dropped", () =>
  withDatabase(async (db) => {
    for (const name of ["a", "b", "c"]) await sealOne(db, name);
    const anchor = (await anchorOf(db.read))!;
    await redactOne(db, 1);
    await tamper(db, "update audit_events set reason = 'other' where seq = 2");
    await sealOne(db, "d", both);
    assert.deepEqual(await brokenIn(db, both), [2]);
    assert.deepEqual(await brokenIn(db, current), [1, 2, 3], "sealed by a key that is not there");
    await assert.rejects(resealAudit(db, current), /SECRET_KEY does not hold key/);
    await resealAll(db, both);
    assert.equal(await resealAudit(db, both), 4);
    assert.deepEqual(await brokenIn(db, current), [2]);
    assert.equal(await resealAudit(db, current), 0);
    await sealOne(db, "e", current);
    assert.deepEqual(await brokenIn(db, current), [2]);
    assert.equal(await anchorFault(db.read, anchor), null, "an earlier anchor is still reached");
  }));

Deno.test("seals of a build without a key are converted once, invalid ones as broken", () =>
  withDatabase(async (db) => {
    for (const name of ["a", "b", "c"]) {
      await db.write((tx) =>
        recordAudit(tx, [auditOf(name)], { ...stamp, sessionId: name === "a" ? null : "s" })
      );
    }
    const plain = (await plainDigests(db)).map((digest, index) => ({
      first_seq: index + 1,
      last_seq: index + 1,
      count: 1,
      digest,
      at: 5,
    }));
    await db.write((tx) => tx.insertInto("audit_seals").values(plain).execute());
    assert.deepEqual(await brokenIn(db), [1, 2, 3], "a seal without a key is invalid");
    await tamper(db, "update audit_events set reason = 'other' where seq = 2");
    assert.equal(await adoptPlainSeals(db, old), 3);
    assert.deepEqual(await brokenIn(db), [2]);
    // After the conversion a seal without a key is not accepted any more.
    await replaceSeal(db, 3, plain[2]!.digest, "");
    assert.equal(await adoptPlainSeals(db, old), 0);
    assert.deepEqual(await brokenIn(db), [2, 3]);
  }));

Deno.test("redacting the audit keeps its seal valid, and the rest cannot be changed", () =>
  withDatabase(async (db) => {
    await sealOne(db, "a");
    await sealOne(db, "b");
    const write = (changes: string, seq: number) =>
      db.write((tx) => tx.updateTable("audit_events").set({ changes }).where("seq", "=", seq).execute());
    await assert.rejects(write("[]", 1), /append only/);
    assert.equal(await redactOne(db, 1), true);
    const row = await db.read.selectFrom("audit_events").select("changes").where("seq", "=", 1)
      .executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(row.changes), [{ field: "url", before: "", after: "masked" }]);
    assert.deepEqual(await brokenIn(db), []);
    await assert.rejects(write("[]", 2), /append only/, "only where a redaction says so");
    await assert.rejects(
      db.write((tx) =>
        tx.updateTable("audit_events").set({ actor_name: "Eve" }).where("seq", "=", 1).execute()
      ),
      /append only/,
    );
    await write("[]", 1);
    assert.deepEqual(await brokenIn(db), [1]);
    // A redaction cannot be copied to another row, or made without the key.
    const { sealed } = await db.read.selectFrom("audit_redactions").select("sealed")
      .executeTakeFirstOrThrow();
    await db.write((tx) =>
      tx.insertInto("audit_redactions").values({ audit_seq: 2, sealed, why: "Forged.", at: 1 }).execute()
    );
    assert.deepEqual(await brokenIn(db), [1, 2]);
  }));
