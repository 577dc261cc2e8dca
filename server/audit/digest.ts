/** Computes a seal's digest with a key: the database alone does not suffice to forge it. Source: ADR 22. */
import { createHash, type Hash, type Hmac } from "node:crypto";
import type { Selectable } from "kysely";
import { canonicalJson } from "../canonical.ts";
import type { Reader } from "../db/database.ts";
import type { AuditEventsTable } from "../db/tables.ts";
import { hmacBy, type Keyring, openSecret, sealBinding } from "../secrets/secrets.ts";

const PURPOSE = "audit seal";
const ROWS_AT_ONCE = 1000;

export type SealedEvent = Selectable<AuditEventsTable>;

/** The digests of a redacted row, before and after its redaction. */
export interface RedactedDigests {
  readonly was: string;
  readonly is: string;
}

export const redactionBinding = (seq: number): string =>
  sealBinding("audit_redactions", String(seq), "sealed");

/** Hashes a row as one line of canonical JSON, without a null `session_id`, which old seals did not cover. */
export const leafOf = (row: SealedEvent): string => createHash("sha256").update(lineOf(row)).digest("hex");

function lineOf({ session_id, ...row }: SealedEvent): string {
  return canonicalJson(session_id === null ? row : { ...row, session_id });
}

export interface Span {
  readonly after: number;
  readonly upTo: number;
  readonly most: number;
  /** The digest of the previous seal; empty for the first seal. */
  readonly before: string;
  /** Empty for seals of earlier builds, which had no key. */
  readonly keyId: string;
}

export interface SpanDigest {
  readonly first_seq: number;
  readonly last_seq: number;
  readonly count: number;
  /** Null if the keyring lacks the key. */
  readonly digest: string | null;
}

export async function digestOf(
  reader: Reader,
  keys: Keyring,
  { after, upTo, most, before, keyId }: Span,
): Promise<SpanDigest> {
  const hash: Hash | Hmac | null = keyId === "" ? createHash("sha256") : hmacBy(keys, keyId, PURPOSE);
  hash?.update(before);
  let [first_seq, last_seq, count] = [0, after, 0];
  for (;;) {
    const rows = await reader.selectFrom("audit_events").selectAll()
      .where("seq", ">", last_seq).where("seq", "<=", upTo)
      .orderBy("seq").limit(Math.min(ROWS_AT_ONCE, most - count)).execute();
    const redacted = await redactedDigests(reader, keys, last_seq, rows.at(-1)?.seq ?? last_seq);
    for (const row of rows) {
      hash?.update(`\n${keyId === "" ? lineOf(row) : storedLeaf(row, redacted.get(row.seq))}`);
      first_seq ||= row.seq;
      last_seq = row.seq;
    }
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE || count >= most) {
      return { first_seq, last_seq, count, digest: hash?.digest("hex") ?? null };
    }
  }
}

/** Returns a row's digest; for a redacted row the one from before, unless the row was changed afterwards. */
function storedLeaf(row: SealedEvent, redacted: RedactedDigests | null | undefined): string {
  const leaf = leafOf(row);
  if (redacted === undefined) return leaf;
  return redacted?.is === leaf ? redacted.was : "changed";
}

/** Maps redacted rows to their digests; null if they do not decrypt: sealed with another key, or forged. */
async function redactedDigests(
  reader: Reader,
  keys: Keyring,
  after: number,
  upTo: number,
): Promise<ReadonlyMap<number, RedactedDigests | null>> {
  const rows = await reader.selectFrom("audit_redactions").select(["audit_seq", "sealed"])
    .where("audit_seq", ">", after).where("audit_seq", "<=", upTo).execute();
  return new Map(rows.map(({ audit_seq, sealed }) => [audit_seq, opened(keys, audit_seq, sealed)]));
}

function opened(keys: Keyring, seq: number, sealed: string): RedactedDigests | null {
  try {
    return JSON.parse(openSecret(keys, sealed, redactionBinding(seq))) as RedactedDigests;
  } catch {
    return null;
  }
}
