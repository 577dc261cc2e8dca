import type { Reader, Writer } from "../db/database.ts";
import type { EntryLinksTable } from "../db/tables.ts";
import type { AuditEntry } from "../fields.ts";
import { hashToken } from "./tokens.ts";

/** Returns the change for the audit; none if there was no link. */
export async function endLink(tx: Writer, userId: string): Promise<AuditEntry["changes"]> {
  const link = await tx.deleteFrom("entry_links").where("user_id", "=", userId)
    .returning("purpose").executeTakeFirst();
  return link ? [{ field: "entry_link", before: link.purpose, after: "" }] : [];
}

/** Replaces the person's previous link. */
export async function keepLink(tx: Writer, row: EntryLinksTable): Promise<void> {
  await endLink(tx, row.user_id);
  await tx.insertInto("entry_links").values(row).execute();
}

/** Returns the person of a valid code; undefined for any other, and for a locked person. */
export async function personOfLink(reader: Reader, code: string, now: number) {
  return await reader.selectFrom("entry_links as l").innerJoin("users as u", "u._id", "l.user_id")
    .select(["u._id", "u.email", "u.identity", "u.name"])
    .where("l.code_hash", "=", hashToken(code)).where("l.expires_at", ">", now)
    .where("u.status", "<>", "Locked").executeTakeFirst();
}

/** Uses a code up. False when it is no longer valid: somebody was first, or another one replaced it. */
export async function spendLink(tx: Writer, code: string, now: number): Promise<boolean> {
  const used = await tx.deleteFrom("entry_links")
    .where("code_hash", "=", hashToken(code)).where("expires_at", ">", now)
    .returning("user_id").executeTakeFirst();
  return used !== undefined;
}
