/** Modules learn of writes to a database that they listen to, within the same transaction. */
import assert from "node:assert/strict";
import { recordAudit } from "../../../server/audit/audit.ts";
import { type OnEvents, withListeners } from "../../../server/events/events.ts";
import { withDatabase } from "../../support/server/database.ts";
import { auditOf } from "../../support/server/mutation_context.ts";

const stamp = {
  actor: { _id: "root", name: "Root" },
  actingFor: "anna",
  requestId: "request-1",
  sessionId: null,
  at: 1,
};

/** Makes a listener with a list of the record ids and people that it received. */
function listener() {
  const heard: string[] = [];
  const onEvents: OnEvents = (_tx, { events, by, at }) => {
    heard.push(...events.map(({ entityId }) => `${entityId} by ${by.join("+")} at ${at}`));
    return Promise.resolve();
  };
  return { heard, onEvents };
}

Deno.test("a listener of a database gets that database's audit entries, and no others", () =>
  withDatabase(async (db) => {
    const [one, other] = [listener(), listener()];
    const [ones, others] = [withListeners(db, [one.onEvents]), withListeners(db, [other.onEvents])];
    // Simultaneous writes share a commit on SQLite.
    await Promise.all([
      ones.write((tx) => recordAudit(tx, [auditOf("a"), auditOf("b")], stamp)),
      db.write((tx) => recordAudit(tx, [auditOf("c")], stamp)),
      others.write((tx) => recordAudit(tx, [auditOf("d")], { ...stamp, actingFor: null })),
      db.write((tx) => recordAudit(tx, [auditOf("e")], stamp)),
    ]);
    assert.deepEqual(one.heard, ["a by root+anna at 1", "b by root+anna at 1"]);
    assert.deepEqual(other.heard, ["d by root at 1"]);
  }));

Deno.test("with nested listeners only the outer one is called, so that none is called twice", () =>
  withDatabase(async (db) => {
    const [inner, outer] = [listener(), listener()];
    const both = withListeners(withListeners(db, [inner.onEvents]), [outer.onEvents]);
    await both.write((tx) => recordAudit(tx, [auditOf("a")], stamp));
    assert.deepEqual([inner.heard.length, outer.heard.length], [0, 1]);
  }));

Deno.test("a listener's writes are stored together with the event, or neither is", () =>
  withDatabase(async (db) => {
    let isFull = false;
    const heard = withListeners(db, [async (tx, { events }) => {
      await tx.insertInto("counters").values({ name: events[0]!.entityId, next: 1 }).execute();
      if (isFull) throw new Error("no room");
    }]);
    const record = (id: string) => heard.write((tx) => recordAudit(tx, [auditOf(id)], stamp));
    await record("a");
    isFull = true;
    await assert.rejects(record("b"), /no room/);
    const names = await db.read.selectFrom("counters").select("name").where("name", "in", ["a", "b"])
      .execute();
    const audited = await db.read.selectFrom("audit_events").select("entity_id").execute();
    assert.deepEqual([names.map(({ name }) => name), audited.map(({ entity_id }) => entity_id)], [["a"], [
      "a",
    ]]);
  }));
