import assert from "node:assert/strict";
import { sql } from "kysely";
import { monthSums } from "../../../../server/modules/money/ledger/months_store.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { NOW } from "../../../support/people/people.ts";
import { withDatabase } from "../../../support/server/database.ts";

Deno.test("each forwarder has its own account, also if its name has a colon", () =>
  withDatabase(async (db) => {
    const stamp = {
      actor: { _id: "root", name: "root" },
      ...{ actingFor: null, requestId: "accounts", sessionId: null, at: NOW },
    };
    for (const [provider, minor] of [["Viettel: Hanoi", 700], ["Viettel: Saigon", 50]] as const) {
      const facts = { of: "local", provider, minor, currency: "USD" } as const;
      await db.write((tx) => post(tx, { kind: "cost", facts, sellerId: null, code: "LB-000001" }, stamp));
    }
    const { totals } = await monthSums(db.read, { from: 0, until: NOW + 1 }, []);
    assert.deepEqual(totals.map(({ account, closing_minor }) => [account, closing_minor]), [
      ["cost:local", -750],
      ["provider:Viettel: Hanoi", 700],
      ["provider:Viettel: Saigon", 50],
    ]);
    const { rows } = await sql`select party from ledger_accounts where kind = 'provider' order by party`
      .execute(db.read);
    assert.deepEqual(rows, [{ party: "Viettel: Hanoi" }, { party: "Viettel: Saigon" }]);
  }));
