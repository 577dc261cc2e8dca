/** Checks data at rest: every page, every reference, the seals of the audit log and the sums of the ledger. */
import { sql } from "kysely";
import { brokenSeals } from "../server/audit_seals.ts";
import type { Database } from "../server/db/database.ts";
import { openDatabase } from "../server/db/open.ts";
import { readEnvironment } from "../server/settings.ts";

/** One line per thing that is wrong. */
export async function verify(db: Database): Promise<string[]> {
  const wrong: string[] = [];
  if (db.engine === "sqlite") {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db.read);
    wrong.push(...rows.map((row) => row.integrity_check).filter((text) => text !== "ok"));
  }
  for (const { first_seq, last_seq } of await brokenSeals(db.read)) {
    wrong.push(`Audit rows ${first_seq} to ${last_seq} do not fit their seal.`);
  }
  const unbalanced = await sql<{ txn_id: string }>`
    select txn_id from ledger_entries group by txn_id, currency having sum(amount_minor) <> 0 limit 10
  `.execute(db.read);
  wrong.push(...unbalanced.rows.map(({ txn_id }) => `The entries of movement ${txn_id} do not sum to zero.`));
  return wrong;
}

if (import.meta.main) {
  const { databaseUrl, settings: { dataDir } } = readEnvironment(Deno.env.toObject());
  const db = await openDatabase({ dataDir, ...databaseUrl && { url: databaseUrl } });
  const wrong = await verify(db);
  await db.close();
  console.log(wrong.length === 0 ? "The data is sound." : wrong.join("\n"));
  Deno.exitCode = wrong.length === 0 ? 0 : 1;
}
