import assert from "node:assert/strict";
import type { SearchAnswer } from "../../../../api/desk/search.ts";
import { notify } from "../../../../server/modules/desk/notifications/store.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";

Deno.test("after a loss of rights a notification is found by its subject, no longer by its hidden content", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using app = testApp(db);
    await db.write((tx) =>
      notify(tx, [{
        userId: "order_qc",
        type: "Order",
        code: "PD-000001",
        words: { key: "mentioned", args: { name: "Anna", code: "PD-000001", text: "Rosebud Street" } },
        referent: "PD-000001",
      }], NOW)
    );
    const authorization = `Bearer ${await world.token("order_qc")}`;
    const countOf = async (q: string) => {
      const response = await app.send(`/main-search/data?q=${q}`, { headers: { authorization } });
      const { searchResult } = await response.json() as SearchAnswer;
      return searchResult.find(({ kind }) => kind === "notifications")?.data.length ?? 0;
    };
    assert.deepEqual([await countOf("rosebud"), await countOf("pd-000001")], [1, 1]);
    await db.write((tx) =>
      tx.updateTable("users").set({ role: "packager" }).where("_id", "=", "order_qc").execute()
    );
    assert.deepEqual([await countOf("rosebud"), await countOf("pd-000001")], [0, 1]);
  }));
