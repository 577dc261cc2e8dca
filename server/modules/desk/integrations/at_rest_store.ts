/** Seals webhook addresses that an earlier build stored as plain text in their table, and masks those in the audit. */
import { redact } from "../../../audit/redact.ts";
import type { Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import type { Keyring } from "../../../secrets/secrets.ts";
import { maskedAddress, sealedAddress } from "./address.ts";

const WHY = "An address of a webhook stood here whole.";

/** @param at unix seconds */
export async function sealOldAddresses(tx: Writer, keys: Keyring, at: number): Promise<string[]> {
  const addresses = await sealAddresses(tx, keys);
  const entries = await redactAddresses(tx, keys, at);
  return [
    ...addresses > 0 ? [`${addresses} addresses of webhooks are sealed now.`] : [],
    ...entries > 0 ? [`${entries} entries of the audit held an address whole: it is masked now.`] : [],
  ];
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
