import assert from "node:assert/strict";
import { recordAudit } from "../../../../server/audit/audit.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { detailsOf } from "../../../../server/modules/people/audit/names_store.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { withDatabase } from "../../../support/server/database.ts";

Deno.test("an amount in the audit has the currency of its record", () =>
  withDatabase(async (db) => {
    await makeWorld(db);
    const { _id } = await db.read.selectFrom("items").select("_id").executeTakeFirstOrThrow();
    await db.write(async (tx) => {
      await tx.updateTable("items").set({ currency: "EUR" }).where("_id", "=", _id).execute();
      await recordAudit(tx, [{
        entity: "catalogueItems",
        entityId: _id,
        sellerId: null,
        action: "makeItem",
        changes: [{ field: "price_minor", before: "900", after: "1000" }],
      }], {
        actor: { _id: "root", name: "Root" },
        actingFor: null,
        requestId: "r",
        sessionId: null,
        at: NOW,
      });
    });
    const entry = await db.read.selectFrom("audit_events").select("_id").where("entity_id", "=", _id)
      .executeTakeFirstOrThrow();
    const told = await detailsOf(db.read, ALL_SELLERS, [entry._id]);
    assert.equal(told.get(entry._id)?.currency, "EUR");
  }));
