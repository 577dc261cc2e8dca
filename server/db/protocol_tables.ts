/** Tables that the mutation protocol keeps. The conventions are those of tables.ts. */
import type { Generated } from "kysely";

/** Append only. Written in the transaction of what it tells of. */
export interface AuditEventsTable {
  seq: Generated<number>;
  _id: string;
  at: number;
  /** The real person; `acting_for` is whom they act as, null when they act for themselves. */
  actor_id: string;
  actor_name: string;
  acting_for: string | null;
  seller_id: string | null;
  entity: string;
  entity_id: string;
  action: string;
  reason: string;
  /** JSON: [{field, before, after}]. */
  changes: string;
  request_id: string;
  /** The session or API token it came by; null for what was written before sessions were, and for no session. */
  session_id: string | null;
}

/** A chained digest over the audit rows `first_seq..last_seq`: a row changed later no longer fits. */
export interface AuditSealsTable {
  seq: Generated<number>;
  first_seq: number;
  last_seq: number;
  count: number;
  /** Hex: HMAC of the seal before and of the rows; without a key, SHA-256. */
  digest: string;
  at: number;
  /** Id of the key; empty for a seal of an older build. */
  key_id: Generated<string>;
}

/** Audit rows of which something was taken out. Nothing of it is ever deleted. */
export interface AuditRedactionsTable {
  audit_seq: number;
  /** Sealed JSON: digests of the row as it was and as it is now. */
  sealed: string;
  why: string;
  at: number;
}

/** How far the seals were looked at, and what was found: one row. */
export interface AuditChecksTable {
  _id: number;
  /** The seal that was looked at last ends here; 0 between two rounds over all of them. */
  after_seq: number;
  /** Of the round under way. */
  begun_at: number;
  /** When the last whole round began; null before the first. */
  verified_at: number | null;
  /** JSON: [{first_seq, last_seq}] of the seals that do not fit, as the last look at each found them. */
  broken: string;
}

/** One answer per person, mutation and key: asked again, it is given again. */
export interface IdempotencyKeysTable {
  actor_id: string;
  field: string;
  key: string;
  /** SHA-256 of the arguments without the key. */
  fingerprint: string;
  /** JSON of the field's result. */
  response: string;
  created_at: number;
}

/** Live events, in commit order; each server process tails them. */
export interface OutboxTable {
  seq: Generated<number>;
  entity: string;
  /** JSON: string[]. */
  ids: string;
  /** Whose rows changed; null means the house's. */
  seller_id: string | null;
  /** The one person it is for; null means whoever may see the seller's rows. */
  user_id: string | null;
  at: number;
}

/** Opens one socket for the session that asked for it. Only hashes are kept. */
export interface LiveTicketsTable {
  hash: string;
  token_hash: string;
  expires_at: number;
}

/** Next number of a running code: orders, packages, units. */
export interface CountersTable {
  name: string;
  next: number;
}
