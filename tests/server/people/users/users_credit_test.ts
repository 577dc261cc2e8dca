import assert from "node:assert/strict";
import { sql } from "kysely";
import { creditedUsers } from "../../../../server/modules/people/users/list_store.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const stamp = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "request-1",
  sessionId: null,
  at: NOW,
};

Deno.test("S5.2 an export of people reads the wallet of the business currency, with that currency's decimals", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    for (const [currency, minor] of [["EUR", 1_234], ["JPY", 700]] as const) {
      const sum = { minor, currency };
      await db.write((tx) =>
        post(tx, {
          kind: "topup",
          facts: { method: "bank", received: sum, credited: sum },
          sellerId: "anna",
          code: "",
        }, stamp)
      );
    }
    const { rows } = await creditedUsers.rows(sql`(select * from users) as r`).execute(db.read);
    const creditIn = (currency: string, id: string) => {
      const root = world.as("root");
      const context = { ...root, settings: { ...root.settings, currency } };
      return creditedUsers.wire(rows.find(({ _id }) => _id === id)!, context).total_credit;
    };
    assert.deepEqual(["USD", "EUR", "JPY", "GBP"].map((each) => creditIn(each, "anna")), [
      100,
      12.34,
      700,
      0,
    ]);
    assert.equal(creditIn("EUR", "ben"), 0);
  }));
