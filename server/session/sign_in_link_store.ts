import type { Reader, Writer } from "../db/database.ts";
import type { EntryLinksTable } from "../db/tables.ts";
import type { AuditEntry } from "../fields.ts";
import { hashToken } from "./tokens.ts";

/** Deletes a person's link; returns the change for the audit, which is empty if there was no link. */
export async function endLink(tx: Writer, userId: string): Promise<AuditEntry["changes"]> {
  const link = await tx.deleteFrom("entry_links").where("user_id", "=", userId)
    .returning("purpose").executeTakeFirst();
  return link ? [{ field: "entry_link", before: link.purpose, after: "" }] : [];
}

export async function keepLink(tx: Writer, row: EntryLinksTable): Promise<void> {
  await endLink(tx, row.user_id);
  await tx.insertInto("entry_links").values(row).execute();
}

/** Returns the person of a valid code; undefined for an invalid code, and for a locked person. */
export async function personOfLink(reader: Reader, code: string, now: number) {
  return await reader.selectFrom("entry_links as l").innerJoin("users as u", "u._id", "l.user_id")
    .select(["u._id", "u.email", "u.identity", "u.name"])
    .where("l.code_hash", "=", hashToken(code)).where("l.expires_at", ">", now)
    .where("u.status", "<>", "Locked").executeTakeFirst();
}

/** Uses up a code; returns false if it is no longer valid, because it was used or replaced meanwhile. */
export async function spendLink(tx: Writer, code: string, now: number): Promise<boolean> {
  const used = await tx.deleteFrom("entry_links")
    .where("code_hash", "=", hashToken(code)).where("expires_at", ">", now)
    .returning("user_id").executeTakeFirst();
  return used !== undefined;
}
