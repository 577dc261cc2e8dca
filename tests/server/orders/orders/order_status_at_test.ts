/** Older orders get the time of their status from the step that led to it, if the audit has it. */
import assert from "node:assert/strict";
import { migrate, MIGRATIONS } from "../../../../server/db/migrate.ts";
import { fillFirstWave } from "../../../support/server/first_wave.ts";
import { FIRST_WAVE, withOldDatabase } from "../../../support/server/database.ts";

const changes = (field: string) => JSON.stringify([{ field, before: "a", after: "b" }]);
const KEPT = [
  { at: 1_700_000_100, changes: changes("status") },
  { at: 1_700_000_200, changes: changes("status") },
  { at: 1_700_000_300, changes: changes("note") },
];

Deno.test("Clear answers 8 S2.19 older orders have the time of the step that led to their status", () =>
  withOldDatabase(FIRST_WAVE, async (db) => {
    await fillFirstWave(db, 120);
    await migrate(db, MIGRATIONS.filter(({ number }) => number < 87));
    const before = await db.read.selectFrom("orders").select(["_id", "created_at", "updated_at", "status"])
      .orderBy("seq").execute();
    const heldId = before.find(({ status }) => status === "On Hold")!._id;
    await db.write((tx) =>
      tx.insertInto("audit_events").values(KEPT.map((order, at) => ({
        ...order,
        _id: `event-${at}`,
        actor_id: "root",
        actor_name: "root",
        reason: "",
        acting_for: null,
        entity: "orders",
        entity_id: heldId,
        seller_id: null,
        action: "order.hold",
        request_id: "",
        session_id: null,
      }))).execute()
    );
    await migrate(db);
    const after = await db.read.selectFrom("orders").select(["_id", "status_at"]).execute();
    const found = new Map(after.map(({ _id, status_at }) => [_id, status_at]));
    for (const { _id, status, created_at, updated_at } of before) {
      const expected = _id === heldId ? KEPT[1]!.at : status === "Draft" ? created_at : updated_at;
      assert.equal(found.get(_id), expected, `${_id} ${status}`);
    }
  }));
