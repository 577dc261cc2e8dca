import { TICKET_SECONDS } from "../../api/request_limits.ts";
import type { Database, Writer } from "../db/database.ts";
import { hashToken } from "../session/tokens.ts";

const TICKET = /^[A-Za-z0-9_-]{43}$/;

/** Stores a ticket for the session of a token, by the hash of the ticket, and deletes expired tickets. */
export async function keepTicket(tx: Writer, ticket: string, tokenHash: string, now: number): Promise<void> {
  await tx.deleteFrom("live_tickets").where("expires_at", "<=", now).execute();
  const row = { hash: hashToken(ticket), token_hash: tokenHash, expires_at: now + TICKET_SECONDS };
  await tx.insertInto("live_tickets").values(row).execute();
}

/** Uses up a ticket and returns the hash of its token; null if it is unknown, used or expired. Guesses do not write. */
export async function spendTicket(db: Database, ticket: string, now: number): Promise<string | null> {
  if (!TICKET.test(ticket)) return null;
  const hash = hashToken(ticket);
  const known = await db.read.selectFrom("live_tickets").select("hash").where("hash", "=", hash)
    .executeTakeFirst();
  if (!known) return null;
  const spent = await db.write((tx) =>
    tx.deleteFrom("live_tickets").where("hash", "=", hash).returning(["token_hash", "expires_at"])
      .executeTakeFirst()
  );
  return spent && spent.expires_at > now ? spent.token_hash : null;
}
