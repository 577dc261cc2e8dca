import assert from "node:assert/strict";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { verify } from "../../scripts/verify.ts";
import { newestAudit, sealAudit } from "../../server/audit/seals.ts";
import { makeSecretKey, readKeyring } from "../../server/secrets/secrets.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { freshDatabase, withDatabase } from "../support/server/database.ts";
import { makeWorld } from "../support/orders/world.ts";

const BROKEN = { name: "", fill: () => Promise.resolve(), books: "broken" } as const;
const keys = readKeyring(makeSecretKey());

Deno.test("verify finds a movement that does not balance and an audit row that was changed", () =>
  withDatabase(async (db) => {
    await (await makeWorld(db)).order();
    await sealAudit(db, keys, await newestAudit(db.read), 1);
    assert.deepEqual(await verify(db, { keys }), []);
    await db.write(async (tx) => {
      for (
        const statement of [
          "drop trigger audit_events_no_update",
          "drop trigger ledger_entries_no_update",
          "update audit_events set reason = 'other'",
          "update ledger_entries set amount_minor = amount_minor + 1 where amount_minor > 0",
        ]
      ) await sql.raw(statement).execute(tx);
    });
    const wrong = await verify(db, { keys });
    assert.match(wrong[0] ?? "", /Audit rows 1 to \d+ do not fit their seal/);
    assert.equal(wrong.filter((line) => /do not sum to zero/.test(line)).length, 2);
  }, BROKEN));

Deno.test("verify checks every reference, however often the file was opened", async () => {
  await using fresh = await freshDatabase();
  if (fresh.db.engine !== "sqlite") return;
  const file = new DatabaseSync(join(fresh.place.dataDir, SQLITE_FILE));
  file.exec(`pragma foreign_keys = off; insert into scopes (user_id, seller_id) values ('nobody', 'nobody');
    insert into order_tags (order_id, seller_id, tag) values ('nothing', 'nobody', 'Gift')`);
  file.close();
  assert.deepEqual(await verify(fresh.db, { keys: null }), [
    "References to missing rows: 1 from order_tags to orders, 2 from scopes to users.",
  ]);
});
