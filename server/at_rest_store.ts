/**
 * What a migration cannot do, for it has no key: seals of the audit, addresses of webhooks in their table and in the
 * audit. Done at each start, before anybody is answered; where there is nothing left to do, nothing is.
 */
import { sql } from "kysely";
import { redact } from "./audit_redact.ts";
import { adoptPlainSeals } from "./audit_reseal.ts";
import type { Database, Writer } from "./db/database.ts";
import { searchText } from "./db/search.ts";
import { maskedAddress, sealedAddress } from "./modules/integrations/address.ts";
import type { Keyring } from "./secrets.ts";

export interface BroughtToRest {
  /** Seals of the audit that were made by a build before this one. */
  readonly seals: number;
  readonly addresses: number;
  /** Rows of the audit out of which an address was taken. */
  readonly entries: number;
}

const WHY = "An address of a webhook stood here whole.";

/** @param at unix seconds */
export async function bringToRest(db: Database, keys: Keyring, at: number): Promise<BroughtToRest> {
  const seals = await adoptPlainSeals(db, keys);
  const done = await db.write(async (tx) => {
    // What is overwritten must not stay readable in a part of the file that is free.
    if (db.engine === "sqlite") await sql`pragma secure_delete = on`.execute(tx);
    return { addresses: await sealAddresses(tx, keys), entries: await redactAddresses(tx, keys, at) };
  });
  return { seals, ...done };
}

async function sealAddresses(tx: Writer, keys: Keyring): Promise<number> {
  const open = await tx.selectFrom("integrations").select(["_id", "name", "url"])
    .where("url", "like", "http%").execute();
  for (const { _id, name, url } of open) {
    const columns = sealedAddress(_id, url, keys);
    await tx.updateTable("integrations")
      .set({ ...columns, search_text: searchText(name, columns.url_shown) }).where("_id", "=", _id).execute();
  }
  return open.length;
}

async function redactAddresses(tx: Writer, keys: Keyring, at: number): Promise<number> {
  const rows = await tx.selectFrom("audit_events as e").selectAll("e")
    .leftJoin("audit_redactions as r", "r.audit_seq", "e.seq")
    .where("e.entity", "=", "integrations").where("e.changes", "like", '%"url"%')
    .where("r.audit_seq", "is", null).execute();
  let count = 0;
  for (const row of rows) {
    const isDone = await redact(tx, keys, row, {
      why: WHY,
      at,
      without: (changes) =>
        changes.map((change) =>
          change.field === "url"
            ? { ...change, before: maskedAddress(change.before), after: maskedAddress(change.after) }
            : change
        ),
    });
    if (isDone) count++;
  }
  return count;
}
